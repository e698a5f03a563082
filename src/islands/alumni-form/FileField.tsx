import { Framed } from './FormField.tsx';
import { FILE } from './fields.ts';
import { MAX_MEGABYTES } from './file.ts';

interface FileFieldProps {
	error: string | undefined;
	isChosen: boolean;
	onRemove: () => void;
}

/** The optional file, with the limit said beforehand (specification 5). */
export function FileField({ error, isChosen, onRemove }: FileFieldProps) {
	const hint = `For example a photograph or a document, at most ${MAX_MEGABYTES} MB`;
	return (
		<Framed name={FILE} label="File (optional)" hint={hint} error={error}>
			{(attributes) => (
				<div className="field-file">
					<input {...attributes} type="file" />
					{isChosen && (
						<button type="button" className="button" onClick={onRemove}>
							Remove the file
						</button>
					)}
				</div>
			)}
		</Framed>
	);
}
