/** How much shorter than usual a list may be: both limits have to be passed (design 4; measured: guards of others). */
const SHARE = 0.3;
const ITEMS = 5;

/** How many good counts the usual one is the median of. */
export const COUNTS_KEPT = 5;

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
	const missing = usual - count;
	const isShrunk = (count === 0 && usual > 0) || (missing > usual * SHARE && missing > ITEMS);
	if (!isShrunk) return null;
	const now = count === 0 ? 'is empty' : `holds ${count}`;
	return `the list ${now} where it held ${usual}. If that is right, run with --accept-shrink ${list}`;
}

function median(counts: readonly number[]): number {
	const sorted = counts.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
