import { DateTime } from 'luxon';
import type { DateText } from '#lib/dates.ts';
import { foldSpace, textOf } from './text.ts';

/** The locale names the months; the zone makes of an instant a day, and of a day the same day everywhere. */
const KOLKATA = { zone: 'Asia/Kolkata', locale: 'en-US' };

const format = (pattern: string) => (text: string) => DateTime.fromFormat(text, pattern, KOLKATA);

/** The forms in which the service writes a date (design 5): each has one reading, day before month. */
const FORMS: [RegExp, (text: string) => DateTime][] = [
	[/^\d{4}-\d\d-\d\d(T.+)?$/, (text) => DateTime.fromISO(text, KOLKATA)],
	[/^\d{1,2}-\d{1,2}-\d{4}$/, format('d-M-yyyy')],
	[/^\d{1,2}\/\d{1,2}\/\d{4}$/, format('d/M/yyyy')],
	[/^\d{1,2} [a-z]{3} \d{4}$/i, format('d MMM yyyy')],
	[/^\d{1,2} [a-z]+ \d{4}$/i, format('d MMMM yyyy')],
];

const inRange = (year: number) => year >= 1950 && year <= 2100;

/** A number this small is no millisecond count of these decades: epoch seconds, or `new Date(null)`. */
const FIRST_MILLISECOND = 1e11;

/**
 * The calendar date in Asia/Kolkata of a date field, whatever the zone of the machine (design 5).
 * @param value ISO instant or date, dd-mm-yyyy, dd/mm/yyyy, `2 Nov 2024`, `2 November 2024`, a bare year, or epoch
 * milliseconds as a number
 * @returns `YYYY-MM-DD`, `YYYY` for a bare year; null (undated) for everything else: blank, impossible, a two-digit
 * year, a year outside 1950–2100, and 1970-01-01, which is what clients made of null
 */
export function readDate(value: unknown): DateText {
	// Month names are the locale's own; India also writes Sept.
	const text = foldSpace(textOf(value)).replace(/\bsept\b/i, 'Sep');
	if (/^\d{4}$/.test(text)) return inRange(Number(text)) ? text : null;
	const time = typeof value === 'number' ? fromNumber(value) : fromText(text);
	if (!time?.isValid || !inRange(time.year)) return null;
	const day = time.setZone(KOLKATA.zone).toISODate();
	return day === '1970-01-01' ? null : day;
}

const fromText = (text: string) => FORMS.find(([form]) => form.test(text))?.[1](text) ?? null;

const fromNumber = (value: number) =>
	Math.abs(value) >= FIRST_MILLISECOND ? DateTime.fromMillis(value, KOLKATA) : null;
