/**
 * Opens links marked `data-popup` as a dialog; the popup itself is fetched with the first of them. Whatever goes
 * wrong, the link still leads to the item's page.
 */
addEventListener('click', (event) => {
	const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-popup]');
	const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
	if (!link || elsewhere || event.button > 0) return;
	event.preventDefault();
	import('./popup.ts').then(
		({ openPopup }) => openPopup(link),
		() => location.assign(link.href),
	);
});
