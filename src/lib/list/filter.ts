import { MONTHS, type Month, monthOf, yearOf } from '#lib/dates.ts';
import { type ListItem, PAGE_SIZE, pageCount } from './items.ts';
import type { ListState } from './state.ts';

/** A list made ready for searching, once: years, months and folded titles are worked out beforehand. */
export interface Searchable {
	item: ListItem;
	year: number | null;
	month: Month | null;
	folded: string;
}

export interface Result {
	/** How many items match in all. */
	total: number;
	/** The months present in the chosen year, in calendar order. */
	months: Month[];
	/** The page shown, brought into range, and how many there are. */
	page: number;
	pages: number;
	/** The items of that page: never more than a screenful. */
	items: ListItem[];
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Makes the index of a list ready for `filterList`; the order is kept. */
export function makeSearchable(items: ListItem[]): Searchable[] {
	return items.map((item) => ({
		item,
		year: yearOf(item.date),
		month: monthOf(item.date),
		folded: fold(item.title),
	}));
}

function isOfYear(entry: Searchable, year: ListState['year']): boolean {
	if (year === 'All') return true;
	return entry.year === (year === 'Archive' ? null : year);
}

/**
 * The items that a state asks for: of the year, of the month, with the query somewhere in the title whatever the
 * case (specification 5), one page of them. A month that the year does not have counts as All.
 */
export function filterList(list: Searchable[], state: ListState): Result {
	const ofYear = list.filter((entry) => isOfYear(entry, state.year));
	const present = new Set(ofYear.map((entry) => entry.month));
	const months = MONTHS.filter((month) => present.has(month));
	const month = state.month !== 'All' && present.has(state.month) ? state.month : null;
	const query = fold(state.query);
	const found = ofYear.filter(
		(entry) => (!month || entry.month === month) && entry.folded.includes(query),
	);
	const pages = pageCount(found.length);
	const page = Math.min(state.page, pages);
	return {
		total: found.length,
		months,
		page,
		pages,
		items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ item }) => item),
	};
}
