import { unlessAccepted } from './guard.ts';

type Item = Readonly<{ id: string }>;

/** At most this share of the last good records is left in a list that is another one. */
const LEFT = 0.1;
/** Of fewer records than these, all may well be replaced. */
const RECORDS = 5;

/**
 * Judges whether a list is another one: that of another school, or of another call. Hardly a record is left of it, and
 * it was long, or its files lie in a folder where none of them lay: the service keeps each school's in its own
 * (design 5).
 * @param now the records as they are read now
 * @param before the last good ones
 * @param isTelling whether ids tell at all: not where records lapse, nor where other code has made them
 * @returns the reason in plain words, or null
 */
export function findForeign(
	list: string,
	now: readonly Item[],
	before: readonly Item[],
	isTelling: boolean,
): string | null {
	const ids = new Set(now.map(({ id }) => id));
	const left = before.filter(({ id }) => ids.has(id)).length;
	if (now.length === 0 || left > before.length * LEFT) return null;
	const isReplaced = isTelling && before.length >= RECORDS;
	if (!isReplaced && !hasMoved(now, before)) return null;
	return `the list holds ${left} of the ${before.length} records that it held: it may be that of another school. ${unlessAccepted(list)}`;
}

function hasMoved(now: readonly Item[], before: readonly Item[]): boolean {
	const folders = new Set(before.flatMap(foldersOf));
	const byFolder = [...Map.groupBy(now.flatMap(foldersOf), (folder) => folder)];
	const [main] = byFolder.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
	return main !== undefined && folders.size > 0 && !folders.has(main);
}

/** The first folders of a record's files, e.g. 'DEMO' of 'DEMO/news/Bus Timings.pdf'. */
function foldersOf(item: Item): string[] {
	const { images, attachments, galleryAttachments, photo } = item as Readonly<
		Record<string, unknown>
	>;
	return [images, attachments, galleryAttachments, photo].flat().flatMap((file) => {
		const [, folder] = /^([^/:]+)\//.exec(String(file ?? '')) ?? [];
		return folder ?? [];
	});
}
