import type { Answered, Outcome } from './calls.ts';
import { COUNTS_KEPT } from './guard.ts';
import { findFault } from './judge.ts';
import type { LastGood } from './last-good.ts';
import { type List, type ListName, lists } from './lists.ts';
import { readRecords } from './readers.ts';
import { ServiceError } from './service-error.ts';
import type { Snapshot, SnapshotContent } from './snapshot.ts';

/** Why a list shows older content: since when, null for a list that was never read, and the reason in plain words. */
export interface Stale {
	since: string | null;
	reason: string;
}

/** What a pull made of a list. */
export interface Result {
	name: ListName;
	/** What the site shows from now on. */
	snapshot: SnapshotContent;
	stale: Stale | null;
	isUnchanged: boolean;
	/** The service's id of each item that was read now; see `Reading`. */
	sourceIds: ReadonlyMap<string, string>;
}

/** By what the answers of a pull are judged and stored. */
export interface Terms {
	lastGood: LastGood;
	source: Snapshot['source'];
	/** Digest of the code that reads. */
	readers: string;
	/** Instant of the pull, ISO. */
	now: string;
	/** Names of the lists that may suddenly be shorter. */
	acceptShrink: ReadonlySet<string>;
}

const NONE = { stale: null, isUnchanged: false, sourceIds: new Map() };

/**
 * Makes of a call's outcome what the site shows: the new content; on a fault of the service the last good one.
 * @param outcome null when the service vouches for the last good content
 */
export async function settle(
	name: ListName,
	outcome: Promise<Outcome>,
	terms: Terms,
): Promise<Result> {
	try {
		const answered = await outcome;
		return answered ? await accept(name, answered, terms) : confirm(name, terms);
	} catch (error) {
		if (error instanceof ServiceError) return keep(name, error.message, terms);
		throw error;
	}
}

/** The last good content stands in; without any, an empty list does. */
export function keep(name: ListName, reason: string, { lastGood, source, readers }: Terms): Result {
	const nothing = { counts: [], items: [], requests: [], quarantine: [], warnings: [] };
	const snapshot = lastGood.get(name) ?? { source, readers, fetchedAt: null, ...nothing };
	return { ...NONE, name, snapshot, stale: { since: snapshot.fetchedAt, reason } };
}

function confirm(name: ListName, { lastGood, now }: Terms): Result {
	// Only what there is goes with a validator.
	const snapshot = lastGood.get(name) as Snapshot;
	return { ...NONE, name, snapshot: { ...snapshot, fetchedAt: now }, isUnchanged: true };
}

/** Reads what the service sent, unless it cannot be the list (design 4). */
async function accept(name: ListName, answered: Answered, terms: Terms): Promise<Result> {
	const { lastGood, source, readers, now, acceptShrink } = terms;
	const list: List = lists[name];
	const before = lastGood.get(name);
	const { records } = answered;
	const reading = await readRecords(name, list.read, records);
	const { items, quarantine, warnings, sourceIds } = reading;
	const fault = findFault(name, records.length, reading, before, before?.readers === readers);
	// A list of records named by another one shrinks with it.
	const isAccepted = acceptShrink.has(name) || acceptShrink.has(list.of ?? '');
	if (fault && !isAccepted) return keep(name, fault, terms);

	const snapshot = {
		source,
		readers,
		fetchedAt: now,
		requests: answered.requests,
		// Whoever accepts a faulty list says that this is its usual length.
		counts: fault ? [items.length] : [...(before?.counts ?? []), items.length].slice(-COUNTS_KEPT),
		items,
		quarantine: [...answered.quarantine, ...quarantine],
		warnings,
	};
	return { ...NONE, name, snapshot, sourceIds };
}
