import { describe, expect, test } from 'vitest';
import { checkLinks } from '../../../../scripts/checks/links.ts';
import { siteOf } from './site-of.ts';

const files = {
	'index.html': '<link rel="canonical" href="https://school.example/"><h2 id="top stories">x</h2>',
	'News.html': '<p id="latest">x</p>',
	'News/1.html': '',
	'_astro/site.css': '',
	'Bus Timings.pdf': '',
};
const messagesFor = (html: string, others: Record<string, string> = {}) =>
	checkLinks(siteOf({ ...files, ...others, 'Page.html': html })).map(({ message }) => message);

describe('links', () => {
	test.each([
		'/',
		'/News',
		'/News?year=2024#latest',
		'News/1',
		'#',
		'#top',
		'/#top%20stories',
		'/_astro/site.css?v=1',
		'/Bus%20Timings.pdf#page=2',
		'https://school.example/News',
		'https://elsewhere.example/any/',
		'mailto:office@school.example',
		'tel:+911155500100',
		'data:,x',
	])('%s passes', (address) => {
		expect(messagesFor(`<a href="${address}">x</a>`)).toEqual([]);
	});

	test.each([
		['/Nothing', 'leads nowhere'],
		['/news', 'write /News'],
		['/News/', 'ends with a slash'],
		['/News.html', 'ends with .html'],
		['/News#oldest', 'no id “oldest” in News.html'],
		['#absent', 'no id “absent” in Page.html'],
		['News/2', 'leads nowhere'],
		['https://school.example/Nothing', 'leads nowhere'],
		['http://', 'no address'],
	])('%s is caught', (address, message) => {
		const messages = messagesFor(`<a href="${address}">x</a>`);
		expect(messages).toHaveLength(1);
		expect(messages[0]).toContain(message);
	});

	test('every candidate of a srcset is followed', () => {
		expect(messagesFor('<img srcset="/_astro/site.css 1x, /absent.webp 2x">')).toHaveLength(1);
	});

	test('style sheets and sitemaps are read too', () => {
		const others = {
			'_astro/b.css': '@font-face{src:url("absent.woff2")} a{background:url(data:,x)}',
			'sitemap.xml': '<loc>https://school.example/News</loc><loc>https://school.example/x</loc>',
		};
		expect(messagesFor('', others)).toHaveLength(2);
	});
});
