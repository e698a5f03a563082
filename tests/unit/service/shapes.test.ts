import { describe, expect, test } from 'vitest';
import { listShape, pageShape, recordShape } from '#service/shapes.ts';

const record = { _id: 'a', title: 'x' };

describe('a list', () => {
	test('comes bare or wrapped, also empty', () => {
		expect(listShape([record, null])).toEqual([record, null]);
		expect(listShape({ data: [record] })).toEqual([record]);
		expect(listShape({ success: true, data: [] })).toEqual([]);
		expect(listShape([])).toEqual([]);
	});

	test.each([
		[null, 'null instead of a list'],
		[{}, 'an empty object instead of a list'],
		[{ success: false, message: 'School not found' }, 'an object instead of a list'],
		[{ success: false, data: [] }, 'an object instead of a list'],
		[{ data: null }, 'an object instead of a list'],
		['Not found', 'a string instead of a list'],
		[7, 'a number instead of a list'],
		[['a', 'b'], 'a list that holds no records'],
		[[[]], 'a list that holds no records'],
	])('is not %j', (json, message) => {
		expect(() => listShape(json)).toThrow(message);
	});
});

describe('a page', () => {
	const page = { data: [record], totalPages: 1, currentPage: 1, totalCount: 1 };

	test.each([
		[null, 'null instead of a page of records'],
		[[record], 'a list instead of a page of records'],
		[{ ...page, data: null }, 'an object instead of a list'],
		[{ ...page, totalPages: undefined }, 'a page without a usable totalPages'],
		[{ ...page, totalCount: 'many' }, 'a page without a usable totalCount'],
		[{ ...page, currentPage: -1 }, 'a page without a usable currentPage'],
		[{ ...page, currentPage: 1.5 }, 'a page without a usable currentPage'],
	])('is not %j', (json, message) => {
		expect(() => pageShape(json)).toThrow(message);
	});
});

describe('a record', () => {
	test('comes bare or wrapped', () => {
		expect(recordShape(record)).toEqual(record);
		expect(recordShape({ data: record })).toEqual(record);
		expect(recordShape({ attachments: null })).toEqual({ attachments: null });
	});

	test.each([
		[null, 'null instead of a record'],
		[{}, 'an empty object instead of a record'],
		[[record], 'a list instead of a record'],
		[{ success: false, message: 'x' }, 'an object instead of a record'],
	])('is not %j', (json, message) => {
		expect(() => recordShape(json)).toThrow(message);
	});
});
