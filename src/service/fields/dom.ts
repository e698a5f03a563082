import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

// One window for every record: making one costs more than sanitising with it.
const { window } = new JSDOM('');
const purifier = createDOMPurify(window);
if (!purifier.isSupported) {
	throw new Error('The sanitiser does not work here: run `npm install` to get its exact version.');
}

/** Attributes that the steps after sanitising read or keep. */
const ATTRIBUTES = ['href', 'scope', 'start', 'data-list'];

/** How deeply elements may lie in each other: no editor comes near, and a thousand would keep jsdom busy for seconds. */
const MAX_DEPTH = 100;

/**
 * Parses hostile HTML into elements of which only `tags` are left; other elements leave their content behind, save
 * those whose content is no text, such as scripts (measured: DOMPurify on jsdom). HTML nested beyond reason leaves its
 * text alone.
 * @returns a `<body>` that the caller may change
 */
export function parseHtml(html: string, tags: readonly string[]): HTMLElement {
	const body = purifier.sanitize(isTooDeep(html) ? html.replace(/<[^<>]*>/g, ' ') : html, {
		ALLOWED_TAGS: [...tags],
		ALLOWED_ATTR: ATTRIBUTES,
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
		RETURN_DOM: true,
	});
	return body as HTMLElement;
}

function isTooDeep(html: string): boolean {
	if (html.split('<', MAX_DEPTH + 1).length <= MAX_DEPTH) return false;
	let level = contentOf(parseFragment(html));
	for (let depth = 0; level.length > 0; depth += 1) {
		if (depth > MAX_DEPTH) return true;
		level = level.flatMap(contentOf);
	}
	return false;
}

function contentOf(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node[] {
	if ('content' in node) return node.content.childNodes;
	return 'childNodes' in node ? node.childNodes : [];
}

/** Every element below `root`, or those of the names, inner ones first. Selectors would take ten times as long. */
export const innerFirst = (root: Element, names?: readonly string[]) =>
	[...root.getElementsByTagName('*')]
		.filter((element) => names?.includes(element.localName) ?? true)
		.reverse();

/** Whether there is an element of the names below `root`. */
export const holds = (root: Element, names: readonly string[]) =>
	[...root.getElementsByTagName('*')].some((element) => names.includes(element.localName));

/** Leaves the content of an element in its place, one by one: there may be more of it than a call takes arguments. */
export function unwrap(element: Element): void {
	while (element.firstChild) element.before(element.firstChild);
	element.remove();
}

/** Puts an element of another name around the content. */
export function rename(element: Element, name: string): Element {
	const renamed = window.document.createElement(name);
	while (element.firstChild) renamed.append(element.firstChild);
	element.replaceWith(renamed);
	return renamed;
}

/** Whether an element has nothing to read. */
export const isBlank = (node: Node) => !/[^\s\u200b-\u200d\u2060]/.test(node.textContent ?? '');
