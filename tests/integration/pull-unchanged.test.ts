import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#lib/settings.ts';
import type { ListName } from '#service/lists.ts';
import { readSnapshot } from '#service/snapshot.ts';
import {
	listNames,
	page,
	pullFrom,
	startService,
	startStub,
	stateOf,
	temporaryDir,
} from './pull-helpers.ts';

/** A service and a folder into which it was pulled once. */
async function pulledOnce() {
	const [service, dir] = [await startService(), temporaryDir()];
	await pullFrom(service.url, dir);
	const first = service.requests.length;
	return { service, dir, since: () => service.requests.slice(first) };
}

/** Whether the requests for a path came with a validator. */
const validatorsOf = (
	requests: ReturnType<Awaited<ReturnType<typeof pulledOnce>>['since']>,
	path: string,
) =>
	requests
		.filter((request) => request.path.startsWith(path))
		.map(({ headers }) => headers.ifNoneMatch !== undefined);

const fileOf = (dir: string, list: ListName) => join(dir, `lists/${list}.json`);

test('a service that has not changed is only asked whether it has', async () => {
	const { service, dir, since } = await pulledOnce();
	const before = await Promise.all(listNames.map((list) => stateOf(dir, list)));
	const first = service.requests.length;
	const report = await pullFrom(service.url, dir);

	expect(since().map(({ status }) => status)).toEqual(Array(first).fill(304));
	for (const [index, list] of listNames.entries()) {
		const { snapshot, ...state } = await stateOf(dir, list);
		const { fetchedAt: then, ...same } = before[index]?.snapshot ?? {};
		expect(snapshot).toEqual({ ...same, fetchedAt: state.fetchedAt });
		expect(Date.parse(state.fetchedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(then ?? ''));
		expect(report.lists[list]).toMatchObject({
			unchanged: true,
			stale: null,
			added: [],
			changed: [],
			removed: [],
		});
		expect(report.lists[list].quarantine).toEqual(snapshot.quarantine);
	}
});

test('neither are pictures fetched again, and of own files only the size is asked', async () => {
	const service = await startService({ items: 1 });
	const [dir, cache] = [temporaryDir(), temporaryDir()];
	const few = (records: readonly unknown[]) => records.slice(0, 1);
	const lists = ['news', 'events', 'gallery', 'toppers', 'testimonials', 'notifications'] as const;
	for (const list of lists) service.change(list, few);
	const settings = readSettings({
		CONTENT_SERVICE_URL: service.url,
		SCHOOL_CODE: 'DEMO',
		FILES_URL: service.filesUrl,
	});
	const files = ['forms/bus.pdf', 'forms/fees.pdf'];
	const own = {
		galleries: new Map([['sports', { pictures: [{ file: 'pictures/sports.jpg' }] }]]),
		videos: new Map(),
	};
	const pullAll = () => pullFrom(service.url, dir, { settings, files, pictures: { own, cache } });
	const { brokenPictures } = await pullAll();
	expect(brokenPictures).toEqual([]);
	const first = service.requests.length;
	const fetched = service.requests.filter(({ path }) => path.endsWith('.jpg'));
	expect(fetched.length).toBeGreaterThan(1);

	const report = await pullAll();
	for (const list of listNames) expect(report.lists[list].unchanged).toBe(true);
	const again = service.requests.slice(first);
	const others = again.filter(({ status }) => status !== 304);
	expect(others.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
		files.map((file) => `HEAD /files/${file}`),
	);
	expect(again.some(({ path }) => path.endsWith('.jpg'))).toBe(false);
}, 120_000);

describe('a 304 that proves nothing makes the pull ask for the whole', () => {
	test.each([
		['of another content', { etag: '"another"' }],
		['of no content', {}],
	])('%s', async (_, headers) => {
		let etag = '"1"';
		let isPoisoned = false;
		const asked: (string | undefined)[] = [];
		const url = await startStub((path, request) => {
			if (!path.startsWith('/api/events/DEMO')) return undefined;
			const given = request.headers['if-none-match'];
			asked.push(given);
			if (isPoisoned && given) return { status: 304, headers: { ...headers }, json: null };
			return { headers: { etag }, json: [{ _id: 'a', title: `Version ${etag}` }] };
		});
		const dir = temporaryDir();
		await pullFrom(url, dir);
		[etag, isPoisoned] = ['"2"', true];
		const { lists } = await pullFrom(url, dir);
		expect(lists.events).toMatchObject({ stale: null, changed: [{ title: 'Version "2"' }] });
		expect(asked).toEqual([undefined, '"1"', undefined]);
	});
});

test('a path that several lists share is fetched once', async () => {
	const service = await startService();
	await pullFrom(service.url, temporaryDir());
	const paths = service.requests.map(({ path }) => path);
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths.filter((path) => path === '/api/news/all/DEMO')).toHaveLength(1);
});

