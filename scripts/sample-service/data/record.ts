import { addDays } from './calendar.ts';
import { describe } from './description.ts';
import type { Random } from './random.ts';
import type { Chosen } from './topics.ts';

export interface DataOptions {
	/** `YYYY-MM-DD` in Asia/Kolkata. */
	today: string;
	/** Number of circulars; the other lists scale with it. */
	items: number;
	/** School code, which is also the first folder of every file path. */
	code: string;
	seed: number;
}

/** What the maker of one list works with: a stream of chance of its own, so that no list depends on another. */
export interface Maker extends DataOptions {
	random: Random;
}

/** A record as the service holds it: nothing about its fields is certain. */
export type Fields = Record<string, unknown>;

/** The midnight of a day as instant: of UTC, or of Kolkata, as two generations of the service have stored it. */
export function instant(date: string, random: Random): string {
	return random.chance(0.3) ? `${addDays(date, -1)}T18:30:00.000Z` : `${date}T00:00:00.000Z`;
}

/** An id in the form of MongoDB's: the upload's time, then chance. */
export function objectId(date: string, random: Random): string {
	return Math.floor(uploadTime(date, random) / 1000).toString(16) + random.hex(16);
}

/** A time in working hours, in ms since 1970. */
function uploadTime(date: string, random: Random): number {
	return Date.parse(date) + random.int(3 * 3_600_000, 11 * 3_600_000);
}

/** Upload and change time, which every record carries. */
export function bookkeeping(date: string, random: Random): Fields {
	const createdAt = new Date(uploadTime(date, random)).toISOString();
	return { createdAt, updatedAt: createdAt, __v: 0 };
}

/** A path below `/api/image/`, e.g. 'SAMPLE/news/1752480000000-Bus Timings.pdf'. */
export function filePath(
	maker: Maker,
	folder: string,
	date: string,
	name: string,
	ending: string,
): string {
	const plain = name
		.replace(/[^A-Za-z0-9 -]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, 48)
		.trim();
	return `${maker.code}/${folder}/${uploadTime(date, maker.random)}-${plain || 'Document'}.${ending}`;
}

/** Paths of pictures named after the scenes they show. */
export function picturePaths(
	maker: Maker,
	folder: string,
	date: string,
	scenes: readonly string[],
	count: number,
): string[] {
	return Array.from({ length: count }, (_, i) => {
		const scene = scenes[i % scenes.length] ?? 'school';
		return filePath(maker, folder, date, `${scene} ${i + 1}`, 'jpg');
	});
}

/** Field by field: the probability that a record has it, and how many pictures it then holds at least and at most. */
type PictureChances = Record<string, readonly [probability: number, least: number, most: number]>;

/** The picture fields of a record whose subject has scenes; a field without pictures is absent. */
export function pictureFields(
	maker: Maker,
	folder: string,
	date: string,
	{ topic: { scenes } }: Chosen,
	chances: PictureChances,
): Fields {
	const { random } = maker;
	const present = Object.entries(chances).filter(
		([, [probability]]) => scenes && random.chance(probability),
	);
	return Object.fromEntries(
		present.map(([field, [, least, most]]) => [
			field,
			picturePaths(maker, folder, date, scenes ?? [], random.int(least, most)),
		]),
	);
}

/** Mostly one PDF, at times none, at times several of several kinds. */
export function documentPaths(
	maker: Maker,
	folder: string,
	date: string,
	title: string,
	none = 0.15,
): string[] {
	const { random } = maker;
	if (random.chance(none)) return [];
	const first = filePath(maker, folder, date, title, 'pdf');
	if (random.chance(0.85)) return [first];
	const second = random
		.pick(['Annexure A.pdf', 'Consent slip.docx', 'List of students.xlsx'])
		.split('.');
	return [first, filePath(maker, folder, date, second[0] ?? '', second[1] ?? '')];
}

/** The fields that every content item and event shares (specification 3). */
export function content(maker: Maker, folder: string, date: string, chosen: Chosen): Fields {
	const { random } = maker;
	const description = describe(chosen, random);
	return {
		_id: objectId(date, random),
		title: chosen.title,
		...(description === undefined ? {} : { description }),
		...(random.chance(0.08)
			? {
					url: 'https://forms.example.org/parents',
					urlTitle: random.pick(['Fill in the form', 'Register here', '']),
				}
			: {}),
		attachments: documentPaths(maker, folder, date, chosen.title),
		...bookkeeping(date, random),
	};
}
