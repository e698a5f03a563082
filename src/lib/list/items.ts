import { type DateText, yearOf } from '#lib/dates.ts';

/** What a card shows of an item, and what the index file of a list holds: nothing more, so that it stays small. */
export interface ListItem {
	id: string;
	/** Plain text: what the search looks through. */
	title: string;
	/** Sanitised inline markup, only when it differs from the title. */
	titleHtml?: string;
	date: DateText;
	/** Address of the picture; the screen's own picture stands in when absent. */
	image?: string;
}

/** How many cards a list holds at once: one screenful, at any size of the archive (design 3). */
export const PAGE_SIZE = 12;

/** A year of a list, e.g. 2025; 'undated' for the items without one. */
export type ListYear = number | 'undated';

/** A year and how many items it holds. */
export interface YearCount {
	year: ListYear;
	count: number;
}

/**
 * The years found in a list, newest first, each with its count; `present` is among them even when it is empty.
 * Undated items come last.
 */
export function countYears(items: { date: DateText }[], present?: number): YearCount[] {
	const counts = new Map<ListYear, number>(present ? [[present, 0]] : []);
	for (const { date } of items) {
		const year = yearOf(date) ?? 'undated';
		counts.set(year, (counts.get(year) ?? 0) + 1);
	}
	const rank = ({ year }: YearCount) => (year === 'undated' ? 0 : year);
	return [...counts].map(([year, count]) => ({ year, count })).sort((a, b) => rank(b) - rank(a));
}

/** Newest first, undated last, the order of equal dates settled by id so that two builds agree (specification 9). */
export function newestFirst(a: { date: DateText; id: string }, b: { date: DateText; id: string }) {
	return compare(b.date ?? '', a.date ?? '') || compare(a.id, b.id);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** How many pages `count` items take; an empty list has one. */
export const pageCount = (count: number) => Math.max(1, Math.ceil(count / PAGE_SIZE));
