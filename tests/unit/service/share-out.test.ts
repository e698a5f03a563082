import { expect, test } from 'vitest';
import { shareOf } from '#service/share-out.ts';

const answered = {
	records: [
		{ _id: '1', category: 'News' },
		{ _id: '2', category: ' homework ' },
		{ _id: '3', category: 'Both  Sections' },
		{ _id: '4', category: 'Sale | <b>of</b>' },
		{ _id: '5' },
		null,
	],
	requests: [{ path: '/api/news/all/DEMO', etag: null }],
	quarantine: [],
};
const idsOf = (records: unknown[]) =>
	records.map((record) => (record as { _id: string } | null)?._id ?? null);

test('each list gets the records of its category, trimmed and folded', () => {
	const members = ['news', 'homework', 'tenders'] as const;
	expect(idsOf(shareOf('news', members, answered).records)).toEqual(['1', null]);
	expect(idsOf(shareOf('homework', members, answered).records)).toEqual(['2']);
	expect(shareOf('tenders', members, answered)).toEqual({ ...answered, records: [] });
});

test('records that no list takes are named once, under the call', () => {
	const list = '/api/news/all/DEMO';
	expect(shareOf('news', ['news', 'homework'], answered).quarantine).toEqual([
		{ list, id: '4', field: 'category', reason: 'no list takes category “Sale | <b>of</b>”' },
		{ list, id: '5', field: 'category', reason: 'no list takes category “”' },
	]);
	expect(shareOf('homework', ['news', 'homework'], answered).quarantine).toEqual([]);
});

test('a list that has its call for itself just leaves the others', () => {
	const share = shareOf('homeCirculars', ['homeCirculars'], answered);
	expect(idsOf(share.records)).toEqual(['1', '3', null]);
	expect(share.quarantine).toEqual([]);
	expect(shareOf('events', ['events'], answered).records).toEqual(answered.records);
});
