import { formatDate } from '#lib/dates.ts';
import type { Random } from './random.ts';

const DAY = 86_400_000;

const dayNumber = (date: string) => Date.parse(date) / DAY;
const dateText = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** The date some days later (or earlier, when negative); dates are `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
	return dateText(dayNumber(date) + days);
}

/** The year of a `YYYY-MM-DD` date. */
export function yearOf(date: string): number {
	return Number(date.slice(0, 4));
}

/** The session of a school year that starts in April, e.g. '2025-26' for 2026-03-31. */
export function sessionOf(date: string): string {
	const start = Number(date.slice(5, 7)) < 4 ? yearOf(date) - 1 : yearOf(date);
	return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

const writer = (options: Intl.DateTimeFormatOptions) => {
	const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
	return (date: string) => format.format(new Date(date));
};

/** e.g. 'Friday, 27 November 2026' */
export const longDate = writer({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** e.g. '27 Nov 2026' */
export const shortDate = formatDate;
/** e.g. 'November' */
export const monthName = writer({ month: 'long' });

/** Dates of the last ten calendar years up to a day, newest first, spread so that no month of the past is forgotten. */
export function spreadDates(count: number, today: string, random: Random): string[] {
	const year = yearOf(today);
	const thisYear = Math.min(count, Math.max(Math.ceil(count * 0.3), 4));
	const newYear = dayNumber(`${year}-01-01`);
	return [
		...evenly(dayNumber(`${year - 9}-01-01`), newYear - 1, count - thisYear, random),
		...evenly(newYear, dayNumber(today), thisYear, random),
	]
		.map(dateText)
		.reverse();
}

/** Day numbers at even steps with some jitter: pure chance would leave months empty. */
function evenly(from: number, to: number, count: number, random: Random): number[] {
	return Array.from({ length: count }, (_, i) => {
		const at = (i + 0.3 + 0.4 * random.next()) / count;
		return from + Math.floor(at * (to - from + 1));
	});
}
