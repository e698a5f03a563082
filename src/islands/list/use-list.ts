import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { currentYear } from '#lib/dates.ts';
import { filterList } from '#lib/list/filter.ts';
import { formatState, type ListState, openingState } from '#lib/list/state.ts';
import { type ListYear, yearMenu } from '#lib/list/years.ts';
import type { ListScreenProps } from './ListScreen.tsx';
import { touchedFields } from './touched-fields.ts';
import { useIndex } from './use-index.ts';

/** The server renders nothing but the default view: `useLayoutEffect` has work only in the browser. */
const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The state of a list screen, from the address and from what was touched before hydration, and what it shows: until
 * the index file is there, what was served.
 */
export function useList(
	{ screen, years, builtYear, served }: ListScreenProps,
	form: RefObject<HTMLFormElement | null>,
) {
	const servedState = useMemo(
		() => openingState(screen, years, builtYear),
		[screen, years, builtYear],
	);
	const [now, setNow] = useState(builtYear);
	const [state, setState] = useState<ListState>(servedState);
	const { index, load } = useIndex(screen);
	const menu = useMemo(() => yearMenu(screen, years, now), [screen, years, now]);

	// Once, when the island comes alive.
	useBrowserEffect(() => {
		const today = currentYear();
		const fromAddress = () => openingState(screen, years, today, location.search);
		const touched = form.current ? touchedFields(form.current, servedState) : {};
		const next = { ...fromAddress(), ...touched };
		setNow(today);
		setState(next);
		history.replaceState(null, '', addressOf(next, yearMenu(screen, years, today).opening));
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
		history[write](null, '', addressOf(next, menu.opening));
	};

	const view = useMemo(
		() =>
			typeof index === 'string'
				? { status: index, shown: servedState, result: served }
				: {
						status: 'ready' as const,
						shown: state,
						result: filterList(index, state, screen.pageSize),
					},
		[index, state, screen, served, servedState],
	);
	return { menu, state, ...view, change, load } as const;
}

const addressOf = (state: ListState, opening: ListYear) =>
	location.pathname + formatState(state, opening);
