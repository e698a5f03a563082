interface SelectFieldProps {
	label: string;
	/** Of the field in its form. */
	name: string;
	value: string;
	choices: readonly string[];
	/** What a choice says, where that is not the choice itself. */
	textOf?: (choice: string) => string | undefined;
	onChange: (choice: string) => void;
}

/** A filter that is chosen from a menu: year, month or session year (specification 2). */
export function SelectField({ label, name, value, choices, textOf, onChange }: SelectFieldProps) {
	return (
		<label>
			{label}
			<select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
				{choices.map((choice) => (
					<option key={choice} value={choice}>
						{textOf?.(choice) ?? choice}
					</option>
				))}
			</select>
		</label>
	);
}
