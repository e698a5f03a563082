import { expect, test } from 'vitest';
import { createRests } from '#islands/carousel/rests.ts';

/** What is noted, and what the part was told. */
function rests() {
	const told: boolean[] = [];
	return { told, note: createRests((moves) => told.push(moves)) };
}

test('a part stands still until it is seen', () => {
	const { told, note } = rests();
	expect(told).toEqual([]);
	note('unseen', false);
	expect(told).toEqual([true]);
});

test('it moves when nothing speaks against it, and is told only what changes', () => {
	const { told, note } = rests();
	note('unseen', false);
	note('pointer', true);
	note('focus', true);
	note('pointer', false);
	expect(told).toEqual([true, false]);
	note('focus', false);
	note('focus', false);
	expect(told).toEqual([true, false, true]);
});

test('a wish for rest outlasts pointer and focus', () => {
	const { told, note } = rests();
	note('wish', true);
	note('unseen', false);
	note('pointer', true);
	note('pointer', false);
	expect(told).toEqual([]);
	note('wish', false);
	expect(told).toEqual([true]);
});
