import type { Ref } from 'react';
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
		<form
			ref={form}
			className="filters"
			data-touch=""
			autoComplete="off"
			aria-label="Filter toppers"
			onSubmit={(event) => event.preventDefault()}
		>
			<label>
				Session year
				<select
					name="session"
					value={state.session}
					onChange={(event) => onChange({ session: event.target.value })}
				>
					{sessions.map((session) => (
						<option key={session}>{session}</option>
					))}
				</select>
			</label>
			<label className="filters-search">
				Search by name
				<input
					type="search"
					name="q"
					value={state.query}
					onChange={(event) => onChange({ query: event.target.value })}
				/>
			</label>
			<p className="filters-failed">
				The filters could not be loaded. Check your connection and touch them again; the sessions
				below the toppers work without them.
			</p>
		</form>
	);
}
