import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPullInfo, readSnapshot } from '#service/snapshot.ts';
import type { FaultKind } from '../../scripts/sample-service/server.ts';
import {
	listNames,
	pullFrom,
	QUICK,
	startService,
	startStub,
	stateOf,
	temporaryDir,
} from './pull-helpers.ts';

/** Every fault of an answer that is told at once, and what is said of it. */
const faults: [FaultKind, string][] = [
	['reset', 'could not be reached (ECONNRESET). Check CONTENT_SERVICE_URL'],
	['408', 'answered 408 (Request Timeout)'],
	['429', 'answered 429 (Too Many Requests). The service asks for patience'],
	['500', 'answered 500 (Internal Server Error). The fault lies with the service'],
	['502', 'answered 502 (Bad Gateway)'],
	['503', 'answered 503 (Service Unavailable)'],
	['401', 'answered 401 (Unauthorized). Check CONTENT_SERVICE_TOKEN.'],
	['403', 'answered 403 (Forbidden). Check CONTENT_SERVICE_TOKEN.'],
	['404', 'answered 404 (Not Found). Check SCHOOL_CODE'],
	['redirect-loop', 'could not be reached (redirect count exceeded)'],
	['html', 'answered with “text/html; charset=utf-8” instead of JSON'],
	['wrong-content-type', 'answered with “text/html; charset=utf-8” instead of JSON'],
	['empty-body', 'answered with broken JSON'],
	['truncated-json', 'answered with broken JSON'],
	['broken-json', 'answered with broken JSON'],
	['gzip-cut', 'answered with broken JSON'],
	['wrong-shape', 'answered with an object instead of a list'],
	['empty-object', 'answered with an empty object instead of a list'],
	['null', 'answered with null instead of a list'],
];

/** One of those that no repetition mends. */
const isFinal = (kind: FaultKind) => ['401', '403', '404'].includes(kind);

describe('a list that was read before keeps its last good content', () => {
	// Content that is unchanged has no type: 304.
	const changed = faults.filter(([kind]) => kind !== 'wrong-content-type');
	const emptied: [FaultKind, string] = ['empty-list', 'the list is empty where it held'];

	test.each([...changed, emptied])('%s', async (kind, said) => {
		const [service, dir] = [await startService(), temporaryDir()];
		await pullFrom(service.url, dir);
		const before = await stateOf(dir, 'circulars');
		const file = readFileSync(join(dir, 'lists/circulars.json'));

		service.fault('/api/circular/all', kind);
		const report = await pullFrom(service.url, dir);

		const { stale, ...after } = await stateOf(dir, 'circulars');
		expect(stale?.since).toBe(before.fetchedAt);
		expect(stale?.reason).toContain(said);
		expect(after).toMatchObject({ count: before.count, fetchedAt: before.fetchedAt });
		expect(readFileSync(join(dir, 'lists/circulars.json'))).toEqual(file);
		expect(report.lists.circulars).toMatchObject({ stale, count: before.count, removed: [] });
		expect(readFileSync(join(dir, 'report.md'), 'utf8')).toContain('- circulars: ');
		for (const list of listNames.filter((name) => name !== 'circulars')) {
			expect(report.lists[list].stale).toBeNull();
		}
	});

	test('all lists when the service is stopped', async () => {
		const [service, dir] = [await startService(), temporaryDir()];
		await pullFrom(service.url, dir);
		const before = await readPullInfo(dir);
		await service.close();
		const report = await pullFrom(service.url, dir);
		for (const list of listNames) {
			const { count, fetchedAt, stale } = await stateOf(dir, list);
			expect({ count, fetchedAt }).toEqual({
				count: before?.lists[list]?.count,
				fetchedAt: before?.lists[list]?.fetchedAt,
			});
			expect(stale?.since).toBe(fetchedAt);
			expect(report.lists[list].stale?.reason).toContain('could not be reached (ECONNREFUSED)');
		}
	});

	test('endless answers end', async () => {
		const [service, dir] = [await startService(), temporaryDir()];
		await pullFrom(service.url, dir);
		service.fault('/api/circular/all', 'drip');
		service.fault('/api/topper', 'header-hang');
		service.fault('/api/events/DEMO', 'body-hang');
		const { lists } = await pullFrom(service.url, dir, {
			policy: { ...QUICK, retries: 1, attemptTime: 1500 },
		});
		for (const list of ['circulars', 'toppers', 'events'] as const) {
			expect(lists[list].stale?.reason).toContain('did not answer in full within 2 s');
		}
		expect(lists.news.stale).toBeNull();
	});

	test('an answer without end in size is not read to its end', async () => {
		const [service, dir] = [await startService(), temporaryDir()];
		await pullFrom(service.url, dir);
		service.fault('/api/circular/all', 'oversize');
		const { lists } = await pullFrom(service.url, dir, { policy: { ...QUICK, retries: 0 } });
		expect(lists.circulars.stale?.reason).toContain('answered with more than 25 MB');
	});
});

