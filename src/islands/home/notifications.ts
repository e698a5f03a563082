const STORE = 'notifications';

/**
 * Whether one of the notices was not there when the popup was last open.
 * @param ids of the notices, parted by spaces
 * @param seen the same of then; null when it was not open yet
 */
export function hasNew(ids: string, seen: string | null): boolean {
	const known = new Set(seen?.split(' '));
	return ids.split(' ').some((id) => !known.has(id));
}

/**
 * Opens the notification popup by itself once a browsing session, and again only for new notices (design 4). It takes
 * neither the focus nor the page, and tells screen readers that it is there. Where the browser keeps nothing for a session it stays closed, rather than come back
 * on every visit of the page.
 * @param popup an element with `popover`, with the ids of its notices in `data-ids`
 * @param status an element with the role `status`, with what is said in `data-text`
 */
export function openOnce(popup: HTMLElement, status: HTMLElement | null): void {
	const { ids = '' } = popup.dataset;
	try {
		const isNew = hasNew(ids, sessionStorage.getItem(STORE));
		popup.addEventListener('toggle', () => sessionStorage.setItem(STORE, ids));
		// Whoever has a menu or an item open is not disturbed: the notices come on the next visit of the page.
		if (!isNew || document.querySelector(':popover-open, dialog[open]')) return;
	} catch {
		return;
	}
	popup.showPopover();
	status?.replaceChildren(status.dataset.text ?? '');
}
