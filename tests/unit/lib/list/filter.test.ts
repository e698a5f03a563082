import { describe, expect, test } from 'vitest';
import { filterList, makeSearchable } from '#lib/list/filter.ts';
import type { ListItem } from '#lib/list/items.ts';
import type { ListState } from '#lib/list/state.ts';
import { achievements, screen } from './screens.ts';

const item = (id: string, date: ListItem['date'], title = id): ListItem => ({ id, title, date });
const state = (part: Partial<ListState> = {}): ListState => ({
	year: 'All',
	month: 'All',
	query: '',
	page: 1,
	...part,
});
const list = makeSearchable(screen(), [
	item('a', '2025-11-20', 'Fee reminder'),
	item('b', '2025-03-02', 'Winter  Uniform'),
	item('c', '2024-03-31', 'FEE structure'),
	item('d', '2024', 'Whole year plan'),
	item('e', null, 'Undated fee note'),
]);
const ids = (part: Partial<ListState>) =>
	filterList(list, state(part)).items.map((found) => found.id);

describe('year', () => {
	test('All shows everything, the undated too', () => {
		expect(ids({})).toEqual(['a', 'b', 'c', 'd', 'e']);
	});
	test('a year shows its items', () => {
		expect(ids({ year: '2024' })).toEqual(['c', 'd']);
	});
	test('Archive shows the items lacking a date', () => {
		expect(ids({ year: 'Archive' })).toEqual(['e']);
	});
	test('a year without items shows none', () => {
		expect(filterList(list, state({ year: '2030' }))).toMatchObject({
			total: 0,
			pages: 1,
			items: [],
		});
	});
});

describe('academic year', () => {
	const session = makeSearchable(achievements, [
		item('a', '2025-04-01'),
		item('b', '2025-03-31'),
		item('c', '2024-04-01'),
		item('d', '2024'),
		item('e', null),
	]);
	const found = (year: string) => filterList(session, state({ year })).items.map(({ id }) => id);

	test('begins in April: January to March belong to the session before', () => {
		expect(found('2025 - 2026')).toEqual(['a']);
		expect(found('2024 - 2025')).toEqual(['b', 'c']);
	});
	test('of a date without a month is not known: Archive', () => {
		expect(found('Archive')).toEqual(['d', 'e']);
	});
});

describe('month', () => {
	test('the menu offers the months present in the year, in calendar order', () => {
		expect(filterList(list, state({ year: '2025' })).months).toEqual(['Mar', 'Nov']);
		expect(filterList(list, state({ year: '2024' })).months).toEqual(['Mar']);
	});
	test('a month shows its items in the year', () => {
		expect(ids({ year: '2025', month: 'Mar' })).toEqual(['b']);
	});
	test('a month of all years', () => {
		expect(ids({ month: 'Mar' })).toEqual(['b', 'c']);
	});
	test('a month that the year does not have counts as All', () => {
		expect(ids({ year: '2024', month: 'Nov' })).toEqual(['c', 'd']);
	});
});

describe('search', () => {
	test('finds a part of the title whatever the case', () => {
		expect(ids({ query: 'fee' })).toEqual(['a', 'c', 'e']);
		expect(ids({ query: 'ORM' })).toEqual(['b']);
	});
	test('does not stumble over white space', () => {
		expect(ids({ query: '  winter uniform ' })).toEqual(['b']);
	});
	test('takes signs for what they are', () => {
		expect(ids({ query: '.*' })).toEqual([]);
	});
	test('joins with year and month', () => {
		expect(ids({ query: 'fee', year: '2024', month: 'Mar' })).toEqual(['c']);
	});
	test('does not change the months offered', () => {
		expect(filterList(list, state({ year: '2025', query: 'fee' })).months).toEqual(['Mar', 'Nov']);
	});
});

describe('pages', () => {
	const long = makeSearchable(
		screen(),
		Array.from({ length: 30 }, (_, i) => item(`i${i}`, '2025-01-01')),
	);
	test('hold twelve items and count all', () => {
		const first = filterList(long, state());
		expect(first).toMatchObject({ total: 30, page: 1, pages: 3 });
		expect(first.items).toHaveLength(12);
		expect(filterList(long, state({ page: 3 })).items.map(({ id }) => id)).toEqual([
			'i24',
			'i25',
			'i26',
			'i27',
			'i28',
			'i29',
		]);
	});
	test('hold as many as the screen says', () => {
		const first = filterList(long, state(), 10);
		expect(first).toMatchObject({ total: 30, pages: 3 });
		expect(first.items).toHaveLength(10);
	});
	test('a page past the end is the last one', () => {
		expect(filterList(long, state({ page: 9 }))).toMatchObject({ page: 3 });
	});
});
