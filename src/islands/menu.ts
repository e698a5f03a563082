/** Closes the open menu on Escape, on a touch outside and when the focus leaves; opening needs no script. */
const groups = document.querySelectorAll<HTMLDetailsElement>('.menu-group');

function closeUnless(stays: (group: HTMLDetailsElement) => boolean) {
	for (const group of groups) if (group.open && !stays(group)) group.open = false;
}

addEventListener('keydown', ({ key }) => {
	if (key !== 'Escape') return;
	const open = [...groups].find((group) => group.open && group.contains(document.activeElement));
	open?.querySelector('summary')?.focus();
	closeUnless(() => false);
});
for (const sign of ['pointerdown', 'focusin'])
	addEventListener(sign, ({ target }) => closeUnless((group) => group.contains(target as Node)));
