import { type RefObject, useMemo } from 'react';
import { currentYear } from '#lib/dates.ts';
import {
	filterToppers,
	formatTopperState,
	parseTopperState,
	type TopperItem,
	type TopperState,
} from '#lib/topper-list.ts';
import type { ToppersProps } from './Toppers.tsx';
import { useAddressState } from './use-address-state.ts';
import { useJson } from './use-json.ts';

/** The state of the toppers' screen and what it shows: until the index file is there, what was served. */
export function useToppers(
	path: string,
	sessions: string[],
	served: ToppersProps['served'],
	form: RefObject<HTMLFormElement | null>,
) {
	const [state, setState] = useAddressState<TopperState>({
		served: served.state,
		read: (search) => parseTopperState(search, sessions, currentYear()),
		write: formatTopperState,
		entered: () => (form.current ? enteredIn(form.current, served.state) : {}),
	});
	const { value: index, load } = useJson<TopperItem[]>(`${path}/index.json`);

	/** Takes a change of the visitor's, which leads to the first page unless it names another. */
	const change = (part: Partial<TopperState>) =>
		// Typing replaces, so that Back leaves the search instead of undoing it letter by letter.
		setState({ ...state, page: 1, ...part }, 'query' in part ? 'replaceState' : 'pushState');

	const view = useMemo(
		() =>
			typeof index === 'string'
				? { status: index, shown: served.state, result: served.result }
				: { status: 'ready' as const, shown: state, result: filterToppers(index, state) },
		[index, state, served],
	);
	const { status, shown } = view;
	const isLoading = status === 'loading' && formatTopperState(state) !== formatTopperState(shown);
	return { state, ...view, isLoading, change, load } as const;
}

/** The fields that are not as they were served. */
function enteredIn(form: HTMLFormElement, served: TopperState): Partial<TopperState> {
	const fields = new FormData(form);
	const [session, query] = [String(fields.get('session')), String(fields.get('q'))];
	return {
		...(session !== served.session && { session }),
		...(query !== served.query && { query }),
	};
}
