import type { Ref } from 'react';
import { FilterForm } from '#islands/shared/FilterForm.tsx';
import { SearchField } from '#islands/shared/SearchField.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
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
		<FilterForm form={form} what={screen.noun[1]} instead="the years below the list">
			<SelectField
				label="Year"
				name="year"
				value={state.year}
				choices={years}
				textOf={(year) => (year === ALL ? screen.all : year)}
				onChange={(year) => onChange({ year })}
			/>
			{screen.months && (
				<SelectField
					label="Month"
					name="month"
					value={state.month}
					choices={[ALL, ...months]}
					onChange={(month) => onChange({ month: parseMonth(month) })}
				/>
			)}
			<SearchField
				label="Search by title"
				query={state.query}
				onChange={(query) => onChange({ query })}
			/>
		</FilterForm>
	);
}
