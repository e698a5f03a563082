import { academicYear, type DateText } from '#lib/dates.ts';
import type { ScreenView } from './screen.ts';

/**
 * A year as a list's menu offers it: '2025', an academic year '2024 - 2025', `ALL`, or `ARCHIVE`, which holds what
 * lacks a date. Newer years sort above older ones as text.
 */
export type ListYear = string;
export const ALL = 'All';
export const ARCHIVE = 'Archive';

/** A year found in a list and how many items it holds. */
export interface YearCount {
	year: ListYear;
	count: number;
}

/** The year of a date on a screen; a bare '2024' lies in no academic year, since its month is not known. */
export function listYear({ academic }: Pick<ScreenView, 'academic'>, date: DateText): ListYear {
	return (academic ? academicYear(date) : date?.slice(0, 4)) ?? ARCHIVE;
}

/** The years found in a list, newest first, each with its count; what lacks a date comes last. */
export function countYears(
	screen: Pick<ScreenView, 'academic'>,
	items: { date: DateText }[],
): YearCount[] {
	const byYear = Map.groupBy(items, ({ date }) => listYear(screen, date));
	const rank = ({ year }: YearCount) => (year === ARCHIVE ? '' : year);
	return [...byYear]
		.map(([year, { length }]) => ({ year, count: length }))
		.sort((a, b) => (rank(a) < rank(b) ? 1 : -1));
}

/** What a screen's year menu offers, and the choice that it opens with. */
export interface YearMenu {
	choices: ListYear[];
	opening: ListYear;
}

/**
 * The year menu of a screen (specification 2, 4, 9; design 4: School Events).
 * @param found the years of its items
 * @param now the current year, e.g. 2026
 */
export function yearMenu(screen: ScreenView, found: YearCount[], now: number): YearMenu {
	const dated = found.map(({ year }) => year).filter((year) => year !== ARCHIVE);
	const years = offeredYears(screen, dated, String(now));
	const openings = { all: ALL, current: String(now), newest: years[0] ?? ARCHIVE };
	return {
		choices: [...(screen.all ? [ALL] : []), ...years, ...(screen.archive ? [ARCHIVE] : [])],
		opening: openings[screen.opensWith],
	};
}

function offeredYears({ opensWith, since }: ScreenView, dated: ListYear[], now: string) {
	if (since) {
		const newest = Math.max(Number(dated[0] ?? now), Number(now));
		return Array.from({ length: newest - since + 1 }, (_, index) => String(newest - index));
	}
	const years = new Set(opensWith === 'current' ? [...dated, now] : dated);
	return [...years].sort().reverse();
}

/** What a link to a year says: 'Undated' where the menu has no Archive. */
export const yearName = ({ archive }: Pick<ScreenView, 'archive'>, year: ListYear) =>
	year === ARCHIVE && !archive ? 'Undated' : year;

/** A year in an address, e.g. '2024-2025'. */
export const yearText = (year: ListYear) => year.replaceAll(' ', '');

/** The end of the address of a year's page: '2024', '2024-2025/2', 'archive', 'undated'. */
export function yearAddress(screen: Pick<ScreenView, 'archive'>, year: ListYear, page = 1): string {
	const slug = yearText(yearName(screen, year)).toLowerCase();
	return page > 1 ? `${slug}/${page}` : slug;
}
