import { expect, test } from 'vitest';
import { findShrinkage } from '#service/guard.ts';

test.each<[number, number[]]>([
	[0, []],
	[0, [0]],
	[5, []],
	[100, [100, 100, 100, 100, 100]],
	[70, [100]],
	[150, [100]],
	[1, [6]],
	[3, [8]],
	[60, [60, 60, 100, 60, 60]],
	// Only the last five count.
	[20, [100, 100, 100, 20, 20, 20, 20, 20]],
])('%i is ordinary after %j', (count, counts) => {
	expect(findShrinkage('news', count, counts)).toBeNull();
});

test.each<[number, number[], string]>([
	[0, [1], 'the list is empty where it held 1. If that is right, run with --accept-shrink news'],
	[
		69,
		[100],
		'the list holds 69 where it held 100. If that is right, run with --accept-shrink news',
	],
	[2, [8], 'the list holds 2 where it held 8. If that is right, run with --accept-shrink news'],
	// One short reading that went through does not make the next one ordinary.
	[
		60,
		[100, 100, 100, 100, 72],
		'the list holds 60 where it held 100. If that is right, run with --accept-shrink news',
	],
])('%i is a fault after %j', (count, counts, reason) => {
	expect(findShrinkage('news', count, counts)).toBe(reason);
});
