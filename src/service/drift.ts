import { isTooMany, unlessAccepted } from './guard.ts';
import type { Note } from './readers.ts';

type Item = Readonly<{ id: string }>;

/**
 * Judges whether the form of a list's records has changed: some records of another form are named and the rest is
 * published, many at once say that the service is at fault (design 5).
 * @param received records that the service sent
 * @param notes what the report says of them now
 * @param before what it said of the last good ones
 * @returns the reason in plain words, or null
 */
export function findDrift(
	list: string,
	received: number,
	notes: readonly Note[],
	before: readonly Note[],
): string | null {
	const noted = recordsIn(list, notes);
	if (!isTooMany(noted - recordsIn(list, before), received)) return null;
	return `${noted} of ${received} records are of another form than before: ${notes[0]?.field || 'record'} ${notes[0]?.id}: ${notes[0]?.reason}. ${unlessAccepted(list)}`;
}

// What no list takes is noted under its call, and says nothing of this list.
const recordsIn = (list: string, notes: readonly Note[]) =>
	new Set(notes.filter((note) => note.list === list).map(({ id }) => id)).size;

/**
 * Judges whether records that are still there have lost a field, e.g. all their dates: a renamed field reads like one
 * that was never filled in.
 * @param now the records as they are read now
 * @param before the last good ones
 * @returns the reason in plain words, or null
 */
export function findLostField(
	list: string,
	now: readonly Item[],
	before: readonly Item[],
): string | null {
	const current = new Map(now.map((item) => [item.id, item]));
	const pairs = before.flatMap((old) => {
		const item = current.get(old.id);
		return item ? [[old, item] as [Fields, Fields]] : [];
	});
	for (const field of Object.keys(before[0] ?? {})) {
		const had = pairs.filter(([old]) => isFilled(old[field]));
		const lost = had.filter(([, item]) => !isFilled(item[field]));
		if (isTooMany(lost.length, had.length)) {
			return `${lost.length} of ${had.length} records have lost their ${field}. ${unlessAccepted(list)}`;
		}
	}
	return null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFilled = (value: unknown) =>
	Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
