import { useRef } from 'react';
import { FileField } from './FileField.tsx';
import { FormField } from './FormField.tsx';
import { type AnyName, FILE, groups } from './fields.ts';
import { KEY } from './kept.ts';
import { Notice } from './Notice.tsx';
import { SPECIAL } from './rules.ts';
import { useAlumniForm } from './use-alumni-form.ts';

const CLEAR = 'Clear the form? What has not been sent is then gone, from this device too.';

/**
 * The alumni form (specification 5). `method="dialog"` outside a dialog does nothing: until the script has come, no
 * answer gets into the address of a page.
 * @param address `ALUMNI_FORM_URL`
 */
export default function AlumniForm({ address }: { address: string }) {
	const form = useRef<HTMLFormElement>(null);
	const alumni = useAlumniForm(address, form);
	const { phase } = alumni.state;
	const isLocked = phase === 'sending' || phase === 'waiting' || phase === 'unsure';
	return (
		<form
			ref={form}
			id={KEY}
			className="form"
			method="dialog"
			noValidate
			data-touch=""
			onInput={(event) => alumni.edit((event.target as HTMLInputElement).name as AnyName)}
			onSubmit={(event) => {
				event.preventDefault();
				alumni.submit();
			}}
		>
			<Notice
				state={alumni.state}
				errors={alumni.errors}
				isBusy={alumni.isBusy}
				onSend={alumni.sendNow}
				onReopen={alumni.reopen}
			/>
			<p className="form-failed">
				The form could not be loaded completely. Check your connection and touch the form again;
				what you have written stays.
			</p>
			<div className="form-rules">
				<p>
					Fields with <span className="field-star">*</span> are required. Where one does not apply
					to you, write None, or 0 for Sem / Year.
				</p>
				<p>
					“No special characters” means none of <span className="form-signs">{SPECIAL}</span>
				</p>
			</div>
			{groups.map(({ legend, names }) => (
				<fieldset key={legend} className="form-group" disabled={isLocked}>
					<legend>{legend}</legend>
					{names.map((name) => (
						<FormField key={name} name={name} error={alumni.errors[name]} />
					))}
				</fieldset>
			))}
			<fieldset className="form-group" disabled={isLocked}>
				<legend>A file, if you like</legend>
				<FileField
					error={alumni.errors[FILE]}
					isChosen={alumni.hasFile}
					onRemove={alumni.removeFile}
				/>
			</fieldset>
			<div className="form-end">
				<div className="form-buttons">
					{phase !== 'waiting' && phase !== 'unsure' && (
						<button type="submit" className="button button-main" aria-disabled={alumni.isBusy}>
							{phase === 'sending' ? 'Sending…' : 'Submit'}
						</button>
					)}
					<button
						type="button"
						className="button"
						aria-disabled={alumni.isBusy}
						onClick={() => confirm(CLEAR) && alumni.clear()}
					>
						Clear the form
					</button>
				</div>
				<p className="field-hint">
					{alumni.isDraftKept
						? 'What you write is kept on this device until you submit or clear the form.'
						: 'This browser keeps nothing of what you write: stay on this page until you have submitted the form.'}
				</p>
			</div>
		</form>
	);
}
