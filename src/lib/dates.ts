/**
 * A calendar date of Asia/Kolkata as text: `2025-04-01`, a bare `2025`, or null for undated. Text in this form
 * sorts by itself and means the same in every time zone (design 5).
 */
export type DateText = string | null;

/** Three-letter names, as the month filters show them (specification 5). */
export const MONTHS = [
	'Jan',
	'Feb',
	'Mar',
	'Apr',
	'May',
	'Jun',
	'Jul',
	'Aug',
	'Sep',
	'Oct',
	'Nov',
	'Dec',
] as const;
export type Month = (typeof MONTHS)[number];

/** The year, e.g. 2025; null when undated. */
export function yearOf(date: DateText): number | null {
	return date ? Number(date.slice(0, 4)) : null;
}

/** The month, e.g. 'Apr'; null when undated or when only the year is known. */
export function monthOf(date: DateText): Month | null {
	return date && date.length > 4 ? (MONTHS[Number(date.slice(5, 7)) - 1] ?? null) : null;
}

/** Day month year, e.g. '1 Apr 2025' (specification 2, Circulars); '2025' for a bare year, '' when undated. */
export function formatDate(date: DateText): string {
	const month = monthOf(date);
	return month && date ? `${Number(date.slice(8))} ${month} ${date.slice(0, 4)}` : (date ?? '');
}

/**
 * The label of the academic year, which starts in April, e.g. '2024 - 2025' for 2025-03-31 (specification 5).
 * Null when the month is not known.
 */
export function academicYear(date: DateText): string | null {
	const year = yearOf(date);
	const month = monthOf(date);
	if (!year || !month) return null;
	const start = MONTHS.indexOf(month) < 3 ? year - 1 : year;
	return `${start} - ${start + 1}`;
}

/** The date in Asia/Kolkata at an instant, e.g. '2025-04-01' for 2025-03-31T18:30:00Z. */
export function dateInKolkata(instant: Date): string {
	return new Intl.DateTimeFormat('en-CA', {
		timeZone: 'Asia/Kolkata',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	}).format(instant);
}

/** The visitor's current year, by the clock of Asia/Kolkata: what "current year" means (design 3). */
export const currentYear = () =>
	Number(new Date().toLocaleDateString('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }));
