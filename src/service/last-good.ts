import { isDeepStrictEqual } from 'node:util';
import { type List, type ListName, lists } from './lists.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

export type LastGood = ReadonlyMap<ListName, Snapshot>;

/**
 * The lists that can stand in when the service fails: intact, of the same service and school, and of the form that the
 * site reads today.
 * @param dir folder of the snapshot
 */
export async function readLastGood(dir: string, source: Snapshot['source']): Promise<LastGood> {
	const found = new Map<ListName, Snapshot>();
	for (const name of Object.keys(lists) as ListName[]) {
		const snapshot: Snapshot | null = await readSnapshot(dir, name);
		const { schema } = (lists[name] as List).read;
		if (
			snapshot &&
			isDeepStrictEqual(snapshot.source, source) &&
			snapshot.items.every((item) => schema.safeParse(item).success)
		) {
			found.set(name, snapshot);
		}
	}
	return found;
}
