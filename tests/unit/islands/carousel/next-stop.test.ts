import { expect, test } from 'vitest';
import { nextStop } from '#islands/carousel/next-stop.ts';

const starts = [0, 100, 200, 300, 400];

test('the next item', () => {
	expect(nextStop(starts, 0, 250, 500)).toBe(100);
	expect(nextStop(starts, 100, 250, 500)).toBe(200);
});

test('from between two items, where a finger may have left it, the one that comes next', () => {
	expect(nextStop(starts, 130, 250, 500)).toBe(200);
	// A browser may stop a fraction of a pixel before the item.
	expect(nextStop(starts, 99.5, 250, 500)).toBe(200);
});

test('from the end to the beginning', () => {
	expect(nextStop(starts, 250, 250, 500)).toBe(0);
	expect(nextStop(starts, 249.5, 250, 500)).toBe(0);
});

test('an item that is longer than the row is shown in parts that overlap', () => {
	expect(nextStop([0, 900], 0, 300, 1200)).toBe(240);
	expect(nextStop([0, 900], 720, 300, 1200)).toBe(900);
	expect(nextStop([0], 0, 300, 900)).toBe(240);
});
