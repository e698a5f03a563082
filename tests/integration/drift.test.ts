import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PullReport } from '#service/report.ts';
import { readSnapshot } from '#service/snapshot.ts';
import {
	groups as allGroups,
	type Group,
	recordsOf,
	school,
	withRecords,
} from './mutation-groups.ts';
import { pullFrom } from './pull-helpers.ts';
import { type Fields, openStand, type Stand } from './stand.ts';

const TIME = 120_000;
const holdings = school();
// Of a single record, one that is lost is all of them.
const groups = allGroups.filter((group) => recordsOf(holdings, group).length > 1);
let stand: Stand;
beforeAll(async () => {
	stand = await openStand(holdings);
}, TIME);
afterAll(() => stand.close());

type Spoil = (record: Fields) => unknown;
const without =
	(...fields: string[]): Spoil =>
	(record) =>
		Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));
const every =
	(value: unknown): Spoil =>
	(record) => ({
		...Object.fromEntries(Object.keys(record).map((field) => [field, value])),
		_id: record._id,
		category: record.category,
	});
const set =
	(fields: object): Spoil =>
	(record) => ({ ...record, ...fields });

/** One record in twenty, at least one, never the last that would make the guards speak. */
const spoiledOf = (records: Fields[]) =>
	records.slice(0, Math.max(1, Math.floor(records.length / 20)));

/** A pull after one record in twenty of each of some groups was spoiled. */
async function pullSpoiled(among: readonly Group[], spoil: Spoil) {
	let changed = holdings;
	for (const group of among) {
		const records = recordsOf(changed, group);
		const spoiled = new Set(spoiledOf(records));
		changed = {
			...changed,
			...withRecords(
				changed,
				group,
				records.map((record) => (spoiled.has(record) ? spoil(record) : record)),
			),
		};
	}
	stand.hold(changed);
	const dir = stand.copy();
	const report = await pullFrom(stand.service.url, dir);
	return { dir, report };
}

const idsIn = async (dir: string, list: Group['feeds'][number]) =>
	((await readSnapshot(dir, list))?.items ?? []).map(({ id }) => id).sort();
const namedIn = (
	report: PullReport,
	list: Group['feeds'][number],
	kind: 'quarantine' | 'warnings',
) => [...new Set(report.lists[list][kind].map(({ id }) => id))].sort();
const idsOf = (records: Fields[]) => records.map(({ _id }) => _id).sort();

const items = groups.filter(({ held }) => !['toppers', 'principalMessages'].includes(held));
const held = (name: Group['held']) => groups.filter((group) => group.held === name);

describe('one record in twenty that cannot be understood is quarantined and named', () => {
	test.each<[string, readonly Group[], Spoil]>([
		['fields missing', groups, ({ _id, category }) => ({ _id, category })],
		[
			'fields renamed',
			groups,
			(record) => ({
				...Object.fromEntries(
					Object.entries(record).map(([field, value]) => [`new_${field}`, value]),
				),
				_id: record._id,
				category: record.category,
			}),
		],
		['fields null', groups, every(null)],
		['fields of another type', groups, every({ value: 'x' })],
		['fields that are lists', groups, every([{}])],
		['fields that are true', groups, every(true)],
		['no name', held('toppers'), without('name')],
		['no class', held('toppers'), set({ class: { id: 12 } })],
		['a session of another form', held('toppers'), set({ sessionYear: 2025 })],
		['no message', held('principalMessages'), set({ message: [] })],
	])('%s', async (_, among, spoil) => {
		const { dir, report } = await pullSpoiled(among, spoil);
		for (const group of among) {
			const records = recordsOf(holdings, group);
			const bad = idsOf(spoiledOf(records));
			for (const list of group.feeds.filter((name) => name !== 'albumDetails')) {
				expect(report.lists[list].stale, list).toBeNull();
				expect(namedIn(report, list, 'quarantine'), list).toEqual(bad);
				expect(await idsIn(dir, list), list).toEqual(
					idsOf(records).filter((id) => !bad.includes(id)),
				);
			}
		}
		rmSync(dir, { recursive: true });
	});
});

