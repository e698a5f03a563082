import { describe, expect, test } from 'vitest';
import { pullFrom, startStub, stateOf, temporaryDir } from './pull-helpers.ts';

const records = (count: number, given: object = {}) =>
	Array.from({ length: count }, (_, index) => ({
		_id: `r${index}`,
		title: `Title ${index}`,
		...given,
	}));

/** A service whose lists can be made longer and shorter. */
async function startChanging(counts: { events?: number; albums?: number; highlights?: number }) {
	const url = await startStub((path) => {
		if (path.startsWith('/api/events/DEMO')) return { json: records(counts.events ?? 0) };
		if (path.startsWith('/api/highlight')) return { json: records(counts.highlights ?? 0) };
		if (path.startsWith('/api/gallery'))
			return { json: records(counts.albums ?? 0, { category: 'PhotoGallery' }) };
		if (path.startsWith('/api/subGallery')) return { json: { title: path } };
		return undefined;
	});
	return { url, counts };
}

test('a list that shrinks suddenly keeps its last good content until it is accepted', async () => {
	const { url, counts } = await startChanging({ events: 40 });
	const dir = temporaryDir();
	await pullFrom(url, dir);

	counts.events = 20;
	for (const attempt of [1, 2]) {
		const { lists } = await pullFrom(url, dir);
		expect(lists.events, `attempt ${attempt}`).toMatchObject({
			count: 40,
			stale: { reason: expect.stringContaining('holds 20 where it held 40') },
		});
	}
	const others = await pullFrom(url, dir, { acceptShrink: ['news'] });
	expect(others.lists.events.stale?.reason).toContain('--accept-shrink events');

	const accepted = await pullFrom(url, dir, { acceptShrink: ['events'] });
	expect(accepted.lists.events).toMatchObject({ count: 20, stale: null });
	expect(accepted.lists.events.removed).toHaveLength(20);
	expect((await pullFrom(url, dir)).lists.events).toMatchObject({ count: 20, stale: null });
});

test('the median of the last five good counts decides', async () => {
	const { url, counts } = await startChanging({ events: 0 });
	const dir = temporaryDir();
	for (const count of [1, 40, 40, 40, 40, 36, 30]) {
		counts.events = count;
		expect((await pullFrom(url, dir)).lists.events).toMatchObject({ count, stale: null });
	}
	expect((await stateOf(dir, 'events')).snapshot.counts).toEqual([40, 40, 40, 36, 30]);
	counts.events = 27;
	expect((await pullFrom(url, dir)).lists.events).toMatchObject({ count: 30, stale: {} });
});

test('announcements may be gone', async () => {
	const { url, counts } = await startChanging({ highlights: 9 });
	const dir = temporaryDir();
	await pullFrom(url, dir);
	counts.highlights = 2;
	expect((await pullFrom(url, dir)).lists.highlights).toMatchObject({ count: 2, stale: null });
	counts.highlights = 0;
	expect((await pullFrom(url, dir)).lists.highlights).toMatchObject({ count: 0, stale: null });
});

describe('the details of albums', () => {
	test('stay as they are when the albums do', async () => {
		const { url, counts } = await startChanging({ albums: 9 });
		const dir = temporaryDir();
		await pullFrom(url, dir);
		counts.albums = 1;
		const { lists } = await pullFrom(url, dir);
		expect(lists.albums).toMatchObject({ count: 9, stale: {} });
		expect(lists.albumDetails).toMatchObject({ count: 9, stale: lists.albums.stale });
	});

	test('shrink with the albums when that is accepted', async () => {
		const { url, counts } = await startChanging({ albums: 9 });
		const dir = temporaryDir();
		await pullFrom(url, dir);
		counts.albums = 1;
		const { lists } = await pullFrom(url, dir, { acceptShrink: ['albums'] });
		expect(lists.albums).toMatchObject({ count: 1, stale: null });
		expect(lists.albumDetails).toMatchObject({ count: 1, stale: null });
	});
});

test('a list that does not exist cannot be accepted', async () => {
	const { url } = await startChanging({});
	await expect(pullFrom(url, temporaryDir(), { acceptShrink: ['evnets'] })).rejects.toThrow(
		/^--accept-shrink names “evnets”, which is no list\. The lists are news, /,
	);
});
