/** The same for all ways of writing the same: dashes, quotation marks, blanks, “VI to X”, “and”. */
export const fold = (words: string): string =>
	words
		.replace(/[\u2010-\u2015]/g, '-')
		.replace(/[‘’]/g, "'")
		.replace(/\s*&\s*/g, ' and ')
		.replace(/\s+/g, ' ')
		.replace(/ (?=[.,;:!?)%])/g, '')
		.replace(/(?<=[\dIVXG]|[ap]m) to (?=[\dIVXU])/g, '-')
		.replace(/ ?- ?/g, '-')
		.trim();

/** Finds a text as whole words, 200 neither in 1200 nor in 20,000; its small letters stand for capitals too. */
function patternOf(words: string): RegExp {
	const literal = fold(words).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
	const source = (/^\/(.+)\/$/.exec(words)?.[1] ?? literal).replace(
		/(?<!\\)\p{Ll}/gu,
		(letter) => `[${letter}${letter.toUpperCase()}]`,
	);
	return new RegExp(
		`(?<![\\p{L}\\p{N}]|\\p{N}[.,])(?:${source})(?![\\p{L}\\p{N}]|[.,]\\p{N})`,
		'u',
	);
}

/**
 * Tells whether a text holds all of a fact.
 * @param fact texts as in facts.yaml, those between slashes regular expressions, e.g. ['moved', 'May 1967']
 */
export function finder(fact: string[]): (words: string) => boolean {
	const patterns = fact.map(patternOf);
	return (words) => {
		const folded = fold(words);
		return patterns.every((pattern) => pattern.test(folded));
	};
}

/** A fact for a person to read. */
export const show = (fact: string[]): string => fact.join(' … ');

/** The facts that none of the texts holds, each for a person to read. */
export const missingFrom = (texts: string[], facts: string[][]): string[] =>
	facts.filter((fact) => !texts.some(finder(fact))).map(show);
