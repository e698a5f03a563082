import { describe, expect, onTestFinished, test } from 'vitest';
import {
	type SampleServiceOptions,
	startSampleService,
} from '../../scripts/sample-service/server.ts';

async function start(options: SampleServiceOptions = {}) {
	const service = await startSampleService({ today: '2026-11-21', items: 40, ...options });
	onTestFinished(() => service.close());
	return {
		service,
		get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
			fetch(service.url + path, { method, headers }),
		list: async (path: string) => (await fetch(service.url + path)).json(),
	};
}

const CALLS = [
	'news/all',
	'news',
	'events/all/limit',
	'events',
	'topper',
	'principalMessage',
	'circular/all',
	'highlight',
	'notification',
	'onlineRegistration',
	'testimonials',
	'gallery/All',
];
const MARKED = [
	'topper',
	'principalMessage',
	'circular/all',
	'notification',
	'onlineRegistration',
	'testimonials',
];
const PICTURE = 'SAMPLE/news/1752480000000-library 1.jpg';

describe('lists', () => {
	test.each(CALLS)('/api/%s answers with records for its own school code only', async (call) => {
		const { get, list } = await start();
		const answer = await list(`/api/${call}/SAMPLE`);
		expect((answer.data ?? answer).length).toBeGreaterThan(4);
		const other = await get(`/api/${call}/OTHER`);
		expect(other.status).toBe(404);
		expect(await other.json()).toEqual({ success: false, message: 'School not found' });
	});

	test('news for the home page is the part of all news with its two categories', async () => {
		const { list } = await start();
		const all = await list('/api/news/all/SAMPLE');
		const home = await list('/api/news/SAMPLE');
		expect(home.length).toBeGreaterThan(30);
		expect(home.length).toBeLessThan(all.length);
		const categories = new Set(
			home.map(({ category }: { category: string }) => category.trim().toLowerCase()),
		);
		expect(categories).toEqual(new Set(['news', 'both sections']));
	});

	test('other school code, seed and size', async () => {
		const { list } = await start({ code: 'AFS', seed: 7, items: 12 });
		const circulars = await list('/api/circular/all/AFS');
		expect(circulars).toHaveLength(12);
		expect(JSON.stringify(circulars)).toContain('"AFS/circular/');
	});

	test('an unknown path and a method other than GET and HEAD are refused in JSON', async () => {
		const { get } = await start();
		expect((await get('/api/nothing/SAMPLE')).status).toBe(404);
		const post = await get('/api/news/SAMPLE', {}, 'POST');
		expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
		expect((await post.json()).success).toBe(false);
	});
});

describe('paged events', () => {
	test('the pages together are the whole list', async () => {
		const { list } = await start();
		const whole = await list('/api/events/SAMPLE');
		const first = await list('/api/events/all/limit/SAMPLE');
		expect(first).toMatchObject({
			currentPage: 1,
			totalCount: whole.length,
			totalPages: Math.ceil(whole.length / 10),
		});
		expect(first.data).toEqual(whole.slice(0, 10));
		const pages = await Promise.all(
			Array.from({ length: first.totalPages }, (_, i) =>
				list(`/api/events/all/limit/SAMPLE?page=${i + 1}&limit=10&year=`),
			),
		);
		expect(pages.flatMap(({ data }) => data)).toEqual(whole);
	});

	test('a page past the end is empty, an unreadable number counts as left out', async () => {
		const { list } = await start();
		expect(await list('/api/events/all/limit/SAMPLE?page=99')).toMatchObject({
			data: [],
			currentPage: 99,
		});
		const odd = await list('/api/events/all/limit/SAMPLE?page=0&limit=many');
		expect(odd).toEqual(await list('/api/events/all/limit/SAMPLE'));
	});

	test('a year selects by the calendar of Kolkata', async () => {
		const { list } = await start();
		const { data, totalCount } = await list('/api/events/all/limit/SAMPLE?year=2026&limit=100');
		expect(data).toHaveLength(totalCount);
		expect(data.map(({ title }: { title: string }) => title)).toContain('Science Exhibition  2025');
		const late = await list('/api/events/all/limit/SAMPLE?year=2024&limit=100');
		expect(late.data.every(({ date }: { date: string }) => /202[34]/.test(date))).toBe(true);
		expect(await list('/api/events/all/limit/SAMPLE?year=1990')).toMatchObject({
			data: [],
			totalPages: 0,
			totalCount: 0,
		});
	});
});

