import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { currentYear } from '#lib/dates.ts';
import { filterList, makeSearchable, type Result, type Searchable } from '#lib/list/filter.ts';
import type { ListItem } from '#lib/list/items.ts';
import type { ScreenView } from '#lib/list/screen.ts';
import { formatState, type ListState, parseMonth, parseState, parseYear } from '#lib/list/state.ts';

/** The server renders nothing but the default view: `useLayoutEffect` has work only in the browser. */
const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const openingYear = (screen: ScreenView, year: number) =>
	screen.opensWith === 'All' ? 'All' : year;

/** What the visitor chose or typed before the island was alive; nothing where the field is as it was served. */
function touchedFields(form: HTMLFormElement, served: ListState): Partial<ListState> {
	const data = new FormData(form);
	const entered: Partial<ListState> = {
		year: parseYear(String(data.get('year')), served.year),
		month: parseMonth(String(data.get('month'))),
		query: String(data.get('q')),
	};
	return Object.fromEntries(
		Object.entries(entered).filter(([name, value]) => value !== served[name as keyof ListState]),
	);
}

/**
 * The state of a list screen: from the address and from what was touched before hydration; the result of filtering
 * the index file, which is fetched once. Until it is there the served view stays.
 * @param builtYear the year in which the served view was made
 */
export function useList(
	screen: ScreenView,
	builtYear: number,
	served: Result,
	form: RefObject<HTMLFormElement | null>,
) {
	const [year, setYear] = useState(builtYear);
	const defaultYear = openingYear(screen, year);
	const servedState = useMemo(
		() => parseState('', openingYear(screen, builtYear)),
		[screen, builtYear],
	);
	const [state, setState] = useState<ListState>(servedState);
	const [index, setIndex] = useState<Searchable[] | 'loading' | 'failed'>('loading');

	const load = () => {
		setIndex('loading');
		fetch(`${screen.path}/index.json`)
			.then((response) => {
				if (!response.ok) throw new Error(`The list answered ${response.status}.`);
				return response.json() as Promise<ListItem[]>;
			})
			.then((items) => setIndex(makeSearchable(items)))
			.catch(() => setIndex('failed'));
	};

	// Once, when the island comes alive.
	useBrowserEffect(() => {
		const now = currentYear();
		const opening = openingYear(screen, now);
		const touched = form.current ? touchedFields(form.current, state) : {};
		const next = { ...parseState(location.search, opening), ...touched };
		setYear(now);
		setState(next);
		history.replaceState(null, '', location.pathname + formatState(next, opening));
		load();
		const restore = () => setState(parseState(location.search, opening));
		addEventListener('popstate', restore);
		return () => removeEventListener('popstate', restore);
	}, []);

	/** Takes a change of the visitor's: a new page for every change but of the page itself. */
	const change = (part: Partial<ListState>) => {
		const next = { ...state, page: 1, ...part };
		setState(next);
		const address = location.pathname + formatState(next, defaultYear);
		// Typing replaces, so that Back leaves the search instead of undoing it letter by letter.
		if ('query' in part) history.replaceState(null, '', address);
		else history.pushState(null, '', address);
	};

	// Until the index is there, what is shown is what was served, whatever is chosen by now.
	const view = useMemo(
		() =>
			typeof index === 'string'
				? { shown: servedState, result: served }
				: { shown: state, result: filterList(index, state) },
		[index, state, served, servedState],
	);
	const status = typeof index === 'string' ? index : 'ready';
	return { year, defaultYear, state, ...view, status, change, load } as const;
}
