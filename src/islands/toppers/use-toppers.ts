import { type RefObject, useMemo } from 'react';
import { useAddressState } from '#islands/shared/use-address-state.ts';
import { useJson } from '#islands/shared/use-json.ts';
import { currentYear } from '#lib/dates.ts';
import {
	filterToppers,
	formatTopperState,
	parseTopperState,
	type TopperItem,
	type TopperState,
} from '#lib/topper-list.ts';
import type { ToppersProps } from './Toppers.tsx';

/** The state of the toppers' screen and what it shows: until the index file is there, what was served. */
export function useToppers(
	path: string,
	sessions: string[],
	served: ToppersProps['served'],
	form: RefObject<HTMLFormElement | null>,
) {
	const [state, change] = useAddressState<TopperState>({
		served: served.state,
		read: (search) => parseTopperState(search, sessions, currentYear()),
		write: formatTopperState,
		form,
		entered: (fields) => ({
			session: String(fields.get('session')),
			query: String(fields.get('q')),
		}),
	});
	const { value: index, load } = useJson<TopperItem[]>(`${path}/index.json`);

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