test('subGallery answers with the one album, or 404', async () => {
	const { get, list } = await start();
	const album = await list('/api/subGallery?id=60000000000000000000008d');
	expect(album).toMatchObject({
		title: 'Investiture 2025',
		attachments: ['DEMO/gallery/inv 1.jpg', 'DEMO/gallery/inv 2.jpg'],
	});
	expect((await get('/api/subGallery?id=nobody')).status).toBe(404);
	expect((await get('/api/subGallery')).status).toBe(404);
});

describe('token', () => {
	test('is asked for on the marked calls only', async () => {
		const { get } = await start({ token: 'T-1' });
		for (const call of CALLS) {
			const status = MARKED.includes(call) ? 401 : 200;
			expect((await get(`/api/${call}/SAMPLE`)).status, call).toBe(status);
			expect(
				(await get(`/api/${call}/SAMPLE`, { authorization: 'Bearer wrong' })).status,
				call,
			).toBe(status);
			expect((await get(`/api/${call}/SAMPLE`, { authorization: 'Bearer T-1' })).status, call).toBe(
				200,
			);
		}
	});

	test('is not needed when the service has none', async () => {
		const { get } = await start();
		for (const call of MARKED) expect((await get(`/api/${call}/SAMPLE`)).status, call).toBe(200);
	});
});

describe('conditions', () => {
	test.each(['/api/circular/all/SAMPLE', '/api/news/SAMPLE', '/files/Prospectus.pdf'])(
		'%s has a strong validator and answers 304 to it',
		async (path) => {
			const { get } = await start();
			const first = await get(path);
			const etag = first.headers.get('etag') ?? '';
			expect(etag).toMatch(/^"[\w-]{27}"$/);
			expect(Number(first.headers.get('content-length'))).toBe(
				(await first.arrayBuffer()).byteLength,
			);

			const again = await get(path, { 'if-none-match': `"old", W/${etag}` });
			expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([
				304,
				etag,
				'',
			]);
			expect((await get(path, { 'if-none-match': '"old"' })).status).toBe(200);
		},
	);

	test('the validator follows the content', async () => {
		const one = await (await start({ seed: 1 })).get('/api/news/SAMPLE');
		const same = await (await start({ seed: 1 })).get('/api/news/SAMPLE');
		const other = await (await start({ seed: 2 })).get('/api/news/SAMPLE');
		expect(same.headers.get('etag')).toBe(one.headers.get('etag'));
		expect(other.headers.get('etag')).not.toBe(one.headers.get('etag'));
	});

	test('HEAD gives the headers without the body', async () => {
		const { get } = await start();
		const head = await get('/api/news/SAMPLE', {}, 'HEAD');
		const whole = await get('/api/news/SAMPLE');
		expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
		expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
		expect(await head.text()).toBe('');
	});

	test('a film is served in ranges', async () => {
		const { get } = await start();
		const whole = Buffer.from(await (await get('/files/videos/Tour.mp4')).arrayBuffer());
		const part = async (range: string) => {
			const answer = await get('/files/videos/Tour.mp4', { range });
			return {
				status: answer.status,
				range: answer.headers.get('content-range'),
				body: Buffer.from(await answer.arrayBuffer()),
			};
		};
		const size = whole.length;
		expect(await part('bytes=4-7')).toEqual({
			status: 206,
			range: `bytes 4-7/${size}`,
			body: Buffer.from('ftyp'),
		});
		expect(await part('bytes=-100')).toEqual({
			status: 206,
			range: `bytes ${size - 100}-${size - 1}/${size}`,
			body: whole.subarray(-100),
		});
		expect((await part(`bytes=${size - 1}-`)).body).toHaveLength(1);
		expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
		expect((await part('bytes=0-1,4-5')).body).toHaveLength(size);
	});
});

