import { MONTHS, type Month, monthOf } from '#lib/dates.ts';
import { type ListItem, PAGE_SIZE, pageCount } from './items.ts';
import type { ScreenView } from './screen.ts';
import type { ListState } from './state.ts';
import { ALL, type ListYear, listYear } from './years.ts';

/** A list made ready for searching, once: years, months and folded titles are worked out beforehand. */
export interface Searchable {
	item: ListItem;
	year: ListYear;
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

/** Makes the index of a screen ready for `filterList`; the order is kept. */
export function makeSearchable(
	screen: Pick<ScreenView, 'academic'>,
	items: ListItem[],
): Searchable[] {
	return items.map((item) => ({
		item,
		year: listYear(screen, item.date),
		month: monthOf(item.date),
		folded: fold(item.title),
	}));
}

/**
 * The items that a state asks for: of the year, of the month, with the query somewhere in the title whatever the
 * case (specification 5), one page of them. A month that the year does not have counts as All.
 */
export function filterList(list: Searchable[], state: ListState, pageSize = PAGE_SIZE): Result {
	const ofYear = list.filter(({ year }) => state.year === ALL || state.year === year);
	const present = new Set(ofYear.map((entry) => entry.month));
	const months = MONTHS.filter((month) => present.has(month));
	const month = state.month !== 'All' && present.has(state.month) ? state.month : null;
	const query = fold(state.query);
	const found = ofYear.filter(
		(entry) => (!month || entry.month === month) && entry.folded.includes(query),
	);
	const pages = pageCount(found.length, pageSize);
	const page = Math.min(state.page, pages);
	return {
		total: found.length,
		months,
		page,
		pages,
		items: found.slice((page - 1) * pageSize, page * pageSize).map(({ item }) => item),
	};
}
