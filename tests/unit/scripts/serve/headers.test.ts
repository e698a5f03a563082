import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readHeaders } from '../../../../scripts/serve/headers.ts';

const headersOf = (text: string, path: string) => Object.fromEntries(readHeaders(text)(path));

describe('_headers', () => {
	test.each([
		['/*', '/', true],
		['/*', '/News/1', true],
		['/_astro/*', '/_astro/a.css', true],
		['/_astro/*', '/_astro', false],
		['/_astro/*', '/x/_astro/a.css', false],
		['/News/:id', '/News/1', true],
		['/News/:id', '/News/year/2024', false],
		['/a.b', '/aXb', false],
		['/a+(b)', '/a+(b)', true],
	])('%s fits %s: %s', (rule, path, fits) => {
		expect(headersOf(`${rule}\n  X-Is: yes`, path)).toEqual(fits ? { 'x-is': 'yes' } : {});
	});

	test('every rule that fits counts; values join, and one may be taken away', () => {
		const text =
			'# what\n/*\n  Vary: a\n  X-One: 1: 2\r\n\n/b/*\n\tvary: b\n/c/*\n  ! Vary\n  Vary: c';
		expect(headersOf(text, '/a')).toEqual({ vary: 'a', 'x-one': '1: 2' });
		expect(headersOf(text, '/b/x')).toEqual({ vary: 'a, b', 'x-one': '1: 2' });
		expect(headersOf(text, '/c/x')).toEqual({ vary: 'c', 'x-one': '1: 2' });
	});

	test('no rules give no headers', () => expect(headersOf('', '/')).toEqual({}));

	test.each(['/*\n  no header', '  X-One: 1', '/*\n  X-One:', 'x/*\n  X-One: 1', '/*\n  !'])(
		'%j is told with its line',
		(text) => expect(() => readHeaders(text)).toThrow(/_headers, line \d: “/),
	);
});

describe('the headers of the site', () => {
	const text = readFileSync('public/_headers', 'utf8');

	test('hold nothing of a machine, a school or a host', () => {
		expect(text).not.toMatch(/localhost|https?:|\d+\.\d+\.\d+|example|unsafe/);
	});

	test.each([
		['/', 'public, max-age=0, must-revalidate'],
		['/sw.js', 'public, max-age=0, must-revalidate'],
		['/Circular/index.json', 'public, max-age=0, must-revalidate'],
		['/_astro/a.B1.css', 'public, max-age=31536000, immutable'],
		['/pictures/0-320.webp', 'public, max-age=31536000, immutable'],
	])('%s is kept as %s', (path, caching) => {
		expect(headersOf(text, path)).toMatchObject({
			'cache-control': caching,
			'x-content-type-options': 'nosniff',
			'cross-origin-resource-policy': 'same-origin',
		});
	});
});
