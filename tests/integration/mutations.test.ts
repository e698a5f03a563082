import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readSnapshot } from '#service/snapshot.ts';
import { recordsOf, school, withRecords } from './mutation-groups.ts';
import { badMutations, type Mutation, ordinaryMutations } from './mutations.ts';
import { listNames, pullFrom, QUICK } from './pull-helpers.ts';
import { openStand, type Stand } from './stand.ts';

const TIME = 240_000;
// The deep tests make all of them, the others as many of each kind as are quickly made.
const COUNT = process.env.DEEP ? 200 : 40;
const holdings = school();

async function opened(): Promise<Stand> {
	const stand = await openStand(holdings);
	onTestFinished(() => stand.close());
	return stand;
}

type Ids = readonly { id: string }[];
const idsOf = (items: Ids) => items.map(({ id }) => id).sort();
async function itemsIn(dir: string) {
	const read = async (list: (typeof listNames)[number]) =>
		[list, (await readSnapshot(dir, list))?.items ?? []] as const;
	return new Map(await Promise.all(listNames.map(read)));
}

/** What a pull makes of a mutation of the last good data. */
async function pullMutation({ service, hold, copy }: Stand, { group, records, fault }: Mutation) {
	hold(withRecords(holdings, group, records));
	service.clearFaults();
	if (fault) service.fault('page=2', fault);
	const dir = copy();
	const report = await pullFrom(service.url, dir, { policy: { ...QUICK, retries: 1 } });
	const items = await itemsIn(dir);
	rmSync(dir, { recursive: true });
	return { items, report };
}

test(
	`none of ${COUNT} bad changes reaches the site`,
	async () => {
		const stand = await opened();
		const last = await itemsIn(stand.copy());
		const mutations = badMutations(COUNT, holdings);
		const passed: string[] = [];
		for (const mutation of mutations) {
			const { items, report } = await pullMutation(stand, mutation);
			for (const list of listNames) {
				// A fault on the pages lets the other call for events through.
				if (mutation.fault && list === 'events') continue;
				if (!isDeepStrictEqual(items.get(list), last.get(list)))
					passed.push(`${mutation.name}: ${list}`);
			}
			const isHarmless = mutation.name.includes('all twice');
			const isSaid = mutation.fault
				? report.lists.schoolEvents.stale
				: mutation.group.feeds.every((list) => report.lists[list].stale);
			if (!isHarmless && !isSaid) passed.push(`${mutation.name}: not said`);
		}
		expect(passed).toEqual([]);
		expect(mutations).toHaveLength(COUNT);
	},
	TIME,
);

test(
	`none of ${COUNT} ordinary changes is held back`,
	async () => {
		const stand = await opened();
		const last = await itemsIn(stand.copy());
		const held: string[] = [];
		for (const mutation of ordinaryMutations(COUNT, holdings)) {
			const { items, report } = await pullMutation(stand, mutation);
			const { feeds } = mutation.group;
			const wanted = new Set(mutation.records.map((record) => (record as { _id: string })._id));
			for (const list of listNames) {
				const { stale } = report.lists[list];
				if (stale) held.push(`${mutation.name}: ${list}: ${stale.reason}`);
				const now = items.get(list) ?? [];
				const isRight = feeds.includes(list)
					? isDeepStrictEqual(idsOf(now), [...wanted].sort())
					: isDeepStrictEqual(now, last.get(list));
				if (!isRight) held.push(`${mutation.name}: ${list} is not what the service holds`);
			}
		}
		expect(held).toEqual([]);
	},
	TIME,
);

test('the changes are of groups that hold records', () => {
	const { group } = ordinaryMutations(1, holdings)[0] as Mutation;
	expect(recordsOf(holdings, group).length).toBeGreaterThan(0);
});
