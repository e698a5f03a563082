import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describeFreshness } from '#lib/freshness.ts';
import type { ListName } from '#service/lists.ts';
import type { PullReport } from '#service/report.ts';
import { readSnapshot } from '#service/snapshot.ts';
import { stateOf, TODAY } from './pull-helpers.ts';

/**
 * What came of a call: `r` the new content is there, `k` the last good content is kept byte for byte, and the
 * snapshot, the report and the footer say so, `q` one record is quarantined and named and the rest is new, or else
 * what is wrong.
 */
export type Mark = string;

/** Folders of the last good snapshot, and of one that a good pull makes after it. */
export interface Snapshots {
	last: string;
	good: string;
}

const fileOf = (dir: string, list: ListName) =>
	readFileSync(join(dir, `lists/${list}.json`), 'utf8');
const itemsOf = async (dir: string, list: ListName) => (await readSnapshot(dir, list))?.items ?? [];

/** What came of one list of a pull, from what the pull has written. */
export async function markOf(
	list: ListName,
	dir: string,
	report: PullReport,
	{ last, good }: Snapshots,
): Promise<Mark> {
	const { snapshot, stale, fetchedAt } = await stateOf(dir, list);
	const wanted = await itemsOf(good, list);
	if (isDeepStrictEqual(wanted, await itemsOf(last, list))) return 'the two snapshots are the same';
	if (!stale) {
		if (report.lists[list].stale) return 'only the report says stale';
		if (isDeepStrictEqual(snapshot.items, wanted)) return 'r';
		const named = snapshot.quarantine.map(({ id }) => id);
		const rest = wanted.filter(({ id }) => !named.includes(id));
		return named.length > 0 && isDeepStrictEqual(snapshot.items, rest)
			? 'q'
			: 'bad content, and nothing says so';
	}
	if (fileOf(dir, list) !== fileOf(last, list)) return 'the last good file was touched';
	if (stale.since !== fetchedAt || report.lists[list].stale?.reason !== stale.reason)
		return 'the report disagrees';
	if (!readFileSync(join(dir, 'report.md'), 'utf8').includes(`- ${list}: `))
		return 'report.md is silent';
	const words = list.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
	const footer = describeFreshness(TODAY, { [list]: { stale }, other: { stale: null } });
	return footer.includes(`${words} of `) ? 'k' : 'the footer is silent';
}
