import type { Ref } from 'react';
import type { Month } from '#lib/dates.ts';
import type { YearCount } from '#lib/list/items.ts';
import type { ScreenView } from '#lib/list/screen.ts';
import { type ListState, parseMonth, parseYear } from '#lib/list/state.ts';

interface FiltersProps {
	form: Ref<HTMLFormElement>;
	screen: ScreenView;
	state: ListState;
	years: YearCount[];
	months: Month[];
	onChange: (change: Partial<ListState>) => void;
}

/** Year, month and title: the three filters of a list (specification 2). */
export function Filters({ form, screen, state, years, months, onChange }: FiltersProps) {
	return (
		<form
			ref={form}
			className="filters"
			data-touch=""
			autoComplete="off"
			aria-label={`Filter ${screen.noun[1]}`}
			onSubmit={(event) => event.preventDefault()}
		>
			<label>
				Year
				<select
					name="year"
					value={state.year}
					onChange={(event) => onChange({ year: parseYear(event.target.value, 'All') })}
				>
					<option value="All">All</option>
					{years.map(({ year }) => year !== 'undated' && <option key={year}>{year}</option>)}
					{screen.archive && <option>Archive</option>}
				</select>
			</label>
			<label>
				Month
				<select
					name="month"
					value={state.month}
					onChange={(event) => onChange({ month: parseMonth(event.target.value) })}
				>
					<option value="All">All</option>
					{months.map((month) => (
						<option key={month}>{month}</option>
					))}
				</select>
			</label>
			<label className="filters-search">
				Search by title
				<input
					type="search"
					name="q"
					value={state.query}
					onChange={(event) => onChange({ query: event.target.value })}
				/>
			</label>
			<p className="filters-failed">
				The filters could not be loaded. Check your connection and touch them again; the years below
				the list work without them.
			</p>
		</form>
	);
}
