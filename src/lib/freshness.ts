import { dateInKolkata, formatDate } from './dates.ts';

/** The state of a list in the snapshot: null, or why and since when its last good content stands in. */
export interface ListHealth {
	stale: { since: string | null } | null;
}

const dayOf = (instant: string) => formatDate(dateInKolkata(new Date(instant)));

/** A list's name in words: 'homeCirculars' → 'home circulars'. */
const inWords = (list: string) => list.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * What a page says of the age of its content (design 4, service down).
 * @param today day of the pull, e.g. '2026-11-21'
 * @param lists state of each list by name
 * @returns one or two sentences, e.g. 'Content as of 21 Nov 2026. Not all of it could be refreshed: circulars of 3 Nov 2026.'
 */
export function describeFreshness(today: string, lists: Record<string, ListHealth>): string {
	const stale = Object.entries(lists).flatMap(([name, state]) =>
		state.stale ? [{ name: inWords(name), since: state.stale.since }] : [],
	);
	if (stale.length === 0) return `Content as of ${formatDate(today)}.`;
	if (stale.length === Object.keys(lists).length) {
		const newest = stale
			.flatMap(({ since }) => since ?? [])
			.sort()
			.at(-1);
		return newest
			? `Content as of ${dayOf(newest)}. It could not be refreshed since.`
			: 'The school’s lists are not available yet.';
	}
	const byAge = Map.groupBy(stale, ({ since }) =>
		since ? `of ${dayOf(since)}` : 'not available yet',
	);
	const parts = [...byAge].map(
		([age, members]) => `${members.map(({ name }) => name).join(', ')} ${age}`,
	);
	return `Content as of ${formatDate(today)}. Not all of it could be refreshed: ${parts.join('; ')}.`;
}
