/** What careless clients of the service wrote where there was nothing. */
const NOTHING = new Set(['undefined', 'null', 'NaN', 'Invalid Date', '[object Object]']);

/** Control characters other than tab and line ends. */
const CONTROL = /[^\P{Cc}\t\r\n]/gu;

/**
 * The text of a field of a raw record, trimmed: '' for null, an object, blank text or the literal `undefined`, `null`,
 * `NaN` and `Invalid Date` (design 5). A number becomes its digits. Control characters go, and half a surrogate pair,
 * which no URL can carry, is replaced.
 */
export function textOf(value: unknown): string {
	if (typeof value === 'number' && Number.isFinite(value)) return String(value);
	if (typeof value !== 'string') return '';
	const text = value.toWellFormed().replace(CONTROL, '').trim();
	return NOTHING.has(text) ? '' : text;
}

/** One line: every run of white space and control characters becomes a space, none at the ends. */
export const foldSpace = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Text as HTML. */
export const escapeHtml = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** At most `length` characters, cut at a word's end and closed with an ellipsis. */
export function shorten(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length - 1).toWellFormed();
	return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** A value of the service as a report quotes it: one line, at most 60 characters. */
export const quote = (value: unknown) =>
	`“${shorten(foldSpace(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')), 60)}”`;
