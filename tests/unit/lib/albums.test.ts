import { describe, expect, test } from 'vitest';
import { byYear, formatDateGb, withDetails } from '#lib/albums.ts';

test('dates of albums in en-GB format, as the platform writes it', () => {
	const platform = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' });
	expect(formatDateGb('2025-04-01')).toBe(platform.format(new Date('2025-04-01')));
	expect(formatDateGb('2025-04-01')).toBe('01/04/2025');
	expect(formatDateGb('2020')).toBe('2020');
	expect(formatDateGb(null)).toBe('not given');
});

describe('albums', () => {
	test('show their details; without them, what the list says', () => {
		const albums = [
			{ id: 'a', title: 'A' },
			{ id: 'b', title: 'B' },
		];
		const details = [
			{ id: 'b', title: 'B in full' },
			{ id: 'gone', title: 'No longer listed' },
		];
		expect(withDetails(albums, details).map(({ title }) => title)).toEqual(['A', 'B in full']);
	});

	test('stand under the year of their date, undated ones under their own heading', () => {
		const albums = [
			{ date: '2025-04-01' },
			{ date: '2025' },
			{ date: '2024-01-01' },
			{ date: null },
		];
		expect(byYear(albums)).toEqual([
			['2025', [{ date: '2025-04-01' }, { date: '2025' }]],
			['2024', [{ date: '2024-01-01' }]],
			['Undated', [{ date: null }]],
		]);
	});
});
