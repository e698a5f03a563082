import { describe, expect, test } from 'vitest';
import { byMarks, defaultSession, sessionsOf } from '#lib/toppers.ts';

const topper = (id: string, marks: number | null, sessionYear = '2024-2025') => ({
	id,
	marks,
	sessionYear,
});

describe('session years', () => {
	test('descending, numerically aware, each once', () => {
		const toppers = ['2018-2019', '2024-2025', '999-1000', '2024-2025', '2009-2010'].map(
			(sessionYear) => ({ sessionYear }),
		);
		expect(sessionsOf(toppers)).toEqual(['2024-2025', '2018-2019', '2009-2010', '999-1000']);
	});

	test('default: the previous calendar year to the current year', () => {
		expect(defaultSession(['2026-2027', '2025-2026', '2024-2025'], 2026)).toBe('2025-2026');
	});

	test('default when that has none: the latest available', () => {
		expect(defaultSession(['2023-2024', '2022-2023'], 2026)).toBe('2023-2024');
		expect(defaultSession([], 2026)).toBe('');
	});
});

describe('marks', () => {
	test('descending as numbers, blanks last', () => {
		const toppers = [
			topper('a', null),
			topper('b', 97.8),
			topper('c', 100),
			topper('d', 0),
			topper('e', 9.5),
		];
		expect(toppers.sort(byMarks).map(({ marks }) => marks)).toEqual([100, 97.8, 9.5, 0, null]);
	});

	test('equal marks and blanks come in one order, whatever the order before', () => {
		const toppers = [topper('c', 95), topper('a', null), topper('b', 95), topper('d', null)];
		const ids = (list: typeof toppers) => list.sort(byMarks).map(({ id }) => id);
		expect(ids([...toppers])).toEqual(['b', 'c', 'a', 'd']);
		expect(ids(toppers.toReversed())).toEqual(['b', 'c', 'a', 'd']);
	});
});