describe('a list is read anew, and all that share its call,', () => {
	const damages: [string, (dir: string, list: ListName) => void][] = [
		['when its file is gone', (dir, list) => rmSync(fileOf(dir, list))],
		[
			'when its file is damaged',
			(dir, list) =>
				writeFileSync(fileOf(dir, list), readFileSync(fileOf(dir, list), 'utf8').slice(0, -9)),
		],
		['when its records are edited', (dir, list) => edit(dir, list, '"title":"', '"title":"!')],
		['when other code has read it', (dir, list) => edit(dir, list, '"readers":"', '"readers":"0')],
	];
	const edit = (dir: string, list: ListName, from: string, to: string) => {
		const text = readFileSync(fileOf(dir, list), 'utf8');
		expect(text).toContain(from);
		writeFileSync(fileOf(dir, list), text.replace(from, to));
	};

	test.each(damages)('%s', async (_, damage) => {
		const { service, dir, since } = await pulledOnce();
		const { snapshot } = await stateOf(dir, 'tenders');
		for (const list of ['tenders', 'schoolEvents', 'albumDetails'] as const) damage(dir, list);
		await pullFrom(service.url, dir);

		expect(validatorsOf(since(), '/api/news/all')).toEqual([false]);
		expect(validatorsOf(since(), '/api/events/all/limit')).not.toContain(true);
		expect(validatorsOf(since(), '/api/gallery')).toEqual([false]);
		expect(validatorsOf(since(), '/api/subGallery')).not.toContain(true);
		expect(validatorsOf(since(), '/api/news/DEMO')).toEqual([true]);
		expect((await stateOf(dir, 'tenders')).snapshot.items).toEqual(snapshot.items);
	});
});

describe('a poisoned 304', () => {
	test('is no answer for a list that was never read', async () => {
		const [service, dir] = [await startService(), temporaryDir()];
		service.fault('/api/circular/all', 'wrong-304');
		await expect(pullFrom(service.url, dir)).rejects.toThrow(
			`circulars: ${service.url}/api/circular/all/DEMO answered 304 (Not Modified)`,
		);
		expect(await readSnapshot(dir, 'circulars')).toBeNull();
	});

	test('is no answer for a list whose file was damaged', async () => {
		const { service, dir } = await pulledOnce();
		writeFileSync(fileOf(dir, 'circulars'), '{}');
		service.fault('/api/circular/all', 'wrong-304');
		await expect(pullFrom(service.url, dir)).rejects.toThrow('circulars: ');
	});
});

test.each([1, 2, 3])(
	'when page %i of a list has changed, all of them are read anew',
	async (changed) => {
		let version = 1;
		const asked: string[] = [];
		const url = await startStub((path, { headers }) => {
			const number = Number(new URL(path, 'http://stub').searchParams.get('page'));
			if (!number) return undefined;
			const title = `Page ${number}, version ${number === changed ? version : 1}`;
			const etag = `"${title}"`;
			const isKnown = headers['if-none-match'] === etag;
			asked.push(`${number} ${isKnown ? 304 : 200}`);
			if (isKnown) return { status: 304, headers: { etag }, json: null };
			return { headers: { etag }, json: page([{ _id: `r${number}`, title }], number, 3, 3) };
		});
		const dir = temporaryDir();
		await pullFrom(url, dir);
		version = 2;
		asked.length = 0;
		const { lists } = await pullFrom(url, dir);
		expect(lists.schoolEvents).toMatchObject({
			unchanged: false,
			count: 3,
			changed: [{ id: `r${changed}`, title: `Page ${changed}, version 2` }],
		});
		expect(asked.slice(-3)).toEqual(['1 200', '2 200', '3 200']);

		asked.length = 0;
		expect((await pullFrom(url, dir)).lists.schoolEvents).toMatchObject({ unchanged: true });
		expect(asked.sort()).toEqual(['1 304', '2 304', '3 304']);
	},
);

describe('another source', () => {
	test('gets no validator, no comparison and no last good content of the first', async () => {
		const { dir } = await pulledOnce();
		const other = await startService({ items: 6, code: 'OTHER' });
		const { lists } = await pullFrom(other.url, dir, { code: 'OTHER' });
		expect(other.requests.filter(({ headers }) => headers.ifNoneMatch)).toEqual([]);
		for (const list of listNames) expect(lists[list]).toMatchObject({ stale: null, removed: [] });
	});

	test('that fails is a fault, though the first was read', async () => {
		const { dir } = await pulledOnce();
		const other = await startService();
		other.fault('/api/topper', '500');
		await expect(pullFrom(other.url, dir)).rejects.toThrow(
			`toppers: ${other.url}/api/topper/DEMO answered 500`,
		);
	});

	test('is also another school of the same service', async () => {
		const { service, dir } = await pulledOnce();
		await expect(pullFrom(service.url, dir, { code: 'OTHER' })).rejects.toThrow(
			`${service.url}/api/topper/OTHER answered 404`,
		);
	});
});
