import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { reportText } from '#service/report-text.ts';
import { readPullInfo } from '#service/snapshot.ts';
import {
	allText,
	listNames,
	page,
	pullFrom,
	startService,
	startStub,
	stateOf,
	TODAY,
	TOKEN,
	temporaryDir,
} from './pull-helpers.ts';

test('every list of the sample service is read, cleaned and accounted for', async () => {
	const [service, dir] = [await startService({ items: 240 }), temporaryDir()];
	const lines: string[] = [];
	const report = await pullFrom(service.url, dir, { progress: (line) => lines.push(line) });

	const info = await readPullInfo(dir);
	expect(info).toMatchObject({
		today: TODAY,
		pulledAt: report.pulledAt,
		settings: { SCHOOL_CODE: 'DEMO' },
	});
	for (const list of listNames) {
		const { snapshot, count, stale } = await stateOf(dir, list);
		expect(stale).toBeNull();
		expect(count).toBe(snapshot.items.length);
		expect(count).toBeGreaterThan(0);
		const ids = snapshot.items.map(({ id }) => id.toLowerCase());
		expect(new Set(ids).size).toBe(ids.length);
		expect(report.lists[list]).toMatchObject({ count, unchanged: false, stale: null });
		expect(report.lists[list].added).toHaveLength(count);
		expect(lines).toContain(`${list}: ${count}`);
	}
	expect(allText(join(dir, 'lists'))).not.toMatch(
		/<script|onerror=|javascript:|"Invalid Date"|"1970-01-01"|"undefined"/,
	);
	expect((await stateOf(dir, 'schoolEvents')).snapshot.requests).toHaveLength(2);
	const albums = (await stateOf(dir, 'albums')).snapshot.items.map(({ id }) => id);
	expect((await stateOf(dir, 'albumDetails')).snapshot.items.map(({ id }) => id)).toEqual(albums);
});

test('a circular of New Year’s midnight in Delhi is dated there', async () => {
	const url = await startStub((path) =>
		path.startsWith('/api/circular/all')
			? { json: [{ _id: 'a', title: 'New Year', fromDate: '2025-12-31T18:30:00.000Z' }] }
			: undefined,
	);
	const dir = temporaryDir();
	await pullFrom(url, dir);
	expect((await stateOf(dir, 'circulars')).snapshot.items[0]).toMatchObject({ date: '2026-01-01' });
});

test('a second pull tells what has changed', async () => {
	let events = [
		{ _id: 'a', title: 'One' },
		{ _id: 'b', title: 'Two' },
	];
	const url = await startStub((path) =>
		path.startsWith('/api/events/DEMO') ? { json: events } : undefined,
	);
	const dir = temporaryDir();
	await pullFrom(url, dir);
	events = [
		{ _id: 'c', title: 'Three' },
		{ _id: 'b', title: 'Two, revised' },
	];
	expect((await pullFrom(url, dir)).lists.events).toMatchObject({
		added: [{ id: 'c', title: 'Three' }],
		changed: [{ id: 'b', title: 'Two, revised' }],
		removed: [{ id: 'a', title: 'One' }],
	});
	expect((await pullFrom(url, dir)).lists.events).toMatchObject({
		added: [],
		changed: [],
		removed: [],
	});
});

test('records of a category that no list takes are named under their call', async () => {
	const url = await startStub((path) =>
		path === '/api/news/all/DEMO'
			? {
					json: [
						{ _id: 'a', title: 'x', category: 'Sale' },
						{ _id: 'b', title: 'y', category: ' tender' },
					],
				}
			: undefined,
	);
	const dir = temporaryDir();
	const { lists } = await pullFrom(url, dir);
	expect(lists.tenders.count).toBe(1);
	expect(lists.news.quarantine).toEqual([
		{
			list: '/api/news/all/DEMO',
			id: 'a',
			field: 'category',
			reason: 'no list takes category “Sale”',
		},
	]);
});

