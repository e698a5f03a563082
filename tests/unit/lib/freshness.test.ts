import { expect, test } from 'vitest';
import { describeFreshness } from '#lib/freshness.ts';

const good = { stale: null };
const since = (instant: string | null) => ({ stale: { since: instant, reason: 'down' } });
const today = '2026-11-21';

test.each([
	['all read', { news: good, circulars: good }, 'Content as of 21 Nov 2026.'],
	[
		'one stale, by the day in Delhi',
		{ news: good, homeCirculars: since('2026-11-02T19:00:00.000Z') },
		'Content as of 21 Nov 2026. Not all of it could be refreshed: home circulars of 3 Nov 2026.',
	],
	[
		'several, grouped by day',
		{
			news: good,
			circulars: since('2026-11-03T04:00:00.000Z'),
			events: since('2026-11-03T05:00:00.000Z'),
			toppers: since(null),
		},
		'Content as of 21 Nov 2026. Not all of it could be refreshed: circulars, events of 3 Nov 2026; toppers not available yet.',
	],
	[
		'the whole service down: the newest that there is',
		{ news: since('2026-11-03T04:00:00.000Z'), circulars: since('2026-11-05T04:00:00.000Z') },
		'Content as of 5 Nov 2026. It could not be refreshed since.',
	],
	['never read', { news: since(null) }, 'The school’s lists are not available yet.'],
])('%s', (_, lists, text) => {
	expect(describeFreshness(today, lists)).toBe(text);
});
