import { MONTHS, type Month } from '#lib/dates.ts';
import type { ScreenView } from './screen.ts';

/** What the visitor chose; it lives in the address, so that it survives reload and can be shared (design 3). */
export interface ListState {
	/** 'All', a year, or 'Archive': the items without a date. */
	year: 'All' | 'Archive' | number;
	month: 'All' | Month;
	/** Part of a title, as typed. */
	query: string;
	/** Counts from 1. */
	page: number;
}

const isMonth = (text: string): text is Month => (MONTHS as readonly string[]).includes(text);

/** A year as a form or an address writes it; the default year for anything else. */
export function parseYear(text: string | null, fallback: ListState['year']): ListState['year'] {
	if (text === 'All' || text === 'Archive') return text;
	return text && /^\d{4}$/.test(text) ? Number(text) : fallback;
}

/** A month name; 'All' for anything else. */
export const parseMonth = (text: string | null): ListState['month'] =>
	text && isMonth(text) ? text : 'All';

/**
 * Reads `?year=2024&month=Mar&q=fee&page=2`; what is missing or makes no sense takes its default.
 * @param defaultYear the year that the screen opens with (specification 2)
 */
export function parseState(search: string, defaultYear: ListState['year']): ListState {
	const params = new URLSearchParams(search);
	const page = Number(params.get('page'));
	return {
		year: parseYear(params.get('year'), defaultYear),
		month: parseMonth(params.get('month')),
		query: params.get('q') ?? '',
		page: Number.isInteger(page) && page > 0 ? page : 1,
	};
}

/**
 * The state that a screen opens with, and what an address makes of it: one rule for the server and the browser, whose
 * first view must agree (specification 2: default year).
 * @param year the current year where the screen opens with it
 */
export const openingState = (screen: ScreenView, year: number, search = '') =>
	parseState(search, screen.opensWith === 'All' ? 'All' : year);

/** The address of a state, '' for the defaults, e.g. '?year=2024&q=fee'. */
export function formatState(state: ListState, defaultYear: ListState['year']): string {
	const params = new URLSearchParams();
	if (state.year !== defaultYear) params.set('year', String(state.year));
	if (state.month !== 'All') params.set('month', state.month);
	if (state.query.trim()) params.set('q', state.query.trim());
	if (state.page > 1) params.set('page', String(state.page));
	return params.size > 0 ? `?${params}` : '';
}
