import type { Picture } from './pictures.ts';
import { defaultSession } from './toppers.ts';

/** What a card shows of a topper, and what the index file of a class holds. */
export interface TopperItem {
	id: string;
	/** e.g. '2024-2025' */
	sessionYear: string;
	name: string;
	marks: number | null;
	/** Of class XII only. */
	stream?: string;
	/** What its picture's files are named by. */
	photo?: Picture;
}

/** What the visitor chose; it lives in the address (design 3). */
export interface TopperState {
	/** e.g. '2024-2025', '' when the class has none. */
	session: string;
	/** Part of a name, as typed. */
	query: string;
	/** Counts from 1. */
	page: number;
}

export interface TopperResult {
	/** How many match in all. */
	total: number;
	/** The page shown, brought into range, and how many there are. */
	page: number;
	pages: number;
	/** The toppers of that page. */
	toppers: TopperItem[];
}

/** How many cards a page holds at most (design 3: bounded lists). */
export const TOPPERS_ON_A_PAGE = 24;

/**
 * Reads `?session=2024-2025&q=asha&page=2`; what is missing or makes no sense takes its default.
 * @param sessions newest first
 * @param year the current year
 */
export function parseTopperState(
	search: string,
	sessions: readonly string[],
	year: number,
): TopperState {
	const params = new URLSearchParams(search);
	const session = params.get('session') ?? '';
	const page = Number(params.get('page'));
	return {
		session: sessions.includes(session) ? session : defaultSession(sessions, year),
		query: params.get('q') ?? '',
		page: Number.isInteger(page) && page > 0 ? page : 1,
	};
}

/** The address of a state. It names the session, so that it shows the same when the default has moved on. */
export function formatTopperState({ session, query, page }: TopperState): string {
	const params = new URLSearchParams({ session });
	if (query.trim()) params.set('q', query.trim());
	if (page > 1) params.set('page', String(page));
	return `?${params}`;
}

/** The toppers of a session with the query somewhere in the name whatever the case (specification 2, 5), one page of them. */
export function filterToppers(toppers: readonly TopperItem[], state: TopperState): TopperResult {
	const query = fold(state.query);
	const found = toppers.filter(
		({ sessionYear, name }) => sessionYear === state.session && fold(name).includes(query),
	);
	const pages = Math.max(1, Math.ceil(found.length / TOPPERS_ON_A_PAGE));
	const page = Math.min(state.page, pages);
	return {
		total: found.length,
		page,
		pages,
		toppers: found.slice((page - 1) * TOPPERS_ON_A_PAGE, page * TOPPERS_ON_A_PAGE),
	};
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
