interface SearchFieldProps {
	/** e.g. 'Search by title' */
	label: string;
	query: string;
	onChange: (query: string) => void;
}

/** The filter by part of a title or name (specification 5). */
export function SearchField({ label, query, onChange }: SearchFieldProps) {
	return (
		<label className="filters-search">
			{label}
			<input
				type="search"
				name="q"
				value={query}
				onChange={(event) => onChange(event.target.value)}
			/>
		</label>
	);
}