describe('one record in twenty that can be shown is shown, and named', () => {
	test.each<[string, readonly Group[], Spoil]>([
		[
			'no title',
			items,
			set({ title: null, description: 'Sports day', desc: 'Sports day', name: '' }),
		],
		[
			'a title of another type',
			items,
			set({ title: ['x'], description: 'Sports day', desc: 'Sports day' }),
		],
		['a description of another type', items, set({ description: { html: 'x' } })],
		['files of another type', groups, set({ attachments: [{ url: 'DEMO/x.pdf' }] })],
		['marks of another type', held('toppers'), set({ division: { marks: 90 } })],
	])('%s', async (_, among, spoil) => {
		const { dir, report } = await pullSpoiled(among, spoil);
		for (const group of among) {
			const records = recordsOf(holdings, group);
			for (const list of group.feeds.filter((name) => name !== 'albumDetails')) {
				expect(report.lists[list], list).toMatchObject({ stale: null, quarantine: [] });
				expect(namedIn(report, list, 'warnings'), list).toEqual(idsOf(spoiledOf(records)));
				expect(await idsIn(dir, list), list).toEqual(idsOf(records));
			}
		}
		rmSync(dir, { recursive: true });
	});
});

describe('dates in any form', () => {
	const [circulars] = held('circulars') as [Group];
	test.each<[unknown, string | null]>([
		['2026-11-02', '2026-11-02'],
		['2026-11-01T18:30:00.000Z', '2026-11-02'],
		['2026-11-02T00:00:00+05:30', '2026-11-02'],
		['02-11-2026', '2026-11-02'],
		['2/11/2026', '2026-11-02'],
		['2 Nov 2026', '2026-11-02'],
		[' 2  November 2026 ', '2026-11-02'],
		['2026', '2026'],
		[1_793_557_800_000, '2026-11-02'],
		['2026-02-30', null],
		['next Monday', null],
		['11/2026', null],
		[0, null],
		[{ $date: '2026-11-02' }, null],
		[['2026-11-02'], null],
		[true, null],
	])('%j', async (value, date) => {
		const { dir, report } = await pullSpoiled([circulars], set({ fromDate: value, date: value }));
		const [spoiled] = spoiledOf(recordsOf(holdings, circulars)) as [Fields];
		const snapshot = await readSnapshot(dir, 'circulars');
		expect(snapshot?.items.find(({ id }) => id === spoiled._id)).toMatchObject({ date });
		expect(report.lists.circulars).toMatchObject({ stale: null, quarantine: [] });
		expect(namedIn(report, 'circulars', 'warnings')).toEqual(date ? [] : [spoiled._id]);
		rmSync(dir, { recursive: true });
	});
});

describe('drift of every record is a fault of the service', () => {
	const highlights = held('highlights')[0] as Group;
	test.each<[string, Spoil]>([
		['missing', ({ _id }) => ({ _id })],
		['renamed', ({ _id, title }) => ({ _id, headline: title })],
	])('also in a list that may be empty: %s', async (_, spoil) => {
		const records = recordsOf(holdings, highlights);
		stand.hold(withRecords(holdings, highlights, records.map(spoil)));
		const dir = stand.copy();
		const { lists } = await pullFrom(stand.service.url, dir);
		expect(lists.highlights).toMatchObject({ count: records.length, removed: [] });
		expect(lists.highlights.stale?.reason).toMatch(
			/records are of another form than before: .*--accept-shrink highlights|the list is empty where it held/,
		);
		const accepted = await pullFrom(stand.service.url, dir, { acceptShrink: ['highlights'] });
		expect(accepted.lists.highlights).toMatchObject({ stale: null, count: 0 });
		rmSync(dir, { recursive: true });
	});

	test('even when all of them can still be shown, if only by other names', async () => {
		const [circulars] = held('circulars') as [Group];
		const records = recordsOf(holdings, circulars);
		const renamed = records.map(({ title, ...record }) => ({
			...record,
			headline: title,
			description: title,
		}));
		stand.hold(withRecords(holdings, circulars, renamed));
		const dir = stand.copy();
		const { lists } = await pullFrom(stand.service.url, dir);
		expect(lists.circulars.stale?.reason).toMatch(
			/^(\d+) of \1 records are of another form than before: title .*--accept-shrink circulars$/,
		);
		expect(lists.circulars).toMatchObject({ count: records.length, changed: [] });
		rmSync(dir, { recursive: true });
	});
});
