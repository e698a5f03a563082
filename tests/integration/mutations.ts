import { createRandom, type Random } from '../../scripts/sample-service/data/random.ts';
import type { FaultKind } from '../../scripts/sample-service/server.ts';
import { type Group, groups, otherSchool, recordsOf } from './mutation-groups.ts';
import type { Fields, Holdings } from './stand.ts';

export interface Mutation {
	/** e.g. '17 cut circulars' */
	name: string;
	group: Group;
	/** The group's records from now on. */
	records: readonly unknown[];
	/** A fault of the answer instead. */
	fault?: FaultKind;
}
type Change = (records: Fields[], random: Random, group: Group) => readonly unknown[] | null;

/** More than the guards let pass; null for a list too short for that. */
function many(count: number, random: Random): number | null {
	const least = Math.max(6, Math.floor(count * 0.3) + 1);
	return least < count ? random.int(least, count - 1) : null;
}
/** Records of which the guards let pass that they are gone. */
const few = (count: number, random: Random) =>
	random.int(1, Math.max(1, Math.min(count - 1, Math.max(5, Math.floor(count * 0.3)))));

/** Changes many records at once, no matter which. */
const drifted =
	(spoil: (record: Fields) => unknown): Change =>
	(records, random) => {
		const count = many(records.length, random);
		if (count === null) return null;
		return random.shuffle(records).map((record, index) => (index < count ? spoil(record) : record));
	};
const renamed = (record: Fields) =>
	Object.fromEntries(
		Object.entries(record).map(([key, value]) => [key === '_id' ? key : `new_${key}`, value]),
	);
const NAMES = ['title', 'name', 'message'];
const stripped = (record: Fields) =>
	Object.fromEntries(Object.entries(record).filter(([field]) => !NAMES.includes(field)));

const other = otherSchool();

/** What no school does to its own lists. */
const bad: Record<string, Change> = {
	emptied: (_, __, { lapses }) => (lapses ? null : []),
	cut: (records, random, { lapses }) => {
		const count = many(records.length, random);
		return count && !lapses ? random.shuffle(records).slice(count) : null;
	},
	'another school': (_, __, group) => recordsOf(other, group),
	'another school without files': (records, _, group) =>
		group.lapses || records.length < 5
			? null
			: recordsOf(other, group).map((record) => ({
					...record,
					attachments: [],
					images: [],
					image: null,
				})),
	'another list': (records, _, { held, lapses }) =>
		lapses || records.length < 5 || held === 'gallery'
			? null
			: records.map((record, index) => ({
					...record,
					_id: `elsewhere-${index}`,
					title: `Elsewhere ${index}`,
				})),
	'one record for all': (records) => (records.length > 7 ? records.map(() => records[0]) : null),
	'one id for all': (records) =>
		records.length > 7
			? records.map((record, index) => ({
					...record,
					_id: 'same',
					title: `${index}`,
					name: `${index}`,
				}))
			: null,
	'all twice': (records) => [...records, ...records],
	'fields renamed': drifted(renamed),
	'names missing': drifted(stripped),
	'null records': drifted(() => null),
	'all of another type': drifted((record) =>
		Object.fromEntries(
			Object.entries(record).map(([key, value]) => [
				key,
				key === '_id' || key === 'category' ? value : { value },
			]),
		),
	),
	'files lost': (records) =>
		records.filter(({ attachments }) => Array.isArray(attachments) && attachments.length > 0)
			.length > 5
			? records.map((record) => ({ ...record, attachments: undefined }))
			: null,
	'dates lost': (records) =>
		records.length > 5 && records.every((record) => record.date || record.fromDate)
			? records.map(({ date: _, fromDate: __, createdAt: ___, ...record }) => record)
			: null,
};
const onPages: FaultKind[] = [
	'page-loop',
	'page-overlap',
	'total-count',
	'total-pages',
	'wrong-304',
];

let added = 0;
/** A record of the school that was not there before. */
const fresh = (record: Fields): Fields => {
	const number = ++added;
	return { ...record, _id: `fresh-${number}`, title: `Fresh ${number}`, name: `Fresh ${number}` };
};
const revised = (record: Fields): Fields => ({
	...record,
	title: `${record.title}, revised`,
	name: `${record.name}, revised`,
});

/** What a school does to its lists. */
const ordinary: Record<string, Change> = {
	grown: (records, random) => [
		...records.slice(0, random.int(1, records.length)).map(fresh),
		...records,
	],
	edited: (records, random) => {
		const count = few(records.length, random);
		return random
			.shuffle(records)
			.map((record, index) => (index < count ? revised(record) : record));
	},
	'wholly edited': (records) => records.map(revised),
	pruned: (records, random) =>
		records.length > 1 ? records.slice(few(records.length, random)) : null,
	'one withdrawn': (records, random) => {
		const gone = random.pick(records);
		return records.length > 1 ? records.filter((record) => record !== gone) : null;
	},
	'new year': (records, random) => {
		const archived = few(records.length, random);
		const dated = records
			.slice(0, random.int(1, 6))
			.map((record) => ({ ...fresh(record), date: '2027-01-04', fromDate: '2027-01-04' }));
		return records.length > 1 ? [...dated, ...records.slice(0, records.length - archived)] : null;
	},
	reordered: (records, random) => random.shuffle(records),
	're-dated': (records) =>
		records.map((record) => ({ ...record, ...(record.date ? { date: '2 Nov 2026' } : {}) })),
	'files added': (records) =>
		records.map((record) => ({ ...record, attachments: [`DEMO/${record._id}/photo.jpg`] })),
	emptied: (_, __, { lapses }) => (lapses ? [] : null),
	'wholly replaced': (records, _, { lapses }) => (lapses ? records.map(fresh) : null),
	'all twice': (records) => [...records, ...records],
};

/** As many mutations as asked for, each kind as often as the others, of groups that chance picks. */
function generate(
	kinds: Record<string, Change>,
	count: number,
	seed: string,
	holdings: Holdings,
): Mutation[] {
	const random = createRandom(seed);
	const names = Object.keys(kinds);
	return Array.from({ length: count }, (_, index) => {
		const kind = names[index % names.length] as string;
		for (const group of random.shuffle(groups)) {
			const records = kinds[kind]?.(recordsOf(holdings, group), random, group);
			if (records) return { name: `${index} ${kind} ${group.feeds[0]}`, group, records };
		}
		throw new Error(`${kind} fits no list.`);
	});
}

export const ordinaryMutations = (count: number, holdings: Holdings) =>
	generate(ordinary, count, 'ordinary', holdings);

export function badMutations(count: number, holdings: Holdings): Mutation[] {
	const events = groups.find(({ held }) => held === 'events') as Group;
	const pages = onPages.map((fault) => ({
		name: `pages ${fault}`,
		group: events,
		records: ordinary.grown?.(recordsOf(holdings, events), createRandom(fault), events) ?? [],
		fault,
	}));
	return [...pages, ...generate(bad, count - pages.length, 'bad', holdings)];
}
