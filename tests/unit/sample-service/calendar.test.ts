import { describe, expect, test } from 'vitest';
import {
	longDate,
	sessionOf,
	shortDate,
	spreadDates,
} from '../../../scripts/sample-service/data/calendar.ts';
import { createRandom } from '../../../scripts/sample-service/data/random.ts';

const spread = (count: number, today: string) =>
	spreadDates(count, today, createRandom(count, today));
const ofYear = (dates: string[], year: string) =>
	dates.filter((date) => date.startsWith(year)).length;

describe('spreadDates', () => {
	test('covers ten calendar years up to today, newest first', () => {
		const dates = spread(240, '2026-11-21');
		expect(dates).toHaveLength(240);
		expect(dates).toEqual(dates.toSorted().reverse());
		expect(dates.at(0)?.slice(0, 7)).toBe('2026-11');
		expect(dates.at(-1)?.slice(0, 7)).toBe('2017-01');
	});

	test('forgets no month of the past', () => {
		const months = new Set(spread(240, '2026-11-21').map((date) => date.slice(0, 7)));
		expect(months.size).toBe(9 * 12 + 11);
	});

	test.each([
		[10, 4],
		[60, 18],
		[240, 72],
		[10_000, 3000],
	])('of %i dates puts %i into the current year, even on 2 January', (count, current) => {
		expect(ofYear(spread(count, '2026-11-21'), '2026')).toBe(current);
		expect(ofYear(spread(count, '2027-01-02'), '2027')).toBe(current);
	});

	test('gives no date later than today', () => {
		expect(spread(500, '2027-01-02').filter((date) => date > '2027-01-02')).toEqual([]);
	});
});

test('dates and sessions are written as the school writes them', () => {
	expect(longDate('2026-11-27')).toBe('Friday, 27 November 2026');
	expect(shortDate('2026-09-05')).toBe('5 Sep 2026');
	expect(sessionOf('2026-03-31')).toBe('2025-26');
	expect(sessionOf('2026-04-01')).toBe('2026-27');
	expect(sessionOf('1999-04-01')).toBe('1999-00');
});
