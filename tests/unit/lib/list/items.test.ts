import { describe, expect, test } from 'vitest';
import { describeList } from '#lib/list/describe.ts';
import { newestFirst, pageCount } from '#lib/list/items.ts';
import { countOf } from '#lib/list/screen.ts';
import { openingState } from '#lib/list/state.ts';
import { achievements, screen } from './screens.ts';

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

test('an empty list has one page', () => {
	expect([0, 1, 12, 13].map((count) => pageCount(count))).toEqual([1, 1, 1, 2]);
	expect(pageCount(11, 10)).toBe(2);
});

describe('in words', () => {
	test('counts', () => {
		expect([0, 1, 2, 1204].map((count) => countOf(count, screen().noun))).toEqual([
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
	])('%s', (address, words) => {
		expect(describeList(screen(), openingState(screen(), [], 2026, address), 3)).toBe(words);
	});
	test('what lacks a date, by the name that the menu has for it', () => {
		const undated = { year: 'Archive', month: 'All', query: '', page: 1 } as const;
		expect(describeList(screen(), undated, 3)).toBe('3 circulars without a date');
		expect(describeList(achievements, undated, 3)).toBe('3 achievements in the archive');
	});
	test('an academic year', () => {
		const state = openingState(achievements, [{ year: '2024 - 2025', count: 3 }], 2026);
		expect(describeList(achievements, state, 3)).toBe('3 achievements in 2024 - 2025');
	});
});
