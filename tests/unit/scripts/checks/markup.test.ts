import { describe, expect, test } from 'vitest';
import { checkMarkup, sampleOf } from '../../../../scripts/checks/markup.ts';
import { siteOf } from './site-of.ts';

const page = (body: string) =>
	`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A</title></head><body>${body}</body></html>`;

describe('markup', () => {
	test('a valid page passes', () => {
		const html = page('<main><h1>News</h1><p>Text &amp; more</p></main>');
		expect(checkMarkup(siteOf({ 'a.html': html }))).toEqual([]);
	});

	test.each([
		['<p><div>x</div></p>', 'no-implicit-close'],
		['<ul><p>x</p></ul>', 'element-permitted-content'],
		['<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
		['<img src="/a.png">', 'wcag/h37'],
		['<button type="button"></button>', 'text-content'],
		['<p style="color:red">x</p>', 'no-inline-style'],
	])('%s is caught', (body, rule) => {
		const messages = checkMarkup(siteOf({ 'a.html': page(body) })).map(({ message }) => message);
		expect(messages.join()).toContain(`(${rule})`);
	});
});

describe('the pages that are validated', () => {
	const pagesIn = (folder: string, count: number) =>
		Array.from({ length: count }, (_, index) => [`${folder}${index}.html`, ''] as const);

	test('are all of a small folder', () => {
		const { pages } = siteOf(Object.fromEntries([...pagesIn('', 150), ...pagesIn('News/', 200)]));
		expect(sampleOf(pages)).toEqual(pages);
	});

	test('are 200 of a large one, spread over it, the same every time', () => {
		const { pages } = siteOf(Object.fromEntries(pagesIn('News/', 1234)));
		const chosen = sampleOf(pages);
		expect(chosen).toHaveLength(200);
		expect(chosen).toEqual(sampleOf(pages));
		const indexes = chosen.map((page) => pages.indexOf(page));
		const gaps = indexes.slice(1).map((index, at) => index - (indexes[at] ?? 0));
		expect(Math.max(...gaps)).toBeLessThanOrEqual(7);
		expect(1234 - (indexes.at(-1) ?? 0)).toBeLessThanOrEqual(7);
	});
});