describe('pages', () => {
	const record = (id: string) => ({ _id: id, title: id });
	const startPages = (answer: (number: number) => unknown) =>
		startStub((path) => {
			const number = new URL(path, 'http://stub').searchParams.get('page');
			return number ? { json: answer(Number(number)) } : undefined;
		});

	test('are all read, whether their totals are numbers or text', async () => {
		const url = await startPages((number) =>
			page([record(`r${number}`)], String(number), '3', '3'),
		);
		const dir = temporaryDir();
		await pullFrom(url, dir);
		const { snapshot } = await stateOf(dir, 'schoolEvents');
		expect(snapshot.items.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3']);
		expect(snapshot.requests.map(({ path }) => path)).toEqual(
			[1, 2, 3].map((number) => `/api/events/all/limit/DEMO?page=${number}&limit=100&year=`),
		);
	});

	test.each<[string, (number: number) => unknown, string]>([
		[
			'that loop',
			() => page([record('a')], 1, 2, 2),
			'answered with page 1 where page 2 was asked for',
		],
		[
			'that repeat',
			(number) => page([record('a')], number, 2, 2),
			'repeats on page 2 records of an earlier page',
		],
		[
			'that are too few',
			(number) => page([record(`r${number}`)], number, 2, 64),
			'gave 2 records where it counts 64',
		],
		[
			'whose totals change',
			(number) => page([record(`r${number}`)], number, 2, 2 + number),
			'gives other totals on page 2 than on page 1',
		],
		[
			'without totals',
			() => ({ data: [record('a')] }),
			'answered with a page without a usable currentPage',
		],
		[
			'that are a bare list',
			() => [record('a')],
			'answered with a list instead of a page of records',
		],
	])('%s are a fault', async (_, answer, fault) => {
		await expect(startPages(answer).then((url) => pullFrom(url, temporaryDir()))).rejects.toThrow(
			new RegExp(
				`schoolEvents: \\S+/api/events/all/limit/DEMO\\?page=[12]&limit=100&year= ${fault}`,
			),
		);
	});
});

describe('album details', () => {
	const startAlbums = (detail: (id: string) => { status?: number; json: unknown }) =>
		startStub((path) => {
			if (path.startsWith('/api/gallery')) {
				const albums = ['a', 'b c&d'].map((_id) => ({
					_id,
					title: `Album ${_id}`,
					category: 'PhotoGallery',
				}));
				return { json: [...albums, { title: 'Album without id', category: 'PhotoGallery' }] };
			}
			const id = new URL(path, 'http://stub').searchParams.get('id');
			return id ? detail(id) : undefined;
		});

	test('are asked for by the service’s id and kept under the album’s', async () => {
		const url = await startAlbums((id) => ({
			json: { _id: `own ${id}`, title: `Detail of ${id}` },
		}));
		const dir = temporaryDir();
		await pullFrom(url, dir);
		const albums = (await stateOf(dir, 'albums')).snapshot.items;
		expect((await stateOf(dir, 'albumDetails')).snapshot.items).toMatchObject([
			{ id: 'a', title: 'Detail of a' },
			{ id: albums[1]?.id, title: 'Detail of b c&d' },
		]);
		expect(albums).toHaveLength(3);
	});

	test('that the service does not have are named; without any the call is at fault', async () => {
		const url = await startAlbums((id) =>
			id === 'a' ? { status: 404, json: {} } : { json: { title: id } },
		);
		const { lists } = await pullFrom(url, temporaryDir());
		expect(lists.albumDetails).toMatchObject({ count: 1, stale: null });
		expect(lists.albumDetails.quarantine).toMatchObject([
			{
				list: 'albumDetails',
				id: 'a',
				reason: expect.stringContaining('/api/subGallery?id=a answered 404'),
			},
		]);

		const none = await startAlbums(() => ({ status: 404, json: {} }));
		await expect(pullFrom(none, temporaryDir())).rejects.toThrow('albumDetails: ');
	});

	test('that answer for another album are a fault: a cache has forgotten the query', async () => {
		const url = await startAlbums(() => ({ json: { _id: 'a', title: 'Album a' } }));
		await expect(pullFrom(url, temporaryDir())).rejects.toThrow(
			`albumDetails: ${url}/api/subGallery?id=b%20c%26d answered with another record`,
		);
	});

	test('fail together', async () => {
		const url = await startAlbums((id) =>
			id === 'a' ? { status: 500, json: {} } : { json: { title: id } },
		);
		await expect(pullFrom(url, temporaryDir())).rejects.toThrow(
			`albumDetails: ${url}/api/subGallery?id=a answered 500`,
		);
	});
});

test('no more than four calls are under way at once', async () => {
	let now = 0;
	let most = 0;
	const url = await startStub(async () => {
		most = Math.max(most, ++now);
		await new Promise((resolve) => setTimeout(resolve, 20));
		now--;
		return undefined;
	});
	await pullFrom(url, temporaryDir());
	expect(most).toBe(4);
});

describe('the token', () => {
	const marked = [
		'topper',
		'principalMessage',
		'circular/all',
		'notification',
		'onlineRegistration',
		'testimonials',
	];

	test('goes with the marked calls only, and is written nowhere', async () => {
		const [service, dir] = [await startService({ token: TOKEN }), temporaryDir()];
		const report = await pullFrom(service.url, dir, { token: TOKEN });
		const sent = service.requests.filter(
			({ headers }) => headers.authorization === `Bearer ${TOKEN}`,
		);
		expect(sent.map(({ path }) => path).sort()).toEqual(
			marked.map((path) => `/api/${path}/DEMO`).sort(),
		);
		expect(service.requests.filter(({ headers }) => headers.authorization)).toHaveLength(
			marked.length,
		);
		expect(allText(dir) + reportText(report) + JSON.stringify(report)).not.toContain(TOKEN);
	});

	test('is not sent when there is none', async () => {
		const service = await startService();
		await pullFrom(service.url, temporaryDir());
		expect(service.requests.filter(({ headers }) => headers.authorization)).toEqual([]);
	});

	test('is in no message when the service refuses it', async () => {
		const [service, dir] = [await startService({ token: 'another' }), temporaryDir()];
		const error: Error = await pullFrom(service.url, dir, { token: TOKEN }).then(
			() => new Error(''),
			(reason) => reason,
		);
		expect(error.message).toContain('answered 401 (Unauthorized). Check CONTENT_SERVICE_TOKEN.');
		expect(`${error.message}${error.stack}${error.cause}`).not.toContain(TOKEN);
		expect(allText(dir)).not.toContain(TOKEN);
	});

	test('is in no message when no header can carry it', async () => {
		const service = await startService();
		const error: Error = await pullFrom(service.url, temporaryDir(), {
			token: `${TOKEN}\u20b9`,
		}).then(
			() => new Error(''),
			(reason) => reason,
		);
		expect(error.message).toMatch(/^CONTENT_SERVICE_TOKEN holds characters/);
		expect(error.stack).not.toContain(TOKEN);
	});

	test('does not follow a redirect to another host', async () => {
		const seen: (string | undefined)[] = [];
		const other = await startStub((_, { headers }) => {
			seen.push(headers.authorization);
			return undefined;
		});
		const url = await startStub((path) => ({
			status: 302,
			headers: { location: `${other}${path}` },
			json: null,
		}));
		await pullFrom(url, temporaryDir(), { token: TOKEN });
		expect(seen.length).toBeGreaterThan(0);
		expect(seen.filter(Boolean)).toEqual([]);
	});
});

test('today is the day in Kolkata unless one is given', async () => {
	const url = await startStub(() => undefined);
	const dir = temporaryDir();
	await pullFrom(url, dir, { today: undefined });
	const info = await readPullInfo(dir);
	const kolkata = new Date(Date.parse(info?.pulledAt ?? '') + 5.5 * 3_600_000)
		.toISOString()
		.slice(0, 10);
	expect(info?.today).toBe(kolkata);
	for (const today of ['2026-02-30', '2026', '21-11-2026', '']) {
		await expect(pullFrom(url, dir, { today })).rejects.toThrow(
			`--today is “${today}”: give a day such as 2026-11-21.`,
		);
	}
});

describe('the command', () => {
	const run = (args: string[], env: Record<string, string>) =>
		promisify(execFile)(process.execPath, [resolve('scripts/pull.ts'), '--no-pictures', ...args], {
			env: { PATH: process.env.PATH, ...env },
		}).then(
			({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
			({ code, stdout, stderr }) => ({ code, stdout, stderr }),
		);

	test('pulls and reports', async () => {
		const [service, dir] = [await startService(), temporaryDir()];
		const env = { CONTENT_SERVICE_URL: service.url, SCHOOL_CODE: 'DEMO' };
		const { code, stdout, stderr } = await run(['--content', dir, '--today', TODAY], env);
		expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
		expect(stdout).toMatch(/^news: \d+$/m);
		expect(stdout).toContain(`Content as of ${TODAY}\n  news `);
		expect(existsSync(join(dir, 'pull.json'))).toBe(true);

		service.fault('/api/topper', 'empty-list');
		const again = await run(
			['--content', dir, '--accept-shrink', 'toppers', '--accept-shrink', 'news'],
			env,
		);
		expect(again).toMatchObject({ code: 0 });
		expect((await stateOf(dir, 'toppers')).count).toBe(0);
	});

	test('ends with the message alone', async () => {
		const stub = await startStub((path) =>
			path.startsWith('/api/topper') ? { status: 404, json: {} } : undefined,
		);
		const dir = temporaryDir();
		const env = { CONTENT_SERVICE_URL: stub, SCHOOL_CODE: 'DEMO' };
		const failed = await run(['--content', dir], env);
		expect(failed.code).toBe(1);
		expect(failed.stderr.trim().split('\n')).toEqual([
			'The content service cannot be read, and there is no earlier content to show instead.',
			`  toppers: ${stub}/api/topper/DEMO answered 404 (Not Found). Check SCHOOL_CODE, and the path of the list in src/service/lists.ts.`,
			'Mend this and run it again; --allow-missing goes on without these lists.',
		]);
		expect(await run(['--content', dir, '--allow-missing'], env)).toMatchObject({ code: 0 });

		const unset = await run(['--content', dir], { SCHOOL_CODE: 'DEMO' });
		expect(unset.code).toBe(1);
		expect(unset.stderr.trim()).toMatch(/^CONTENT_SERVICE_URL is not set: /);
	});
});
