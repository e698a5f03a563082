import { describe, expect, onTestFinished, test } from 'vitest';
import { type FaultKind, faults } from '../../scripts/sample-service/faults.ts';
import { startSampleService } from '../../scripts/sample-service/server.ts';

const PATH = '/api/highlight/SAMPLE';

async function startWith(kind: FaultKind, times?: number) {
	const service = await startSampleService({ today: '2026-11-21', items: 12 });
	onTestFinished(() => service.close());
	const good = await (await fetch(service.url + PATH)).text();
	service.fault('highlight', kind, times);
	const get = (init: RequestInit = {}) => fetch(service.url + PATH, init);
	return { service, good, get };
}

/** What a client that gives up after 300 ms makes of an answer: how far it came. */
async function patience(get: (init: RequestInit) => Promise<Response>): Promise<string> {
	try {
		const answer = await get({ signal: AbortSignal.timeout(300) });
		try {
			await answer.text();
			return 'complete';
		} catch {
			return `status ${answer.status}, body broken off`;
		}
	} catch {
		return 'no answer';
	}
}

type Check = (served: Awaited<ReturnType<typeof startWith>>) => Promise<void>;

const status =
	(code: number): Check =>
	async ({ get }) => {
		const answer = await get();
		expect(answer.status).toBe(code);
		expect((await answer.json()).success).toBe(false);
	};
const body =
	(expected: unknown): Check =>
	async ({ get }) => {
		const answer = await get();
		expect(answer.status).toBe(200);
		expect(await answer.json()).toEqual(expected);
	};
const comesTo =
	(expected: string): Check =>
	async ({ get }) =>
		expect(await patience(get)).toBe(expected);

/** Two pages of events as they are and as the fault makes them. */
const pages =
	(kind: FaultKind, expected: (first: PageOf, second: PageOf) => PageOf): Check =>
	async ({ service }) => {
		const page = async (number: number): Promise<PageOf> => {
			const path = `/api/events/all/limit/SAMPLE?page=${number}&limit=4&year=`;
			return (await fetch(service.url + path)).json();
		};
		const [first, second] = [await page(1), await page(2)];
		service.fault('page=2', kind);
		expect(await page(2)).toEqual(expected(first, second));
		expect(expected(first, second)).not.toEqual(second);
	};
interface PageOf {
	data: unknown[];
	totalPages: number;
	totalCount: number;
}

