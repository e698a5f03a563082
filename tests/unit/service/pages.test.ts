import { expect, test } from 'vitest';
import { makePageCheck } from '#service/pages.ts';
import type { Page } from '#service/shapes.ts';

const records = (...ids: string[]) => ids.map((_id) => ({ _id, title: _id }));
const page = (number: number, of: unknown[], given: Partial<Page> = {}): Page => ({
	records: of,
	page: number,
	totalPages: 2,
	totalCount: 4,
	...given,
});
/** What is wrong with each of the pages. */
function faults(...pages: Page[]) {
	const check = makePageCheck();
	return pages.map(check);
}

test('pages that make a whole', () => {
	expect(faults(page(1, records('a', 'b')), page(2, records('c', 'd')))).toEqual([null, null]);
	expect(faults(page(1, [], { totalPages: 0, totalCount: 0 }))).toEqual([null]);
	expect(faults(page(1, [], { totalPages: 1, totalCount: 0 }))).toEqual([null]);
	expect(faults(page(1, records('a'), { totalPages: 1, totalCount: 1 }))).toEqual([null]);
});

test('records that the service itself holds twice are no overlap', () => {
	const sameId = { _id: 'a', title: 'other' };
	expect(faults(page(1, [...records('a'), null]), page(2, [sameId, null]))).toEqual([null, null]);
	expect(
		faults(page(1, [...records('a'), { title: 'x' }]), page(2, [{ title: 'x' }, sameId])),
	).toEqual([null, null]);
});

test.each<[string, Page[], string]>([
	[
		'another page',
		[page(1, records('a', 'b')), page(1, records('c', 'd'))],
		'answered with page 1 where page 2 was asked for',
	],
	[
		'a page past the end',
		[page(4, [], { totalPages: 3, totalCount: 28 })],
		'answered with page 4 where page 1 was asked for',
	],
	[
		'a loop',
		[page(1, records('a', 'b')), page(2, records('a', 'b'))],
		'repeats on page 2 records of an earlier page',
	],
	[
		'a loop of records without ids',
		[page(1, [{ title: 'x' }]), page(2, [{ title: 'x' }])],
		'repeats on page 2 records of an earlier page',
	],
	[
		'an overlap',
		[page(1, records('a', 'b')), page(2, records('b', 'c'))],
		'repeats on page 2 records of an earlier page',
	],
	[
		'a total that grows',
		[page(1, records('a', 'b')), page(2, records('c', 'd'), { totalCount: 5 })],
		'gives other totals on page 2 than on page 1',
	],
	[
		'other pages',
		[page(1, records('a', 'b')), page(2, records('c', 'd'), { totalPages: 3 })],
		'gives other totals on page 2 than on page 1',
	],
	[
		'too few',
		[page(1, records('a', 'b')), page(2, records('c'))],
		'gave 3 records where it counts 4',
	],
	[
		'too many',
		[page(1, records('a', 'b')), page(2, records('c', 'd', 'e'))],
		'gave 5 records where it counts 4',
	],
	['an early end', [page(1, [], { totalPages: 900_000 })], 'gave 0 records where it counts 4'],
])('%s is a fault', (_, pages, fault) => {
	expect(faults(...pages).at(-1)).toBe(fault);
	expect(faults(...pages.slice(0, -1))).toEqual(pages.slice(1).map(() => null));
});
