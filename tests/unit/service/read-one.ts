import { type List, type ListName, lists } from '#service/lists.ts';
import { type Raw, readRecords } from '#service/readers.ts';

/** Reads records as those of a list. */
export const readAll = (list: ListName, raws: readonly unknown[]) =>
	readRecords(list, (lists[list] as List).read, raws);

/** Reads one record, which has to be readable, as that of a list. */
export async function readOne(list: ListName, raw: Raw): Promise<Record<string, unknown>> {
	const { items, quarantine } = await readAll(list, [raw]);
	if (!items[0]) throw new Error(`Quarantined: ${JSON.stringify(quarantine)}`);
	return items[0];
}
