import { expect, test } from 'vitest';
import { readBody } from '#service/fields/body.ts';
import { parseHtml } from '#service/fields/dom.ts';
import { readTitle } from '#service/fields/title.ts';

test('only the elements that are named are left, without attributes of theirs', () => {
	const html = '<p class=a id=b style="c" data-d=e aria-f=g onclick=h()><i>x</i><u>y</u></p>';
	expect(parseHtml(html, ['p', 'i']).innerHTML).toBe('<p><i>x</i>y</p>');
});

test('a hundred elements in each other stay, more leave their text', () => {
	const nested = (depth: number) => `${'<b>'.repeat(depth)}x`;
	expect(parseHtml(nested(99), ['b']).innerHTML).toContain('<b>x</b>');
	expect(parseHtml(nested(101), ['b']).textContent?.trim()).toBe('x');
	expect(parseHtml(nested(101), ['b']).innerHTML).not.toContain('<b>');
});

test('many elements beside each other are not deep', () => {
	expect(parseHtml('<p>x</p>'.repeat(500), ['p']).children).toHaveLength(500);
});

test.each([
	['elements', '<div>'.repeat(20_000), ''],
	['templates', '<template>'.repeat(20_000), ''],
	['elements behind elements that end', '<div><table></div>'.repeat(2_000), ''],
	['quotations', '>'.repeat(20_000), ''],
	['lists', '- '.repeat(5_000), ''],
	['empty lines', 'a', `${'\n'.repeat(200_000)}b`],
	['half tags', '<b '.repeat(20_000), ''],
])('a machine is not kept busy by %s', (_, before, after) => {
	expect(readBody(`${before}x${after}`)).toContain('x');
	expect(readTitle(`${before}x${after}`).text).toContain('x');
});
