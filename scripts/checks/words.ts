import type { BuiltSite, Problem } from './site.ts';

interface Fault {
	pattern: RegExp;
	advice: string;
	/** Where it may stand as the school's own words, as in “division by zero is undefined”. */
	writtenIn: 'source' | 'entries';
}

/** What a fault of the site looks like to a reader. */
const FAULTS: Fault[] = [
	{
		pattern: /\bundefined\b|\bNaN\b|\bInvalid Date\b|\[object \w+\]/g,
		advice: 'a value is missing where the text is made',
		writtenIn: 'source',
	},
	{
		pattern: /\b(?:0?1 )?Jan(?:uary)?,? (?:0?1, )?1970\b|\b1970-01-01\b|\b0?1[./-]0?1[./-]1970\b/g,
		advice: 'a missing date became 1970: read dates with the one reader in src/service',
		writtenIn: 'source',
	},
	{
		// A single tag in a sentence, as in a lesson on HTML, is none: markup starts a text, closes, breaks or has attributes.
		pattern:
			/^<(?:p|b|i|em|strong|u|span|div|a|[uo]l|li|h[1-6]|img|table|font)\b[^<>]*>|<\/\w+>|<br ?\/?>|<\w+ [\w-]+=[^<>]*>/gi,
		advice: 'markup is shown as text: put it in as HTML, or in <code> when it is meant',
		writtenIn: 'entries',
	},
	{
		pattern: /&(?:nbsp|amp|lt|gt|quot|#\d+|#x[\da-f]+);/gi,
		advice: 'an entity is shown as text: it is escaped twice',
		writtenIn: 'entries',
	},
];
const BROKEN_ADDRESS = /(?:\/|=)(?:undefined|null|NaN|%5Bobject)(?=$|[/?&#. %])/i;

/** No page shows a reader the trace of a fault: `undefined`, `Invalid Date`, 1970, tags or entities (design 5). */
export function checkWords({ pages, source, entries }: BuiltSite): Problem[] {
	return pages.flatMap(({ file, texts, addresses }) => {
		const messages = texts.flatMap((text) => faultsIn(text, { source, entries }));
		for (const address of addresses) {
			if (BROKEN_ADDRESS.test(address)) messages.push(`“${address}”: a part of it is missing.`);
		}
		return [...new Set(messages)].map((message) => ({ file, message }));
	});
}

function faultsIn(text: string, words: Pick<BuiltSite, 'source' | 'entries'>): string[] {
	return FAULTS.flatMap(({ pattern, advice, writtenIn }) =>
		[...text.matchAll(pattern)]
			.filter(({ 0: word, index }) => !isWritten(text, index, word, words[writtenIn]))
			.map(
				({ 0: word, index }) =>
					`“${text.slice(Math.max(0, index - 30), index + word.length + 30)}”: ${advice}.`,
			),
	);
}

/** Whether the school itself wrote the word: it stands in the source with the same words before or after it. */
function isWritten(text: string, index: number, word: string, source: string): boolean {
	const before = text.slice(Math.max(0, index - 12), index + word.length).trim();
	const after = text.slice(index, index + word.length + 12).trim();
	const isLine = text === word && `\n${source}\n`.includes(`\n${word}\n`);
	return (
		isLine || [before, after].some((part) => part.length > word.length + 3 && source.includes(part))
	);
}
