import { findDrift, findLostField } from './drift.ts';
import { findForeign } from './foreign.ts';
import { findShrinkage } from './guard.ts';
import { type List, type ListName, lists } from './lists.ts';
import type { Reading } from './readers.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Judges whether what a call gave can be the list at all, by the last good one: it shrank, lost its form, or is
 * another list (design 4). A list without a last good one is what it is.
 * @param received records that the service sent
 * @param isSameCode whether the last good one was read by the same code, so that differences are the service's
 * @returns the reason in plain words; null when all differences are ordinary
 */
export function findFault(
	name: ListName,
	received: number,
	reading: Reading<{ id: string }>,
	before: Snapshot | undefined,
	isSameCode: boolean,
): string | null {
	if (!before) return null;
	const { mayEmpty }: List = lists[name];
	const { items, quarantine, warnings } = reading;
	const notes = [...quarantine, ...warnings];
	const notesBefore = [...before.quarantine, ...before.warnings];
	// A list that was withdrawn is sent empty; one of which nothing can be read is not.
	const isWithdrawn = mayEmpty && (received === 0 || items.length > 0);
	return (
		(isSameCode ? findDrift(name, received, notes, notesBefore) : null) ??
		(isWithdrawn ? null : findShrinkage(name, items.length, before.counts)) ??
		findForeign(name, items, before.items, isSameCode && !mayEmpty) ??
		(isSameCode ? findLostField(name, items, before.items) : null)
	);
}
