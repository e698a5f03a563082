import { describe, expect, test } from 'vitest';
import { describeList } from '#lib/list/describe.ts';
import { countYears, newestFirst, pageCount } from '#lib/list/items.ts';
import { countOf, type ScreenView } from '#lib/list/screen.ts';
import { parseState } from '#lib/list/state.ts';

describe('newest first', () => {
	test('the undated last, equal dates by id', () => {
		const dates: [string, string | null][] = [
			['b', null],
			['d', '2024-05-01'],
			['c', '2025-01-01'],
			['a', '2025-01-01'],
			['e', '2025'],
		];
		const sorted = dates.map(([id, date]) => ({ id, date })).sort(newestFirst);
		expect(sorted.map(({ id }) => id)).toEqual(['a', 'c', 'e', 'd', 'b']);
	});
});

describe('years', () => {
	test('newest first with their counts, undated last', () => {
		const items = ['2024-01-01', '2025-06-01', null, '2024'].map((date) => ({ date }));
		expect(countYears(items)).toEqual([
			{ year: 2025, count: 1 },
			{ year: 2024, count: 2 },
			{ year: 'undated', count: 1 },
		]);
	});
	test('the present year is there even when nothing happened yet', () => {
		expect(countYears([{ date: '2025-06-01' }], 2026)[0]).toEqual({ year: 2026, count: 0 });
	});
});

test('an empty list has one page', () => {
	expect([0, 1, 12, 13].map(pageCount)).toEqual([1, 1, 1, 2]);
});

describe('in words', () => {
	const screen: ScreenView = {
		path: '/Circular',
		noun: ['circular', 'circulars'],
		pictures: true,
		opensWith: 'current year',
		archive: false,
	};
	test('counts', () => {
		expect([0, 1, 2, 1204].map((count) => countOf(count, screen.noun))).toEqual([
			'0 circulars',
			'1 circular',
			'2 circulars',
			'1,204 circulars',
		]);
	});
	test.each([
		['', '3 circulars in 2026'],
		['?year=All', '3 circulars'],
		['?month=Mar', '3 circulars in Mar 2026'],
		['?year=All&month=Mar&q=fee', '3 circulars in Mar with “fee” in the title'],
		['?year=Archive', '3 circulars without a date'],
	])('%s', (address, words) => {
		expect(describeList(screen, parseState(address, 2026), 3)).toBe(words);
	});
});