describe('a list that was never read stops the pull', () => {
	test.each(faults)('%s', async (kind, said) => {
		const [service, dir] = [await startService(), temporaryDir()];
		service.fault('/api/circular/all', kind);
		const error: Error = await pullFrom(service.url, dir).then(
			() => new Error('no error'),
			(reason) => reason,
		);
		expect(error.message).toContain(`circulars: ${service.url}/api/circular/all/DEMO ${said}`);
		expect(error.message).toContain('--allow-missing');
		expect(error.message).not.toContain('news');
		expect(await readPullInfo(dir)).toBeNull();
		// The others are kept for the next time.
		expect(await readSnapshot(dir, 'circulars')).toBeNull();
		expect((await readSnapshot(dir, 'news'))?.count).toBeGreaterThan(0);
		const asked = service.requests.filter(({ path }) => path.startsWith('/api/circular/all'));
		if (kind !== 'redirect-loop') expect(asked).toHaveLength(isFinal(kind) ? 1 : 3);
	});

	test('with one line for each fault, naming all lists behind it', async () => {
		const [service, dir] = [await startService(), temporaryDir()];
		service.fault('/api/news/all', '500');
		service.fault('/api/topper', '404');
		await expect(pullFrom(service.url, dir)).rejects.toThrow(
			[
				'The content service cannot be read, and there is no earlier content to show instead.',
				`  news, homework, magazine, sports, tenders, recruitment: ${service.url}/api/news/all/DEMO answered 500 (Internal Server Error). The fault lies with the service: try again later, or tell those who run it.`,
				`  toppers: ${service.url}/api/topper/DEMO answered 404 (Not Found). Check SCHOOL_CODE, and the path of the list in src/service/lists.ts.`,
				'Mend this and run it again; --allow-missing goes on without these lists.',
			].join('\n'),
		);
	});

	test('unless it may be missing: it is empty, and said to be', async () => {
		const [service, dir] = [await startService(), temporaryDir()];
		service.fault('/api/circular/all', '500');
		const report = await pullFrom(service.url, dir, { allowMissing: true });
		const { snapshot, ...state } = await stateOf(dir, 'circulars');
		expect(snapshot).toMatchObject({ count: 0, items: [], fetchedAt: null });
		expect(state).toMatchObject({ count: 0, fetchedAt: null, stale: { since: null } });
		expect(report.lists.circulars.stale?.reason).toContain('answered 500');

		// An empty stand-in is no last good content.
		await expect(pullFrom(service.url, dir)).rejects.toThrow('circulars: ');
		service.clearFaults();
		const again = await pullFrom(service.url, dir);
		expect(again.lists.circulars).toMatchObject({ stale: null });
		expect(again.lists.circulars.count).toBeGreaterThan(0);
	});
});

describe('a fault that passes is never seen', () => {
	const passing = faults
		.map(([kind]) => kind)
		.filter((kind) => !isFinal(kind) && kind !== 'redirect-loop');

	test.each<FaultKind>([...passing, 'wrong-304', '429-retry-after'])('%s', async (kind) => {
		const [service, dir] = [await startService(), temporaryDir()];
		service.fault('/api/circular/all', kind, kind === '429-retry-after' ? 1 : 2);
		service.fault('/api/events/all/limit', kind, 1);
		service.fault('/api/subGallery', kind, 1);
		const { lists } = await pullFrom(service.url, dir);
		for (const list of listNames) expect(lists[list].stale).toBeNull();
		expect(lists.circulars.count).toBeGreaterThan(0);
		expect(lists.albumDetails.count).toBe(lists.albums.count);
	});

	test.each<FaultKind>(['header-hang', 'body-hang', 'drip'])('%s', async (kind) => {
		const [service, dir] = [await startService(), temporaryDir()];
		service.fault('/api/circular/all', kind, 1);
		const { lists } = await pullFrom(service.url, dir, { policy: { ...QUICK, attemptTime: 1500 } });
		expect(lists.circulars.stale).toBeNull();
	});
});

test('an answer that breaks off in the middle is asked for again', async () => {
	let cut = 1;
	const url = await startStub((path) =>
		path.startsWith('/api/events/DEMO') ? { json: [{ title: 'x' }], isCut: cut-- > 0 } : undefined,
	);
	const { lists } = await pullFrom(url, temporaryDir());
	expect(lists.events).toMatchObject({ count: 1, stale: null });

	cut = 9;
	await expect(pullFrom(url, temporaryDir())).rejects.toThrow(
		`events: ${url}/api/events/DEMO broke off in the middle of its answer`,
	);
});

describe('a service that asks for time', () => {
	/** Answers 429 until some milliseconds after the first call. */
	const startBusy = (retryAfter: string, milliseconds: number) => {
		let first: number | undefined;
		return startStub((path) => {
			if (!path.startsWith('/api/circular')) return undefined;
			const now = performance.now();
			first ??= now;
			const isBusy = now - first < milliseconds || now === first;
			return isBusy ? { status: 429, headers: { 'retry-after': retryAfter }, json: {} } : undefined;
		});
	};
	const once = { ...QUICK, retries: 1 };

	test('in seconds gets it', async () => {
		const url = await startBusy('1', 900);
		const { lists } = await pullFrom(url, temporaryDir(), { policy: once });
		expect(lists.circulars.stale).toBeNull();
	});

	test('until a date gets it', async () => {
		const url = await startBusy(new Date(Date.now() + 2500).toUTCString(), 400);
		const { lists } = await pullFrom(url, temporaryDir(), { policy: once });
		expect(lists.circulars.stale).toBeNull();
	});

	test('gets no second call when it asks for more than there is', async () => {
		const url = await startBusy('20', 0);
		const policy = { ...once, totalTime: 10_000 };
		await expect(pullFrom(url, temporaryDir(), { policy })).rejects.toThrow('answered 429');
	});

	test('gets no more than is sensible', async () => {
		const url = await startBusy('20', 0);
		const policy = { ...once, totalTime: 10_000, maxRetryAfter: 1 };
		const { lists } = await pullFrom(url, temporaryDir(), { policy });
		expect(lists.circulars.stale).toBeNull();
	});
});
