import type { Ref } from 'react';
import type { Month } from '#lib/dates.ts';
import type { ScreenView } from '#lib/list/screen.ts';
import { type ListState, parseMonth } from '#lib/list/state.ts';
import { ALL, type ListYear } from '#lib/list/years.ts';

interface FiltersProps {
	form: Ref<HTMLFormElement>;
	screen: ScreenView;
	state: ListState;
	years: ListYear[];
	months: Month[];
	onChange: (change: Partial<ListState>) => void;
}

/** Year, month where the screen has it, and title: the filters of a list (specification 2). */
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
					onChange={(event) => onChange({ year: event.target.value })}
				>
					{years.map((year) => (
						<option key={year} value={year}>
							{year === ALL ? screen.all : year}
						</option>
					))}
				</select>
			</label>
			{screen.months && (
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
			)}
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
