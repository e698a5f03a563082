import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

// One window for every record: making one costs more than sanitising with it.
const { window } = new JSDOM('');
const purifier = createDOMPurify(window);
if (!purifier.isSupported) {
	throw new Error('The sanitiser does not work here: run `npm install` to get its exact version.');
}

/** Attributes that the steps after sanitising read or keep. */
const ATTRIBUTES = ['href', 'scope', 'start', 'data-list'];

/**
 * Parses hostile HTML into elements of which only `tags` are left; other elements leave their content behind, save
 * those whose content is no text, such as scripts (measured: DOMPurify on jsdom).
 * @returns a `<body>` that the caller may change
 */
export function parseHtml(html: string, tags: readonly string[]): HTMLElement {
	const body = purifier.sanitize(html, {
		ALLOWED_TAGS: [...tags],
		ALLOWED_ATTR: ATTRIBUTES,
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
		RETURN_DOM: true,
	});
	return body as HTMLElement;
}

/** Every element below `root`, or those of the names, inner ones first. Selectors would take ten times as long. */
export const innerFirst = (root: Element, names?: readonly string[]) =>
	[...root.getElementsByTagName('*')]
		.filter((element) => names?.includes(element.localName) ?? true)
		.reverse();

/** Whether there is an element of the names below `root`. */
export const holds = (root: Element, names: readonly string[]) =>
	[...root.getElementsByTagName('*')].some((element) => names.includes(element.localName));

/** Leaves the content of an element in its place. */
export const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Puts an element of another name around the content. */
export function rename(element: Element, name: string): Element {
	const renamed = window.document.createElement(name);
	renamed.append(...element.childNodes);
	element.replaceWith(renamed);
	return renamed;
}

/** Whether an element has nothing to read. */
export const isBlank = (node: Node) => !/[^\s\u200b-\u200d\u2060]/.test(node.textContent ?? '');
