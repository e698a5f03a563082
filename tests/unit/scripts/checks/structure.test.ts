import { describe, expect, test } from 'vitest';
import { checkOutline } from '../../../../scripts/checks/outline.ts';
import { checkRoutes } from '../../../../scripts/checks/routes.ts';
import { checkTitles } from '../../../../scripts/checks/titles.ts';
import { siteOf } from './site-of.ts';

describe('routes', () => {
	const facts = { routes: ['/', '/History'] };

	test('every route with its file passes', () => {
		const files = { 'index.html': '', 'History.html': '', '404.html': '' };
		expect(checkRoutes(siteOf(files, facts))).toEqual([]);
	});

	test('a missing route, one in other letter case and a missing 404.html are caught', () => {
		const problems = checkRoutes(siteOf({ 'index.html': '', 'history.html': '' }, facts));
		expect(problems.map(({ file }) => file)).toEqual(['History.html', '404.html']);
	});
});

describe('titles', () => {
	const titled = (title: string) => `<title>${title}</title><p>text</p>`;

	test('titles of their own that end with the school’s name pass', () => {
		const files = { 'a.html': titled('A | Sample School'), 'b.html': titled('B | Sample School') };
		expect(checkTitles(siteOf(files))).toEqual([]);
	});

	test.each([
		['no title', '<p>text</p>', 'no title'],
		['an empty title', titled(' '), 'no title'],
		['another’s title', titled('A | Sample School'), 'that of a.html'],
		['a title without the school', titled('B'), 'does not end with “Sample School”'],
		['two titles', titled('C</title><title>D'), 'several'],
	])('%s is caught', (_, html, message) => {
		const problems = checkTitles(siteOf({ 'a.html': titled('A | Sample School'), 'b.html': html }));
		expect(problems[0]).toMatchObject({
			file: 'b.html',
			message: expect.stringContaining(message),
		});
	});
});

describe('outline', () => {
	test('one main heading, one main part and a language pass', () => {
		const html = '<html lang="en"><main><h1>News</h1></main></html>';
		expect(checkOutline(siteOf({ 'a.html': html }))).toEqual([]);
	});

	test.each([
		['<html lang="en"><main></main></html>', '0 <h1>'],
		['<html lang="en"><main><h1>A</h1><h1>B</h1></main></html>', '2 <h1>'],
		['<html lang="en"><h1>A</h1></html>', '0 <main>'],
		['<html><main><h1>A</h1></main></html>', 'no lang'],
	])('%s is caught', (html, message) => {
		const problems = checkOutline(siteOf({ 'a.html': html }));
		expect(problems).toHaveLength(1);
		expect(problems[0]?.message).toContain(message);
	});
});
