import type { Ref } from 'react';
import { FilterForm } from '#islands/shared/FilterForm.tsx';
import { SearchField } from '#islands/shared/SearchField.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import type { TopperState } from '#lib/topper-list.ts';

interface TopperFiltersProps {
	form: Ref<HTMLFormElement>;
	/** Newest first. */
	sessions: string[];
	state: TopperState;
	onChange: (change: Partial<TopperState>) => void;
}

/** Session year and name: the two filters of the toppers (specification 2). */
export function TopperFilters({ form, sessions, state, onChange }: TopperFiltersProps) {
	return (
		<FilterForm form={form} what="toppers" instead="the sessions below the toppers">
			<SelectField
				label="Session year"
				name="session"
				value={state.session}
				choices={sessions}
				onChange={(session) => onChange({ session })}
			/>
			<SearchField
				label="Search by name"
				query={state.query}
				onChange={(query) => onChange({ query })}
			/>
		</FilterForm>
	);
}
