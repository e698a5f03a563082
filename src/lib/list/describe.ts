import { countOf, type ScreenView } from './screen.ts';
import type { ListState } from './state.ts';

/** What is shown, in words: '3 circulars in Mar 2026 with “fee” in the title'. */
export function describeList(screen: ScreenView, state: ListState, total: number): string {
	const month = state.month === 'All' ? '' : state.month;
	const year = typeof state.year === 'number' ? String(state.year) : '';
	const when = [month, year].filter(Boolean).join(' ');
	const query = state.query.trim();
	return [
		countOf(total, screen.noun),
		state.year === 'Archive' && 'without a date',
		when && `in ${when}`,
		query && `with “${query}” in the title`,
	]
		.filter(Boolean)
		.join(' ');
}