describe('files', () => {
	test('a picture comes under both forms of its address and from the file host', async () => {
		const { get } = await start();
		const encoded = PICTURE.split('/').map(encodeURIComponent).join('/');
		const answers = await Promise.all(
			[
				`/api/image/${encoded}`,
				`/api/image?url=${encodeURIComponent(PICTURE)}`,
				`/files/${encoded}`,
			].map((path) => get(path)),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
		for (const { headers } of answers) {
			expect(headers.get('content-type')).toBe('image/jpeg');
			expect(headers.get('access-control-allow-origin')).toBe('*');
		}
	});

	test.each([
		['Notice.pdf', 'application/pdf', '%PDF-'],
		['Notice (1)[2].PDF', 'application/pdf', '%PDF-'],
		['photo.PNG', 'image/png', '\x89PNG'],
		['photo.webp', 'image/webp', 'RIFF'],
		['clip.mp4', 'video/mp4', '\0\0\0'],
		['list.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
		['slip.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
		['note.txt', 'text/plain; charset=utf-8', 'Sample file note.txt'],
	])('%s is a file of its kind', async (name, type, beginning) => {
		const { get } = await start();
		const answer = await get(`/files/any%20folder/${encodeURIComponent(name)}`);
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toBe(type);
		const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
		expect(body.startsWith(beginning)).toBe(true);
		expect(body.length).toBeLessThan(350_000);
	});

	test.each([
		'DEMO/gallery/t.HEIC',
		'undefined',
		'DEMO/notification/404.png',
		'folder/',
		'page.html',
	])('%s is not found', async (path) => {
		const { get } = await start();
		const answer = await get(`/api/image/${path}`);
		expect(answer.status).toBe(404);
		expect((await answer.json()).success).toBe(false);
	});

	test('a time stamp with the digits 404 is still a file', async () => {
		const { get } = await start();
		expect((await get('/files/1740412345678-note.txt')).status).toBe(200);
	});

	test('a wrongly encoded path is refused, a missing one not found', async () => {
		const { get } = await start();
		expect((await get('/api/image/100%.pdf')).status).toBe(400);
		expect((await get('/api/image')).status).toBe(404);
	});
});

describe('the service itself', () => {
	test('keeps a log of what was asked and answered', async () => {
		const { service, get } = await start({ token: 'T' });
		await get('/api/events/all/limit/SAMPLE?page=2');
		await get('/api/topper/SAMPLE', { authorization: 'Bearer T', 'if-none-match': '"x"' }, 'HEAD');
		await get('/nothing');
		expect(service.requests).toEqual([
			{
				method: 'GET',
				path: '/api/events/all/limit/SAMPLE?page=2',
				headers: { ifNoneMatch: undefined, authorization: undefined },
				status: 200,
			},
			{
				method: 'HEAD',
				path: '/api/topper/SAMPLE',
				headers: { ifNoneMatch: '"x"', authorization: 'Bearer T' },
				status: 200,
			},
			{
				method: 'GET',
				path: '/nothing',
				headers: { ifNoneMatch: undefined, authorization: undefined },
				status: 404,
			},
		]);
	});

	test('says where it is, and refuses what it cannot use', async () => {
		const { service } = await start();
		expect(service.url).toMatch(/^http:\/\/localhost:\d+$/);
		expect(service.filesUrl).toBe(`${service.url}/files`);
		await expect(startSampleService({ today: '2026-02-30' })).rejects.toThrow(
			'“2026-02-30” is not a date',
		);
		await expect(startSampleService({ port: Number(new URL(service.url).port) })).rejects.toThrow(
			'EADDRINUSE',
		);
	});

	test('uses the real today when none is given', async () => {
		const { list } = await start({ today: undefined });
		const year = new Intl.DateTimeFormat('en', {
			timeZone: 'Asia/Kolkata',
			year: 'numeric',
		}).format(new Date());
		expect(JSON.stringify(await list('/api/topper/SAMPLE'))).toContain(
			`${Number(year) - 1}-${year}`,
		);
	});

	test('closes although answers hang', async () => {
		const service = await startSampleService({ items: 4 });
		service.fault('news', 'header-hang');
		service.fault('events', 'drip');
		const pending = ['news', 'events'].map((call) =>
			fetch(`${service.url}/api/${call}/SAMPLE`).then((answer) => answer.text()),
		);
		const ends = Promise.allSettled(pending);
		while (service.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
		await service.close();
		expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
		await expect(fetch(service.url)).rejects.toThrow();
		await service.close();
	});
});
