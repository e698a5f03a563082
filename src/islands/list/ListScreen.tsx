import { useRef } from 'react';
import { describeList } from '#lib/list/describe.ts';
import type { Result } from '#lib/list/filter.ts';
import type { YearCount } from '#lib/list/items.ts';
import type { ScreenView } from '#lib/list/screen.ts';
import { formatState } from '#lib/list/state.ts';
import { Card } from './Card.tsx';
import { Filters } from './Filters.tsx';
import { Pager } from './Pager.tsx';
import { useList } from './use-list.ts';

export interface ListScreenProps {
	screen: ScreenView;
	/** The year in which the page was built. */
	builtYear: number;
	years: YearCount[];
	/** The view that the server renders: the default filters, first page. */
	served: Result;
}

/** A list with its filters, its count and one screenful of items (specification 2; design 3). */
export default function ListScreen({ screen, builtYear, years, served }: ListScreenProps) {
	const form = useRef<HTMLFormElement>(null);
	const top = useRef<HTMLParagraphElement>(null);
	const { year, defaultYear, state, shown, result, status, change, load } = useList(
		screen,
		builtYear,
		served,
		form,
	);
	const goTo = (page: number) => {
		change({ page });
		top.current?.focus();
	};
	return (
		<>
			<Filters
				form={form}
				screen={screen}
				state={state}
				years={years.some((known) => known.year === year) ? years : [{ year, count: 0 }, ...years]}
				months={result.months}
				onChange={change}
			/>
			<p className="list-count" role="status" tabIndex={-1} ref={top}>
				{status === 'loading' && formatState(state, 'All') !== formatState(shown, 'All')
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
			{result.items.length > 0 ? (
				<ul className={screen.pictures ? 'cards' : 'rows'}>
					{result.items.map((item) => (
						<li key={item.id}>
							<Card item={item} screen={screen} />
						</li>
					))}
				</ul>
			) : (
				<div className="nothing">
					<p>No Data Available</p>
					<button type="button" className="button" onClick={() => change(everything)}>
						Show all {screen.noun[1]}
					</button>
				</div>
			)}
			<Pager
				page={result.page}
				pages={result.pages}
				href={(page) => screen.path + formatState({ ...state, page }, defaultYear)}
				onPage={goTo}
			/>
		</>
	);
}

const everything = { year: 'All', month: 'All', query: '' } as const;
