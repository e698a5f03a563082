import { describe, expect, test } from 'vitest';
import { countYears, yearAddress, yearMenu, yearName } from '#lib/list/years.ts';
import { achievements, screen } from './screens.ts';

const dated = (...dates: (string | null)[]) => dates.map((date) => ({ date }));
const found = (...years: string[]) => years.map((year) => ({ year, count: 1 }));

describe('the years of a list', () => {
	test('newest first with their counts, undated last', () => {
		expect(countYears(screen(), dated('2024-01-01', '2025-06-01', null, '2024'))).toEqual([
			{ year: '2025', count: 1 },
			{ year: '2024', count: 2 },
			{ year: 'Archive', count: 1 },
		]);
	});
	test('are academic years where the screen says so', () => {
		expect(countYears(achievements, dated('2025-04-01', '2025-03-31', '2025'))).toEqual([
			{ year: '2025 - 2026', count: 1 },
			{ year: '2024 - 2025', count: 1 },
			{ year: 'Archive', count: 1 },
		]);
	});
});

describe('the year menu', () => {
	test('offers all, the years found and the current one, with which it opens', () => {
		expect(yearMenu(screen(), found('2025', '2023', 'Archive'), 2026)).toEqual({
			choices: ['All', '2026', '2025', '2023'],
			opening: '2026',
		});
	});
	test('keeps a year to come above the current one', () => {
		expect(yearMenu(screen(), found('2027', '2025'), 2026).choices).toEqual([
			'All',
			'2027',
			'2026',
			'2025',
		]);
	});
	test('offers nothing but the years found where it opens with all', () => {
		expect(yearMenu(screen({ opensWith: 'all' }), found('2024'), 2026)).toEqual({
			choices: ['All', '2024'],
			opening: 'All',
		});
	});
	test('offers Archive where the screen has it, whether anything lacks a date or not', () => {
		expect(yearMenu(screen({ archive: true }), [], 2026).choices).toEqual([
			'All',
			'2026',
			'Archive',
		]);
	});
	test('starts at the newest academic year available', () => {
		expect(yearMenu(achievements, found('2024 - 2025', '2023 - 2024', 'Archive'), 2026)).toEqual({
			choices: ['2024 - 2025', '2023 - 2024', 'Archive'],
			opening: '2024 - 2025',
		});
	});
	test('starts at Archive when no achievement has a date', () => {
		expect(yearMenu(achievements, found('Archive'), 2026).opening).toBe('Archive');
	});

	describe('of School Events', () => {
		const events = screen({ opensWith: 'all', since: 2022, archive: true });
		const years = (...choices: string[]) => ['All', ...choices, 'Archive'];

		test('goes from today down without a gap', () => {
			expect(yearMenu(events, found('2023'), 2025).choices).toEqual(
				years('2025', '2024', '2023', '2022'),
			);
		});
		test('goes from the newest year in the data when that is later', () => {
			expect(yearMenu(events, found('2026', '2019'), 2025).choices).toEqual(
				years('2026', '2025', '2024', '2023', '2022'),
			);
		});
	});
});

test('a year has an address and a name of its own', () => {
	expect(yearAddress(screen(), '2024')).toBe('2024');
	expect(yearAddress(screen(), '2024', 2)).toBe('2024/2');
	expect(yearAddress(achievements, '2024 - 2025', 3)).toBe('2024-2025/3');
	expect(yearAddress(achievements, 'Archive')).toBe('archive');
	expect(yearAddress(screen(), 'Archive')).toBe('undated');
	expect(yearName(screen(), 'Archive')).toBe('Undated');
	expect(yearName(achievements, 'Archive')).toBe('Archive');
});
