import { describe, expect, test } from 'vitest';
import { academicYear, dateInKolkata, formatDate, monthOf, yearOf } from '#lib/dates.ts';

describe('parts of a date', () => {
	test.each([
		['2025-04-01', 2025, 'Apr', '1 Apr 2025'],
		['2016-12-31', 2016, 'Dec', '31 Dec 2016'],
		['2025', 2025, null, '2025'],
		[null, null, null, ''],
	])('%s', (date, year, month, shown) => {
		expect(yearOf(date)).toBe(year);
		expect(monthOf(date)).toBe(month);
		expect(formatDate(date)).toBe(shown);
	});
});

describe('academicYear', () => {
	test.each([
		['2025-03-31', '2024 - 2025'],
		['2025-04-01', '2025 - 2026'],
		['2025-01-01', '2024 - 2025'],
		['2024-12-31', '2024 - 2025'],
	])('%s lies in %s', (date, label) => expect(academicYear(date)).toBe(label));

	test.each([['2025'], [null]])('%s is in none', (date) => expect(academicYear(date)).toBeNull());
});

describe('dateInKolkata', () => {
	test.each([
		['2025-03-31T18:29:59Z', '2025-03-31'],
		['2025-03-31T18:30:00Z', '2025-04-01'],
		['2025-12-31T18:30:00Z', '2026-01-01'],
		['2024-02-28T20:00:00-05:00', '2024-02-29'],
	])('%s is %s', (instant, date) => expect(dateInKolkata(new Date(instant))).toBe(date));
});
