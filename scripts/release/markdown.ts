import { escapeMarkdown } from '#service/report-text.ts';

/** Lines of a list; the log and `.content/report.md` have them all. */
export const SHOWN = 30;
/** Characters of a line. */
const LINE = 300;

/** A section with a list, which is cut when it is long; `advice` says what to do about its lines. */
export function listed(heading: string, lines: string[], advice?: string): string[] {
	const more = lines.length - SHOWN;
	return [
		`## ${heading}`,
		'',
		...(advice ? [advice, ''] : []),
		...lines.slice(0, SHOWN).map((line) => `- ${line}`),
		...(more > 0 ? [`- … and ${more} more`] : []),
	];
}

export const cut = (line: string) => (line.length > LINE ? `${line.slice(0, LINE)} …` : line);

/** Text of the service as nothing but text: no markup, no link, and no @name, which would call somebody. */
export const plain = (text: string) =>
	escapeMarkdown(cut(text.replace(/\s+/g, ' '))).replaceAll('@', '@\u2060');
