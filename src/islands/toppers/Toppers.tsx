import { useRef } from 'react';
import { Pager } from '#islands/shared/Pager.tsx';
import { formatTopperState, type TopperResult, type TopperState } from '#lib/topper-list.ts';
import { TopperCard } from './TopperCard.tsx';
import { TopperFilters } from './TopperFilters.tsx';
import { useToppers } from './use-toppers.ts';

export interface ToppersProps {
	/** Path of the screen, e.g. '/TopperX'. */
	path: string;
	/** The session years of the class, newest first. */
	sessions: string[];
	/** The view that the server renders: the default session, first page. */
	served: { state: TopperState; result: TopperResult };
}

/** The toppers of a class: session year, search by name, cards (specification 2, Topper X and Topper XII). */
export default function Toppers({ path, sessions, served }: ToppersProps) {
	const form = useRef<HTMLFormElement>(null);
	const top = useRef<HTMLParagraphElement>(null);
	const { state, shown, result, status, isLoading, change, load } = useToppers(
		path,
		sessions,
		served,
		form,
	);
	const goTo = (page: number) => {
		change({ page });
		top.current?.focus();
	};
	return (
		<>
			{sessions.length > 0 && (
				<TopperFilters form={form} sessions={sessions} state={state} onChange={change} />
			)}
			<p className="list-count" role="status" tabIndex={-1} ref={top}>
				{isLoading ? 'Loading…' : describe(shown, result.total)}
			</p>
			{status === 'failed' && (
				<p className="notice" role="alert">
					The other sessions could not be loaded, so only these toppers can be shown. Check your
					connection.{' '}
					<button type="button" className="button" onClick={load}>
						Try again
					</button>
				</p>
			)}
			{result.total > 0 ? (
				<ul className="toppers">
					{result.toppers.map((topper) => (
						<li key={topper.id}>
							<TopperCard topper={topper} heading="h2" />
						</li>
					))}
				</ul>
			) : (
				<div className="nothing">
					<p>No data available for the selected session year.</p>
				</div>
			)}
			<Pager
				page={result.page}
				pages={result.pages}
				href={(page) => path + formatTopperState({ ...state, page })}
				onPage={goTo}
			/>
		</>
	);
}

/** What is shown, in words: '12 toppers of 2024-2025 with “asha” in the name'. */
function describe({ session, query }: TopperState, total: number): string {
	const count = `${total} ${total === 1 ? 'topper' : 'toppers'}`;
	const name = query.trim();
	return [count, session && `of ${session}`, name && `with “${name}” in the name`]
		.filter(Boolean)
		.join(' ');
}
