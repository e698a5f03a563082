import { type ReactNode, useRef } from 'react';
import { Pager } from '#islands/shared/Pager.tsx';
import { describeList } from '#lib/list/describe.ts';
import type { Result } from '#lib/list/filter.ts';
import type { ScreenView } from '#lib/list/screen.ts';
import { formatState } from '#lib/list/state.ts';
import { ARCHIVE, type YearCount } from '#lib/list/years.ts';
import { Card } from './Card.tsx';
import { Empty } from './Empty.tsx';
import { Filters } from './Filters.tsx';
import { useList } from './use-list.ts';

export interface ListScreenProps {
	screen: ScreenView;
	/** Level of the headings of its items. */
	level: number;
	/** The year in which the page was built. */
	builtYear: number;
	/** The years of its items. */
	years: YearCount[];
	/** The view that the server renders: the default filters, first page. */
	served: Result;
	/** What stands below the Archive. */
	children?: ReactNode;
}

/** A list with its filters, its count and one screenful of items (specification 2; design 3). */
export default function ListScreen({ children, ...list }: ListScreenProps) {
	const { screen, level } = list;
	const form = useRef<HTMLFormElement>(null);
	const top = useRef<HTMLParagraphElement>(null);
	const { menu, state, shown, result, status, change, load } = useList(list, form);
	const goTo = (page: number) => {
		change({ page });
		top.current?.focus();
	};
	const everything = { year: menu.choices[0] ?? menu.opening, month: 'All', query: '' } as const;
	// Either everything is shown already, or there is nothing at all.
	const isAll =
		list.years.length === 0 ||
		formatState({ ...everything, page: state.page }, '') === formatState(state, '');
	const archive = shown.year === ARCHIVE && children;
	return (
		<>
			<Filters
				form={form}
				screen={screen}
				state={state}
				years={menu.choices}
				months={result.months}
				onChange={change}
			/>
			<p className="list-count" role="status" tabIndex={-1} ref={top}>
				{status === 'loading' && formatState(state, '') !== formatState(shown, '')
					? 'Loading…'
					: describeList(screen, shown, result.total)}
			</p>
			{status === 'failed' && (
				<p className="notice" role="alert">
					The whole list could not be loaded, so only these can be shown. Check your connection.{' '}
					<button type="button" className="button" onClick={load}>
						Try again
					</button>
				</p>
			)}
			{result.items.length > 0 && (
				<ul className={screen.layout}>
					{result.items.map((item) => (
						<li key={item.id}>
							<Card item={item} screen={screen} level={level} />
						</li>
					))}
				</ul>
			)}
			{result.items.length === 0 && !archive && (
				<Empty screen={screen} onReset={isAll ? undefined : () => change(everything)} />
			)}
			<Pager
				page={result.page}
				pages={result.pages}
				total={screen.pagerTotal && result.total}
				href={(page) => screen.path + formatState({ ...state, page }, menu.opening)}
				onPage={goTo}
			/>
			{archive}
		</>
	);
}
