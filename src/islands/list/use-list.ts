import { type RefObject, useMemo, useSyncExternalStore } from 'react';
import { useAddressState } from '#islands/shared/use-address-state.ts';
import { currentYear } from '#lib/dates.ts';
import { filterList } from '#lib/list/filter.ts';
import { formatState, type ListState, openingState, parseMonth } from '#lib/list/state.ts';
import { yearMenu } from '#lib/list/years.ts';
import type { ListScreenProps } from './ListScreen.tsx';
import { useIndex } from './use-index.ts';

/** Nothing tells that a year has turned: a page that is open stays in the one in which it was opened. */
const never = () => () => {};

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
	// The build's year while the island comes alive, so that it finds what was served; then the visitor's.
	const now = useSyncExternalStore(never, currentYear, () => builtYear);
	const menu = useMemo(() => yearMenu(screen, years, now), [screen, years, now]);
	const [state, change] = useAddressState<ListState>({
		served: servedState,
		read: (search) => openingState(screen, years, currentYear(), search),
		write: (next) => formatState(next, yearMenu(screen, years, currentYear()).opening),
		form,
		entered: (fields) => ({
			year: String(fields.get('year')),
			month: parseMonth(String(fields.get('month'))),
			query: String(fields.get('q')),
		}),
	});
	const { index, load } = useIndex(screen);

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
