import { type ListState, parseMonth } from '#lib/list/state.ts';

/**
 * What the visitor chose or typed before the island was alive: a field that is as it was served says nothing.
 * @param form the filters' form
 * @param served the state in which the server rendered it
 */
export function touchedFields(form: HTMLFormElement, served: ListState): Partial<ListState> {
	const data = new FormData(form);
	const entered: Partial<ListState> = {
		year: String(data.get('year')),
		month: parseMonth(String(data.get('month'))),
		query: String(data.get('q')),
	};
	return Object.fromEntries(
		Object.entries(entered).filter(([name, value]) => value !== served[name as keyof ListState]),
	);
}
