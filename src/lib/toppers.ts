/** What toppers are sorted and chosen by: of a class, session year as '2024-2025', marks null when blank. */
interface Result {
	id: string;
	sessionYear: string;
	marks: number | null;
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** The session years of some toppers, newest first, numerically aware (specification 5). */
export const sessionsOf = (toppers: readonly Pick<Result, 'sessionYear'>[]): string[] =>
	[...new Set(toppers.map(({ sessionYear }) => sessionYear))].sort((a, b) => compare(b, a));

/**
 * The session year to show: the previous calendar year to the current year, else the latest there is (specification 5).
 * @param sessions newest first, as `sessionsOf` gives them
 * @param year the current year, e.g. 2026
 * @returns e.g. '2025-2026'; '' when there is no session at all
 */
export function defaultSession(sessions: readonly string[], year: number): string {
	const current = `${year - 1}-${year}`;
	return sessions.includes(current) ? current : (sessions[0] ?? '');
}

/** Marks descending, as numbers, blanks last; equal marks in the order of the ids, so that two builds agree (specification 5). */
export function byMarks(a: Result, b: Result): number {
	const order = (b.marks ?? -Infinity) - (a.marks ?? -Infinity);
	return order || (a.id < b.id ? -1 : 1);
}
