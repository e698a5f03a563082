import type { ScreenView } from '#lib/list/screen.ts';
import { ALL } from '#lib/list/years.ts';

interface EmptyProps {
	screen: ScreenView;
	/** Shows everything again; absent where that is what is shown. */
	onReset: (() => void) | undefined;
}

/**
 * Stands in place of an empty list, and leads back to everything: a form, so that it works before the island is
 * alive.
 */
export function Empty({ screen, onReset }: EmptyProps) {
	return (
		<div className="nothing">
			<p>{screen.empty ?? 'No Data Available'}</p>
			{onReset && (
				<form
					action={screen.path}
					data-touch=""
					onSubmit={(event) => {
						event.preventDefault();
						onReset();
					}}
				>
					{screen.all && <input type="hidden" name="year" value={ALL} />}
					<button type="submit" className="button">
						{screen.all ? `Show all ${screen.noun[1]}` : 'Clear the search'}
					</button>
				</form>
			)}
		</div>
	);
}
