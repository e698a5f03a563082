import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { currentYear } from '#lib/dates.ts';
import { filterList, type Result } from '#lib/list/filter.ts';
import type { ScreenView } from '#lib/list/screen.ts';
import { formatState, type ListState, openingState } from '#lib/list/state.ts';
import { touchedFields } from './touched-fields.ts';
import { useIndex } from './use-index.ts';

/** The server renders nothing but the default view: `useLayoutEffect` has work only in the browser. */
const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The state of a list screen, from the address and from what was touched before hydration, and what it shows: until
 * the index file is there, what was served.
 * @param builtYear the year in which the served view was made
 */
export function useList(
	screen: ScreenView,
	builtYear: number,
	served: Result,
	form: RefObject<HTMLFormElement | null>,
) {
	const servedState = useMemo(() => openingState(screen, builtYear), [screen, builtYear]);
	const [year, setYear] = useState(builtYear);
	const [state, setState] = useState<ListState>(servedState);
	const { index, load } = useIndex(screen);
	const defaultYear = openingState(screen, year).year;

	// Once, when the island comes alive.
	useBrowserEffect(() => {
		const now = currentYear();
		const fromAddress = () => openingState(screen, now, location.search);
		const touched = form.current ? touchedFields(form.current, servedState) : {};
		const next = { ...fromAddress(), ...touched };
		setYear(now);
		setState(next);
		history.replaceState(null, '', addressOf(next, openingState(screen, now).year));
		const restore = () => setState(fromAddress());
		addEventListener('popstate', restore);
		return () => removeEventListener('popstate', restore);
	}, []);

	/** Takes a change of the visitor's, which leads to the first page unless it names another. */
	const change = (part: Partial<ListState>) => {
		const next = { ...state, page: 1, ...part };
		setState(next);
		// Typing replaces, so that Back leaves the search instead of undoing it letter by letter.
		const write = 'query' in part ? 'replaceState' : 'pushState';
		history[write](null, '', addressOf(next, defaultYear));
	};

	const view = useMemo(
		() =>
			typeof index === 'string'
				? { status: index, shown: servedState, result: served }
				: { status: 'ready' as const, shown: state, result: filterList(index, state) },
		[index, state, served, servedState],
	);
	return { year, defaultYear, state, ...view, change, load } as const;
}

const addressOf = (state: ListState, defaultYear: ListState['year']) =>
	location.pathname + formatState(state, defaultYear);
