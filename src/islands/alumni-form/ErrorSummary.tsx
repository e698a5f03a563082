import { type AnyName, FILE, fieldNames, idOf } from './fields.ts';
import type { Errors } from './submission.ts';

const inOrder: AnyName[] = [...fieldNames, FILE];

/** What has to be put right, in the order of the form; each line leads to its field. */
export function ErrorSummary({ errors, titleId }: { errors: Errors; titleId: string }) {
	const wrong = inOrder.filter((name) => errors[name]);
	return (
		<>
			<h2 id={titleId}>
				{wrong.length === 1 ? 'One answer needs' : `${wrong.length} answers need`} your attention
			</h2>
			<p>Your form has not been sent.</p>
			<ul>
				{wrong.map((name) => (
					<li key={name}>
						<a
							href={`#${idOf(name)}`}
							onClick={(event) => {
								event.preventDefault();
								document.getElementById(idOf(name))?.focus();
							}}
						>
							{errors[name]}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
