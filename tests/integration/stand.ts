import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLists, type ListName } from '../../scripts/sample-service/data/lists.ts';
import { type SampleService, startSampleService } from '../../scripts/sample-service/server.ts';
import { pullFrom, TODAY } from './pull-helpers.ts';

export type Fields = Readonly<Record<string, unknown>> & { _id: string };
/** What a service holds, by its own lists. */
export type Holdings = Record<ListName, readonly unknown[]>;

const isOwn = (record: unknown): record is Fields => {
	const id = typeof record === 'object' && record !== null && '_id' in record && record._id;
	// The shared samples, which schools of the sample service have in common.
	return typeof id === 'string' && id !== '' && !id.startsWith('6000000000');
};

/** The sound records of a sample school: each with an id of its own, none that all schools share. */
export function holdingsOf(code: string, seed: number, items: number): Holdings {
	const lists = createLists({ today: TODAY, items, code, seed });
	const sound = Object.entries(lists).map(([name, list]) => {
		const records = list().filter(isOwn);
		return [name, [...new Map(records.map((record) => [record._id, record])).values()]];
	});
	return Object.fromEntries(sound);
}

export interface Stand {
	service: SampleService;
	/** Gives the service these lists; those that are left out become what they were. */
	hold(changed: Partial<Holdings>): void;
	/** A copy of the last good snapshot. */
	copy(): string;
	close(): Promise<void>;
}

/** A service with known lists and the snapshot of a good pull from it, for many pulls that each start from there. */
export async function openStand(holdings: Holdings): Promise<Stand> {
	const service = await startSampleService({ today: TODAY, items: 4, code: 'DEMO' });
	const dir = mkdtempSync(join(tmpdir(), 'stand-'));
	const last = join(dir, 'last');
	const hold = (changed: Partial<Holdings>) => {
		for (const [name, records] of Object.entries({ ...holdings, ...changed })) {
			service.change(name as ListName, () => records);
		}
	};
	let copies = 0;
	hold({});
	await pullFrom(service.url, last);
	return {
		service,
		hold,
		copy() {
			const copy = join(dir, String(++copies));
			cpSync(last, copy, { recursive: true });
			return copy;
		},
		async close() {
			rmSync(dir, { recursive: true, force: true });
			await service.close();
		},
	};
}