const checks: Record<FaultKind, Check> = {
	reset: async ({ service, get }) => {
		await expect(get()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
		expect(service.requests.at(-1)?.status).toBe(0);
	},
	'header-hang': comesTo('no answer'),
	'body-hang': comesTo('status 200, body broken off'),
	drip: comesTo('status 200, body broken off'),
	slow: async ({ get, good }) => {
		expect(await patience(get)).toBe('no answer');
		expect(await (await get()).text()).toBe(good);
	},
	'408': status(408),
	'429': status(429),
	'429-retry-after': async ({ get }) => {
		const answer = await get();
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
	},
	'500': status(500),
	'502': status(502),
	'503': status(503),
	'401': status(401),
	'403': status(403),
	'404': status(404),
	'redirect-loop': async ({ get }) => {
		expect((await get({ redirect: 'manual' })).headers.get('location')).toBe(PATH);
		await expect(get()).rejects.toMatchObject({ cause: { message: 'redirect count exceeded' } });
	},
	html: async ({ get }) => {
		const answer = await get();
		expect([answer.status, answer.headers.get('content-type')]).toEqual([
			200,
			'text/html; charset=utf-8',
		]);
		expect(await answer.text()).toMatch(/^<!doctype html>/);
	},
	'empty-body': async ({ get }) => {
		const answer = await get();
		expect([answer.status, await answer.text()]).toEqual([200, '']);
	},
	'truncated-json': async ({ get, good }) => {
		const text = await (await get()).text();
		expect(good.startsWith(text)).toBe(true);
		expect(() => JSON.parse(text)).toThrow();
	},
	'broken-json': async ({ get, good }) => {
		const text = await (await get()).text();
		expect(text.length).toBe(good.length + 1);
		expect(() => JSON.parse(text)).toThrow();
	},
	'wrong-shape': body({ success: false, message: 'Something went wrong' }),
	'empty-object': body({}),
	null: body(null),
	'empty-list': body([]),
	wrapped: async (served) => body({ data: JSON.parse(served.good) })(served),
	'gzip-cut': async ({ get }) => {
		const answer = await get();
		expect(answer.headers.get('content-encoding')).toBe('gzip');
		await expect(answer.json()).rejects.toThrow();
	},
	'wrong-content-type': async ({ get, good }) => {
		const answer = await get();
		expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
		expect(await answer.text()).toBe(good);
	},
	oversize: async ({ get }) => {
		let bytes = 0;
		for await (const part of (await get()).body ?? []) bytes += part.length;
		expect(bytes).toBeGreaterThan(60 * 2 ** 20);
	},
	'page-loop': pages('page-loop', (first) => first),
	'page-overlap': pages('page-overlap', (first, second) => ({
		...second,
		data: [first.data[0], ...second.data.slice(1)],
	})),
	'total-count': pages('total-count', (_, second) => ({
		...second,
		totalCount: second.totalCount + 1,
	})),
	'total-pages': pages('total-pages', (_, second) => ({
		...second,
		totalPages: second.totalPages + 1,
	})),
	'wrong-304': async ({ get }) => {
		const answer = await get();
		expect([answer.status, answer.headers.get('etag')]).toEqual([304, null]);
	},
};

describe('faults', () => {
	test.each(Object.keys(faults) as FaultKind[])('%s', async (kind) => {
		await checks[kind](await startWith(kind));
	});

	test('strike as often as asked, then the answer is good again', async () => {
		const { get, good, service } = await startWith('500', 2);
		expect([(await get()).status, (await get()).status]).toEqual([500, 500]);
		expect(await (await get()).text()).toBe(good);
		expect(service.requests.map((request) => request.status)).toEqual([200, 500, 500, 200]);
	});

	test('strike only where they match, by text or pattern, query included', async () => {
		const service = await startSampleService({ items: 4 });
		onTestFinished(() => service.close());
		service.fault(/page=2/, '503');
		service.fault('/api/news/all/', '404');
		const statusOf = async (path: string) => (await fetch(service.url + path)).status;
		expect(await statusOf('/api/events/all/limit/SAMPLE?page=1')).toBe(200);
		expect(await statusOf('/api/events/all/limit/SAMPLE?page=2')).toBe(503);
		expect(await statusOf('/api/news/all/SAMPLE')).toBe(404);
		expect(await statusOf('/api/news/SAMPLE')).toBe(200);
		service.clearFaults();
		expect(await statusOf('/api/news/all/SAMPLE')).toBe(200);
	});

	test('are told apart from what an editor does: the service then holds other records', async () => {
		const service = await startSampleService({ items: 4 });
		onTestFinished(() => service.close());
		service.change('events', (records) => records.slice(0, 3));
		const get = async (path: string) => (await fetch(service.url + path)).json();
		expect(await get('/api/events/SAMPLE')).toHaveLength(3);
		expect(await get('/api/events/all/limit/SAMPLE')).toMatchObject({ totalCount: 3 });
		service.change('events', () => []);
		expect(await get('/api/events/SAMPLE')).toEqual([]);
	});

	test('follow one another in the order they were set', async () => {
		const { get, service } = await startWith('500', 1);
		service.fault('highlight', '429', 1);
		expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([
			500, 429, 200,
		]);
	});

	test('spoil pictures too', async () => {
		const service = await startSampleService({ items: 4 });
		onTestFinished(() => service.close());
		service.fault('note.txt', 'truncated-json', 1);
		const get = async () => (await fetch(`${service.url}/api/image/note.txt`)).text();
		const [cut, whole] = [await get(), await get()];
		expect(whole.startsWith(cut)).toBe(true);
		expect(cut.length).toBeLessThan(whole.length);
	});
});
