import { innerFirst, isBlank, parseHtml, unwrap } from './dom.ts';
import { BLOCK, INLINE, isHtml, RENAMED, TABLE_PARTS } from './markup.ts';
import { escapeHtml, foldSpace, textOf } from './text.ts';
import { readUrl } from './url.ts';

/** One line in two forms (design 5), and the address that its markup held. */
export interface Title {
	text: string;
	/** With inline markup only; the escaped text when it has none. */
	html: string;
	link: string | null;
}

const ALLOWED = INLINE.filter((name) => name !== 's');
const BOUNDARIES = ['br', ...BLOCK, ...TABLE_PARTS, ...Object.keys(RENAMED)];

/**
 * Reads a title, name, venue, time or label: text or HTML.
 * @returns blank forms when there is nothing to read
 */
export function readTitle(value: unknown): Title {
	const raw = textOf(value);
	if (!/[<&]/.test(raw)) {
		const text = foldSpace(raw);
		return { text, html: escapeHtml(text), link: null };
	}
	const source = isHtml(raw) ? raw : raw.replaceAll('<', '&lt;');
	const body = parseHtml(source, [...ALLOWED, ...BOUNDARIES, 'a']);
	const link = takeLink(body);
	for (const element of innerFirst(body, BOUNDARIES)) {
		element.before(' ');
		element.after(' ');
		unwrap(element);
	}
	for (const element of innerFirst(body, ALLOWED)) if (isBlank(element)) unwrap(element);
	// Without attributes, white space in the serialised form is text.
	const html = foldSpace(body.innerHTML.replaceAll('&nbsp;', ' '));
	return { text: textOf(foldSpace(body.textContent)), html, link };
}

/** Takes the links out, leaving their text: a title is itself a link wherever it is shown. */
function takeLink(body: HTMLElement): string | null {
	const anchors = innerFirst(body, ['a']).reverse();
	const links = anchors.map((anchor) => readUrl(anchor.getAttribute('href')));
	anchors.forEach(unwrap);
	return links.find((link) => link !== null) ?? null;
}

/** The plain text of a field that has no markup form, e.g. a venue. */
export const readText = (value: unknown) => readTitle(value).text;
