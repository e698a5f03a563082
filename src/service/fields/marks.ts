import { textOf } from './text.ts';

/**
 * The marks of a topper as a number, so that '100 ' stands above '97.8' (design 5).
 * @param value the service's `division`: 98.6, '97.8', '98.4%', '100 ', blank
 * @returns null when there is no number
 */
export function readMarks(value: unknown): number | null {
	const text = textOf(value).replace(/[%\s]/g, '');
	return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
