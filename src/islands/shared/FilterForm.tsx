import type { ReactNode, Ref } from 'react';

interface FilterFormProps {
	form: Ref<HTMLFormElement>;
	/** What it filters, e.g. 'circulars'. */
	what: string;
	/** What leads everywhere without it, e.g. 'the years below the list'. */
	instead: string;
	children: ReactNode;
}

/** The form around the filters of a screen, which come alive when they are first touched (design 3). */
export function FilterForm({ form, what, instead, children }: FilterFormProps) {
	return (
		<form
			ref={form}
			className="filters"
			data-touch=""
			autoComplete="off"
			aria-label={`Filter ${what}`}
			onSubmit={(event) => event.preventDefault()}
		>
			{children}
			<p className="filters-failed">
				The filters could not be loaded. Check your connection and touch them again; {instead} work
				without them.
			</p>
		</form>
	);
}
