import { countOf, type ScreenView } from './screen.ts';
import type { ListState } from './state.ts';
import { ALL, ARCHIVE } from './years.ts';

/** What is shown, in words: '3 circulars in Mar 2026 with “fee” in the title'. */
export function describeList(screen: ScreenView, state: ListState, total: number): string {
	const when = [state.month, state.year].filter((part) => part !== ALL && part !== ARCHIVE);
	const query = state.query.trim();
	return [
		countOf(total, screen.noun),
		state.year === ARCHIVE && (screen.archive ? 'in the archive' : 'without a date'),
		when.length > 0 && `in ${when.join(' ')}`,
		query && `with “${query}” in the title`,
	]
		.filter(Boolean)
		.join(' ');
}
