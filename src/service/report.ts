import type { LastGood } from './last-good.ts';
import type { ListName } from './lists.ts';
import type { OwnFiles } from './own-files.ts';
import type { BrokenPicture } from './pictures/pull-pictures.ts';
import type { Note } from './readers.ts';
import type { Result, Stale } from './settle.ts';

/** A record as a report names it. */
export interface Ref {
	id: string;
	title: string;
}

/** What a pull has done to a list. */
export interface ListReport {
	count: number;
	/** The service said that nothing has changed. */
	unchanged: boolean;
	stale: Stale | null;
	added: Ref[];
	changed: Ref[];
	removed: Ref[];
	/** Records that were left out. */
	quarantine: Note[];
	/** Fields that were read otherwise than they were meant, perhaps. */
	warnings: Note[];
}

/** What a pull has done (design 1); as `report.json` and `report.md` beside the snapshot. */
export interface PullReport {
	/** Instant, ISO. */
	pulledAt: string;
	/** Day in Asia/Kolkata. */
	today: string;
	lists: Record<ListName, ListReport>;
	/** The school's own files that pages link to and that are not there. */
	deadFiles: OwnFiles['dead'];
	/** Pictures that pages name and cannot show: placeholders stand there. */
	brokenPictures: BrokenPicture[];
}

/**
 * Compares what the site shows from now on with what it showed before.
 * @param lastGood the snapshots before the pull; a list without one is all added
 */
export function makeReport(
	when: Pick<PullReport, 'pulledAt' | 'today'>,
	results: readonly Result[],
	lastGood: LastGood,
	deadFiles: OwnFiles['dead'],
	brokenPictures: BrokenPicture[],
): PullReport {
	const lists = results.map((result) => {
		const { name, snapshot, stale, isUnchanged } = result;
		const { items, quarantine, warnings } = snapshot;
		const differences = compare(lastGood.get(name)?.items ?? [], items);
		const report = {
			count: items.length,
			unchanged: isUnchanged,
			stale,
			...differences,
			quarantine,
			warnings,
		};
		return [name, report];
	});
	return { ...when, lists: Object.fromEntries(lists), deadFiles, brokenPictures };
}

type Record_ = { id: string; title?: string; name?: string };

/** What two states of a list differ in, by id. */
export function compare(before: readonly Record_[], after: readonly Record_[]) {
	const was = new Map(before.map((item) => [item.id, JSON.stringify(item)]));
	const is = new Set(after.map(({ id }) => id));
	return {
		added: after.filter(({ id }) => !was.has(id)).map(refOf),
		changed: after
			.filter((item) => was.has(item.id) && was.get(item.id) !== JSON.stringify(item))
			.map(refOf),
		removed: before.filter(({ id }) => !is.has(id)).map(refOf),
	};
}

const refOf = ({ id, title, name }: Record_): Ref => ({ id, title: title ?? name ?? '' });
