import { holds, innerFirst, isBlank, rename, unwrap } from './dom.ts';
import { BLOCK, INLINE, RENAMED, TABLE_PARTS } from './markup.ts';
import { tidyTable } from './tidy-table.ts';
import { isWebUrl, readUrl } from './url.ts';

const LISTS = ['ul', 'ol'];

/** Elements that nothing is lost with when they are blank. */
const NEEDLESS = [...BLOCK.filter((name) => name !== 'hr'), 'caption'];

/** The attributes that each element keeps. */
const KEPT: Readonly<Record<string, string[]>> = {
	a: ['href', 'rel'],
	th: ['scope'],
	ol: ['start'],
};

/** Brings sanitised elements into the markup that the site styles: valid, without empty or odd parts. */
export function tidy(body: HTMLElement): void {
	const each = (names: readonly string[], change: (element: Element) => void) =>
		innerFirst(body, names).forEach(change);

	each(Object.keys(RENAMED), tidyName);
	each(['a'], tidyLink);
	each(['ol'], splitQuillList);
	each(LISTS, tidyList);
	each(['li'], (item) => {
		if (!LISTS.includes(item.parentElement?.localName ?? '')) rename(item, 'p');
	});
	each(['p', ...INLINE], (element) => {
		if (holds(element, BLOCK)) unwrap(element);
	});
	each(['h2'], (heading) => innerFirst(heading, [...BLOCK, ...TABLE_PARTS]).forEach(unwrap));
	each(['table'], tidyTable);
	innerFirst(body).forEach(dropNeedless);
}

function tidyName(element: Element): void {
	const name = RENAMED[element.localName];
	if (!name || (name === 'p' && holds(element, BLOCK))) unwrap(element);
	else rename(element, name);
}

/** Keeps a link only when its address is a whole one; its text stays in any case. */
function tidyLink(anchor: Element): void {
	const url = readUrl(anchor.getAttribute('href'));
	if (!url || isBlank(anchor)) {
		unwrap(anchor);
		return;
	}
	innerFirst(anchor, ['a']).forEach(unwrap);
	anchor.setAttribute('href', url);
	if (isWebUrl(url)) anchor.setAttribute('rel', 'external noopener noreferrer');
}

/** Quill writes every list as `<ol>` and tells bullets by an attribute: each run of a kind becomes a list. */
function splitQuillList(list: Element): void {
	const items = [...list.children];
	if (!items.some((item) => item.hasAttribute('data-list'))) return;
	let run: Element = list;
	for (const item of items) {
		const kind = item.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul';
		if (run === list || run.localName !== kind) {
			run = list.ownerDocument.createElement(kind);
			list.before(run);
		}
		run.append(item);
	}
	unwrap(list);
}

/** A list holds items only: what stands between them joins the item before it, or becomes one. */
function tidyList(list: Element): void {
	let item: Element | null = null;
	for (const node of [...list.childNodes]) {
		if (node.nodeName === 'LI') item = node as Element;
		else if (isBlank(node)) node.remove();
		else if (item) item.append(node);
		else {
			item = list.ownerDocument.createElement('li');
			node.replaceWith(item);
			item.append(node);
		}
	}
}

/** Drops foreign attributes, a count that starts at one, and elements with nothing to read. */
function dropNeedless(element: Element): void {
	const { localName } = element;
	for (const { name, value } of [...element.attributes]) {
		const isKept = KEPT[localName]?.includes(name);
		if (!isKept || (name === 'start' && !/^([2-9]|[1-9]\d{1,3})$/.test(value))) {
			element.removeAttribute(name);
		}
	}
	if (!isBlank(element)) return;
	if (INLINE.some((name) => name === localName)) unwrap(element);
	else if (NEEDLESS.includes(localName)) element.remove();
}
