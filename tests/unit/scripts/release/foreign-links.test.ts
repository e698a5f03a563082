import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { collectLinks, deadAmong } from '../../../../scripts/release/foreign-links.ts';
import { tempFolder } from '../temp-folder.ts';

const linksOf = async (html: string) => {
	const links = await collectLinks(
		tempFolder({ 'a.html': html }),
		['a.html'],
		['https://school.example.org'],
	);
	return [...links.keys()];
};

test('the links to other websites are collected, each once, with the first page of it', async () => {
	const dir = tempFolder({
		'index.html': '<a href="https://one.example/a?b=1#c">x</a><a href="http://two.example">x</a>',
		'News/1.html': '<p><a rel="external" href="https://one.example/a?b=1">x</a>',
	});
	expect([...(await collectLinks(dir, ['index.html', 'News/1.html'], []))]).toEqual([
		['https://one.example/a?b=1', '/'],
		['http://two.example/', '/'],
	]);
});

test.each([
	'/News',
	'#top',
	'mailto:office@school.example',
	'https://school.example.org',
	'https://school.example.org/News',
	'http://localhost:8080/',
	'http://localhost./',
	'http://printer/',
	'http://printer.local/',
	'http://127.0.0.1/',
	'http://2130706433/',
	'http://169.254.169.254/latest',
	'http://[::1]/',
	'http://',
])('%s is none of them', async (href) => {
	expect(await linksOf(`<a href="${href}">x</a>`)).toEqual([]);
});

test('another site whose address begins alike is one', async () => {
	expect(await linksOf('<a href="https://school.example.organ/">x</a>')).toHaveLength(1);
});

test('a link is dead when its page is gone, not when its website fails or turns robots away', async () => {
	const server = createServer((request, response) => {
		response.writeHead(Number(request.url?.slice(1))).end('x');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const codes = [200, 403, 404, 410, 429, 503];
	const links = new Map(codes.map((code) => [`${url}/${code}`, '/Clubs']));
	links.set('http://127.0.0.1:9/', '/Clubs');
	expect(await deadAmong(links)).toEqual([
		{ url: `${url}/404`, page: '/Clubs', reason: 'answers 404' },
		{ url: `${url}/410`, page: '/Clubs', reason: 'answers 410' },
	]);
});
