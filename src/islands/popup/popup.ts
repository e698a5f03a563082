/**
 * Shows the item behind a link in a modal dialog: the same article as on the item's own page, from which it is
 * fetched (specification 2, Home page; design 3). Closed by X, Escape or a touch outside, and cleared then.
 * @param link an `<a>` to an item's page, whose article is marked `data-item`
 */
export async function openPopup(link: HTMLAnchorElement): Promise<void> {
	const dialog = makeDialog(link.href);
	const title = part(dialog, '.popup-title');
	const content = part(dialog, '.popup-content');
	title.textContent = link.closest('article')?.querySelector('.card-title')?.textContent ?? '';
	content.textContent = 'Loading…';
	document.body.append(dialog);
	dialog.showModal();
	try {
		const article = await fetchArticle(link.href);
		const heading = article.querySelector('h1');
		if (heading) title.replaceChildren(...heading.childNodes);
		heading?.remove();
		content.replaceChildren(...article.childNodes);
	} catch {
		content.textContent = 'This could not be loaded. Check your connection and try again.';
	}
}

function makeDialog(href: string): HTMLDialogElement {
	const dialog = document.createElement('dialog');
	dialog.className = 'popup';
	dialog.setAttribute('aria-labelledby', 'popup-title');
	dialog.innerHTML = `<div class="popup-head"><h2 class="popup-title" id="popup-title"></h2>
		<button type="button" class="popup-close" aria-label="Close"><span aria-hidden="true">×</span></button></div>
		<div class="popup-content" aria-live="polite"></div>
		<p class="popup-foot"><a>Open as a page, to share or print</a></p>`;
	part<HTMLAnchorElement>(dialog, '.popup-foot a').href = href;
	part(dialog, '.popup-close').addEventListener('click', () => dialog.close());
	// A touch on the backdrop arrives at the dialog itself: everything inside is covered by its parts.
	dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
	dialog.addEventListener('close', () => dialog.remove());
	return dialog;
}

async function fetchArticle(href: string): Promise<Element> {
	const response = await fetch(href);
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	const article = page.querySelector('[data-item]');
	if (!response.ok || !article) throw new Error(`No item at ${href}.`);
	return document.adoptNode(article);
}

function part<T extends HTMLElement = HTMLElement>(dialog: HTMLElement, selector: string): T {
	return dialog.querySelector(selector) as T;
}
