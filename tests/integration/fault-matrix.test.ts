import { beforeAll, describe, expect, test } from 'vitest';
import { runMatrix } from './fault-matrix.ts';
import {
	callNames,
	calls,
	cellOf,
	type Fault,
	faults,
	type Mode,
	modes,
	ON_PAGES,
} from './matrix-cells.ts';
import type { Mark } from './matrix-marks.ts';
import { listNames } from './pull-helpers.ts';

/** What no repetition mends: the last good content is kept at once, until the next pull. */
const isFinal = (fault: Fault) => ['401', '403', '404'].includes(fault);

/** What each cell is designed to be. */
function designed(fault: Fault, mode: Mode, call: string): Mark {
	// An album that the service does not have is named, the others are shown.
	if (fault === '404' && call === 'subGallery') return 'q';
	return mode === 'transient' && !isFinal(fault) ? 'r' : 'k';
}

let marks: Map<string, Mark>;
beforeAll(async () => {
	marks = await runMatrix();
	console.log(`\n${printed()}\n`);
}, 240_000);

/** Calls against faults; in each cell what came of the passing fault, then of the lasting one. */
function printed(): string {
	const short = (mark: Mark | undefined) =>
		mark === undefined ? '·' : mark.length > 1 ? '!' : mark;
	const width = Math.max(...faults.map(({ length }) => length));
	const heads = callNames.map((name, index) => `${String.fromCharCode(65 + index)} ${name}`);
	const rows = [...faults, ...ON_PAGES].map((fault) => {
		const cells = callNames.map((call) =>
			modes.map((mode) => short(marks.get(cellOf(fault, mode, call)))).join(''),
		);
		return `${fault.padEnd(width)} ${cells.join(' ')}`;
	});
	const letters = callNames.map((_, index) => `${String.fromCharCode(65 + index)} `).join(' ');
	return [
		'Each cell: a passing fault, then a lasting one. r recovered, k last good kept and said, q one record named and left out',
		`Calls: ${heads.join(', ')}`,
		`${' '.repeat(width)} ${letters}`,
		...rows,
	].join('\n');
}

describe.each(modes)('%s', (mode) => {
	test.each(faults)('%s', (fault) => {
		const found = callNames.map((call) => [call, marks.get(cellOf(fault, mode, call))]);
		expect(found).toEqual(callNames.map((call) => [call, designed(fault, mode, call)]));
	});

	test.each(ON_PAGES)('%s', (fault) => {
		expect(marks.get(cellOf(fault, mode, 'events/all page 2'))).toBe(designed(fault, mode, ''));
	});
});

test('no other call is touched', () => {
	expect([...marks].filter(([cell]) => cell.endsWith('others'))).toEqual([]);
});

test('there are enough faults, and every list has its calls', () => {
	expect(new Set(faults).size).toBeGreaterThanOrEqual(24);
	expect([...new Set(callNames.flatMap((name) => calls[name].feeds))].sort()).toEqual(
		listNames.toSorted(),
	);
});
