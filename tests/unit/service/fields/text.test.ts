import { expect, test } from 'vitest';
import { escapeHtml, quote, shorten, textOf } from '#service/fields/text.ts';

test('what careless clients wrote where there was nothing is no text', () => {
	const nothing = [
		null,
		undefined,
		'',
		' ',
		'undefined',
		'null',
		'NaN',
		'Invalid Date',
		'[object Object]',
		{},
		[],
		Number.NaN,
	];
	expect(nothing.map(textOf)).toEqual(nothing.map(() => ''));
	expect(textOf(' a\ud800 ')).toBe('a\ufffd');
});

test('shortening ends at a word and says that there is more', () => {
	expect(shorten('one two three', 13)).toBe('one two three');
	expect(shorten('one two three', 12)).toBe('one two…');
	expect(shorten('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('a quoted value is one short line', () => {
	expect(quote('a\nb\u001b[31m')).toBe('“a b [31m”');
	expect(quote({ a: 1 })).toBe('“{"a":1}”');
	expect(quote(undefined)).toBe('“”');
	expect(quote('word '.repeat(100)).length).toBeLessThanOrEqual(62);
});

test('text becomes HTML that shows it', () => {
	expect(escapeHtml('<b> & "c"')).toBe('&lt;b&gt; &amp; "c"');
});
