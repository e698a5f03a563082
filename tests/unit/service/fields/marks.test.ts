import { expect, test } from 'vitest';
import { readMarks } from '#service/fields/marks.ts';

test.each([
	[98.6, 98.6],
	['97.8', 97.8],
	['98.4%', 98.4],
	['98.4 %', 98.4],
	['100 ', 100],
	[0, 0],
	['', null],
	[' ', null],
	[null, null],
	['NaN', null],
	[Number.NaN, null],
	['AB', null],
	['-5', null],
	['1e3', null],
	['95/100', null],
])('%j is %j', (value, marks) => {
	expect(readMarks(value)).toBe(marks);
});
