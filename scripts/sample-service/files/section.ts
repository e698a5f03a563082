/** One piece of a document, drawn below the one before. */
export type Section =
	| { type: 'heading'; text: string }
	| { type: 'text'; text: string }
	| { type: 'points'; points: readonly string[] }
	/** The first row is a heading. Widths in points, '*' for a share of what is left. */
	| { type: 'table'; rows: readonly (readonly string[])[]; widths?: readonly (number | '*')[] }
	/** What is to be filled in above ruled lines; a bar parts what stands on one line. */
	| { type: 'fields'; lines: readonly string[] }
	/** Empty ruled lines to write on. */
	| { type: 'rules'; count: number }
	/** Questions with their marks, numbered from `first` on. */
	| { type: 'questions'; first: number; questions: readonly (readonly [string, number])[] }
	/** A month (1–12) as a grid, with what happens on its days beside it. */
	| { type: 'month'; year: number; month: number; events: readonly (readonly [number, string])[] }
	/** Places for signatures, side by side. */
	| { type: 'signatures'; names: readonly string[] }
	/** A signature that has been given. */
	| { type: 'signed'; name: string }
	/** The title page of a book. */
	| { type: 'cover'; title: string; by: string; series: string }
	/** An article cut out of a newspaper. */
	| { type: 'clipping'; paper: string; headline: string; text: string }
	| { type: 'page' };

type Of<Type extends Section['type']> = Extract<Section, { type: Type }>;

export const heading = (text: string): Section => ({ type: 'heading', text });
export const text = (text: string): Section => ({ type: 'text', text });
export const points = (...points: readonly string[]): Section => ({ type: 'points', points });
export const signatures = (...names: readonly string[]): Section => ({ type: 'signatures', names });
export const table = (
	head: readonly string[],
	rows: readonly (readonly string[])[],
	widths?: Of<'table'>['widths'],
): Section => ({ type: 'table', rows: [head, ...rows], ...(widths && { widths }) });
export const newPage: Section = { type: 'page' };
