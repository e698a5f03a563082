import { Marked } from 'marked';
import { parseHtml } from './dom.ts';
import { BLOCK, INLINE, isHtml, RENAMED, TABLE_PARTS } from './markup.ts';
import { escapeHtml, textOf } from './text.ts';
import { tidy } from './tidy.ts';

const ALLOWED = [...INLINE, ...BLOCK, ...TABLE_PARTS, ...Object.keys(RENAMED), 'a', 'br'];

const never = () => undefined;
/** Markdown as people type it into a plain field: an indented line is no code, and `<Name>` no element. */
const markdown = new Marked({
	gfm: true,
	breaks: true,
	async: false,
	tokenizer: { code: never, fences: never, html: never, tag: never },
});

/** What Markdown, a link finder or HTML could read as more than text. */
const MORE_THAN_TEXT = /[<&*_~`#[\]\\|@\u00a0]|:\/\/|www\.|^[^\S\n]*(?:[-+=>]|\d+[.)])/im;

/**
 * Reads a description: HTML, Markdown or plain text whose line ends count (design 5).
 * @returns sanitised HTML of paragraphs, lists, tables, `h2` and inline markup, without attributes but whole links;
 * '' when there is nothing to read, e.g. for `<p><br></p>`
 */
export function readBody(value: unknown): string {
	const raw = textOf(value).replace(/\r\n?/g, '\n');
	if (!MORE_THAN_TEXT.test(raw)) return fromPlainText(raw);
	const body = parseHtml(isHtml(raw) ? raw : fromMarkdown(raw), ALLOWED);
	tidy(body);
	return textOf(body.textContent) ? body.innerHTML.trim() : '';
}

function fromMarkdown(text: string): string {
	try {
		return markdown.parse(text) as string;
	} catch (error) {
		// Thousands of quotations or lists in each other are too much for the stack.
		if (error instanceof RangeError) return fromPlainText(text);
		throw error;
	}
}

/** What the long way would give, without it: most descriptions are plain. */
function fromPlainText(text: string): string {
	const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
	return paragraphs.map((paragraph) => `<p>${lines(paragraph).join('<br>')}</p>`).join('\n');
}

const lines = (paragraph: string) =>
	paragraph
		.trim()
		.split('\n')
		.map((line) => escapeHtml(line.trim()));
