/** How many records may suddenly differ: both limits have to be passed (design 4; measured: guards of others). */
const SHARE = 0.3;
const ITEMS = 5;

/** How many good counts the usual one is the median of. */
export const COUNTS_KEPT = 5;

/** Whether so many of the records have gone wrong at once that the service is at fault, not the school at work. */
export const isTooMany = (wrong: number, of: number) => wrong > of * SHARE && wrong > ITEMS;

/** What to do about a guard that is mistaken, to follow its reason. */
export const unlessAccepted = (list: string) =>
	`If that is right, run with --accept-shrink ${list}`;

/**
 * Judges whether a list has shrunk so suddenly that the service is at fault (design 4).
 * @param count records read now
 * @param counts of the last good readings
 * @returns the reason in plain words; null when the count is ordinary
 */
export function findShrinkage(
	list: string,
	count: number,
	counts: readonly number[],
): string | null {
	const usual = median(counts.slice(-COUNTS_KEPT));
	const isShrunk = (count === 0 && usual > 0) || isTooMany(usual - count, usual);
	if (!isShrunk) return null;
	const now = count === 0 ? 'is empty' : `holds ${count}`;
	return `the list ${now} where it held ${usual}. ${unlessAccepted(list)}`;
}

function median(counts: readonly number[]): number {
	const sorted = counts.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
