import { describe, expect, onTestFinished, test } from 'vitest';
import { assertPortFree, portOf, serve } from '../../../scripts/serve.ts';
import { tempFolder } from './temp-folder.ts';

async function serveSample(): Promise<string> {
	const dir = tempFolder({
		_headers:
			'/*\n  Cache-Control: no-cache\n/_astro/*\n  ! Cache-Control\n  Cache-Control: immutable',
		'index.html': 'home',
		'404.html': 'not found',
		'History.html': 'history',
		'News.html': 'news',
		'News/1.html': 'item',
		'_astro/a.B1.css': 'a{}',
		'feed.json': '{}',
	});
	const { url, close } = await serve({ dir, port: 0 });
	onTestFinished(close);
	return url;
}

describe('serve', () => {
	test.each([
		['/', 'home', 'text/html;charset=utf-8', 'no-cache'],
		['/History', 'history', 'text/html;charset=utf-8', 'no-cache'],
		['/History?from=menu', 'history', 'text/html;charset=utf-8', 'no-cache'],
		['/News', 'news', 'text/html;charset=utf-8', 'no-cache'],
		['/News/1', 'item', 'text/html;charset=utf-8', 'no-cache'],
		['/_astro/a.B1.css', 'a{}', 'text/css', 'immutable'],
		['/feed.json', '{}', 'application/json', 'no-cache'],
	])('%s is found', async (path, body, type, caching) => {
		const response = await fetch((await serveSample()) + path, { redirect: 'manual' });
		expect(response.status).toBe(200);
		expect(await response.text()).toBe(body);
		expect(response.headers.get('content-type')).toBe(type);
		expect(response.headers.get('cache-control')).toBe(caching);
	});

	test.each([
		'/history',
		'/History/',
		'/News/',
		'/news/1',
		'/absent',
		'/_astro/absent.css',
		'/..%2f',
		'/_headers',
	])('%s is not found', async (path) => {
		const response = await fetch((await serveSample()) + path, { redirect: 'manual' });
		expect(response.status).toBe(404);
		expect(await response.text()).toBe('not found');
		expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
		expect(response.headers.get('cache-control')).toBe('no-cache');
	});

	test('a page that the browser still has is not sent again', async () => {
		const url = `${await serveSample()}/History`;
		const etag = (await fetch(url)).headers.get('etag') ?? '';
		expect(etag).not.toBe('');
		expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
	});

	test('a taken port is told, with another to choose', async () => {
		const port = Number(new URL(await serveSample()).port);
		const dir = tempFolder({ 'index.html': '', '404.html': '' });
		const advice = `Port ${port} is taken: stop what runs there, or choose another with PORT=${port + 1}.`;
		await expect(serve({ dir, port })).rejects.toThrow(advice);
		await expect(assertPortFree(port)).rejects.toThrow(advice);
	});

	test('a folder without a site is told', async () => {
		await expect(serve({ dir: tempFolder(), port: 0 })).rejects.toThrow('npm run build');
	});
});

describe('PORT', () => {
	test('is 4321 when it is not set', () => expect(portOf({ PORT: '' })).toBe(4321));
	test('may be another', () => expect(portOf({ PORT: '8080' })).toBe(8080));
	test.each(['web', '0', '70000', '80.5', '-1'])('may not be %s', (PORT) => {
		expect(() => portOf({ PORT })).toThrow(`PORT is “${PORT}”`);
	});
});
