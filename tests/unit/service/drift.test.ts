import { describe, expect, test } from 'vitest';
import { findDrift, findLostField } from '#service/drift.ts';
import type { Note } from '#service/readers.ts';

const notes = (count: number, list = 'news'): Note[] =>
	Array.from({ length: count }, (_, index) => ({
		list,
		id: `r${index}`,
		field: 'title',
		reason: 'nothing to show',
	}));

describe('records of another form', () => {
	test.each<[number, Note[], Note[]]>([
		[100, notes(30), []],
		[6, notes(5), []],
		[40, notes(20), notes(20)],
		[40, notes(25), notes(19)],
		// Several notes on one record are one record; those of a call say nothing of the list.
		[10, [...notes(3), ...notes(3)], []],
		[10, notes(9, '/api/news/all/DEMO'), []],
	])('of %i are ordinary', (received, now, before) => {
		expect(findDrift('news', received, now, before)).toBeNull();
	});

	test('are a fault when they are many', () => {
		expect(findDrift('news', 19, notes(6), [])).toBe(
			'6 of 19 records are of another form than before: title r0: nothing to show. If that is right, run with --accept-shrink news',
		);
	});
});

describe('a lost field', () => {
	const items = (count: number, given: object) =>
		Array.from({ length: count }, (_, index) => ({ id: `r${index}`, ...given }));
	const dated = items(12, { date: '2026-11-02', images: ['a.jpg'] });

	test.each<[string, object[]]>([
		['the same', dated],
		['few of them', [...items(3, { date: null, images: ['a.jpg'] }), ...dated.slice(3)]],
		['new records without it', [...dated, { id: 'new', date: null, images: [] }]],
		['all others are gone', items(1, { date: null, images: [] })],
		['none had it', dated.map((item) => ({ ...item, venue: '' }))],
	])('%s is ordinary', (_, now) => {
		expect(findLostField('news', now as typeof dated, dated)).toBeNull();
	});

	test.each<[string, object]>([
		['date', { date: null, images: ['a.jpg'] }],
		['images', { date: '2026-11-02', images: [] }],
	])('%s is a fault', (field, given) => {
		expect(findLostField('news', items(12, given), dated)).toBe(
			`12 of 12 records have lost their ${field}. If that is right, run with --accept-shrink news`,
		);
	});
});
