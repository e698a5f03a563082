import type { ReactNode } from 'react';
import { type AnyName, type FieldName, fields, idOf } from './fields.ts';

interface FramedProps {
	name: AnyName;
	label: ReactNode;
	hint?: string | undefined;
	error?: string | undefined;
	children: (attributes: ReturnType<typeof attributesOf>) => ReactNode;
}

const attributesOf = (name: AnyName, hint: string | undefined, error: string | undefined) => {
	const id = idOf(name);
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
	return {
		id,
		name,
		'aria-describedby': described || undefined,
		'aria-invalid': error ? true : undefined,
	};
};

/** A control with its label, what it asks for and, beside it, what is wrong (specification 5). */
export function Framed({ name, label, hint, error, children }: FramedProps) {
	const id = idOf(name);
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			{hint && (
				<p className="field-hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{children(attributesOf(name, hint, error))}
			{error && (
				<p className="field-error" id={`${id}-error`}>
					{error}
				</p>
			)}
		</div>
	);
}

/** A required field of the form: a menu, several lines or one line. */
export function FormField({ name, error }: { name: FieldName; error: string | undefined }) {
	const { label, hint, options, multiline, type = 'text', inputMode, autoComplete } = fields[name];
	const starred = (
		<>
			{label}
			<span className="field-star" aria-hidden="true">
				{' '}
				*
			</span>
		</>
	);
	return (
		<Framed name={name} label={starred} hint={hint} error={error}>
			{(attributes) => {
				const common = { ...attributes, autoComplete, required: true };
				if (options) {
					return (
						<select {...common}>
							<option value="">Choose…</option>
							{options.map((option) => (
								<option key={option}>{option}</option>
							))}
						</select>
					);
				}
				if (multiline) return <textarea {...common} rows={3} />;
				return <input {...common} type={type} inputMode={inputMode} />;
			}}
		</Framed>
	);
}
