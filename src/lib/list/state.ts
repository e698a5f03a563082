import { MONTHS, type Month } from '#lib/dates.ts';
import type { ScreenView } from './screen.ts';
import { ALL, type ListYear, type YearCount, type YearMenu, yearMenu, yearText } from './years.ts';

/** What the visitor chose; it lives in the address, so that it survives reload and can be shared (design 3). */
export interface ListState {
	year: ListYear;
	month: 'All' | Month;
	/** Part of a title, as typed. */
	query: string;
	/** Counts from 1. */
	page: number;
}

const isMonth = (text: string): text is Month => (MONTHS as readonly string[]).includes(text);

/** A month name; 'All' for anything else. */
export const parseMonth = (text: string | null): ListState['month'] =>
	text && isMonth(text) ? text : 'All';

/** Reads `?year=2024&month=Mar&q=fee&page=2`; what is missing or not to be chosen takes its default. */
export function parseState(search: string, { choices, opening }: YearMenu): ListState {
	const params = new URLSearchParams(search);
	const page = Number(params.get('page'));
	return {
		year: choices.find((year) => yearText(year) === params.get('year')) ?? opening,
		month: parseMonth(params.get('month')),
		query: params.get('q') ?? '',
		page: Number.isInteger(page) && page > 0 ? page : 1,
	};
}

/**
 * The state that a screen opens with, and what an address makes of it: one rule for the server and the browser, whose
 * first view must agree.
 * @param found the years of its items
 * @param now the current year
 */
export function openingState(
	screen: ScreenView,
	found: YearCount[],
	now: number,
	search = '',
): ListState {
	const state = parseState(search, yearMenu(screen, found, now));
	return screen.months ? state : { ...state, month: ALL };
}

/** The address of a state, '' for the defaults, e.g. '?year=2024&q=fee'. */
export function formatState(state: ListState, opening: ListYear): string {
	const params = new URLSearchParams();
	if (state.year !== opening) params.set('year', yearText(state.year));
	if (state.month !== ALL) params.set('month', state.month);
	if (state.query.trim()) params.set('q', state.query.trim());
	if (state.page > 1) params.set('page', String(state.page));
	return params.size > 0 ? `?${params}` : '';
}
