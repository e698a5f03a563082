/** What is left in view of a line that is longer than the row. */
const OVERLAP = 0.2;

/**
 * Where a row of items scrolls to next: to the next item, within one that is longer than the row by less than the
 * row's length, and from the end to the beginning.
 * @param starts where each item begins, in pixels from the first one
 * @param at where the row stands now
 * @param size length of the row that is seen
 * @param whole length of all its items
 */
export function nextStop(
	starts: readonly number[],
	at: number,
	size: number,
	whole: number,
): number {
	if (at + size >= whole - 1) return 0;
	const next = starts.find((start) => start > at + 1) ?? whole;
	return Math.min(next, at + size * (1 - OVERLAP));
}
