import { describe, expect, test } from 'vitest';
import { createMarkdown, slug } from '#lib/page/markdown.ts';

const markdown = createMarkdown((id) => {
	if (id !== 'bus-form') throw new Error(`no ${id}`);
	return { href: 'https://files.example.org/a b.pdf?x&y', label: 'Bus form (PDF, 45 KB)' };
});
const htmlOf = (text: string) =>
	markdown.compose(text).pieces.map((piece) => (piece.kind === 'prose' ? piece.html : piece.name));

describe('the text of a page', () => {
	test('is split at its blocks, which know how deep a heading below them stands', () => {
		const { pieces } = markdown.compose(
			'One\n\n{{tiles staff}}\n\n## Two\n\n- a\n{{table fees}}\n### Three\n{{documents list}}\nEnd',
		);
		expect(pieces.map((piece) => (piece.kind === 'block' ? piece : piece.kind))).toEqual([
			'prose',
			{ kind: 'block', name: 'tiles', argument: 'staff', level: 2 },
			'prose',
			{ kind: 'block', name: 'table', argument: 'fees', level: 3 },
			'prose',
			{ kind: 'block', name: 'documents', argument: 'list', level: 4 },
			'prose',
		]);
	});

	test('names the headings of its first level, to jump to', () => {
		const { headings } = markdown.compose('## Fees & fines\n\n### Late\n\n## The **bank**\n');
		expect(headings).toEqual([
			{ id: 'fees-fines', text: 'Fees & fines' },
			{ id: 'the-bank', text: 'The bank' },
		]);
		expect(htmlOf('## Fees & fines')).toEqual(['<h2 id="fees-fines">Fees &amp; fines</h2>']);
	});

	test('links to a document by its id, with type and size, in a new tab', () => {
		expect(htmlOf('Fill in the {{document bus-form}}.')).toEqual([
			'<p>Fill in the <a href="https://files.example.org/a b.pdf?x&amp;y" target="_blank" rel="noopener">Bus form (PDF, 45 KB)</a>.</p>',
		]);
		expect(() => markdown.compose('{{document bus}}')).toThrow('no bus');
	});

	test('marks a link to another site, and leaves one of its own alone', () => {
		expect(markdown.inline('[a](/Faq) [b](https://x.example.org)')).toBe(
			'<a href="/Faq">a</a> <a href="https://x.example.org" rel="external noopener">b</a>',
		);
	});

	test('has no HTML: a line of it is shown as it was typed', () => {
		expect(markdown.inline('2 < 3 <b onclick="x()">bold</b>')).not.toMatch(/<b/);
		expect(() => markdown.compose('<div>x</div>')).toThrow('holds HTML');
	});

	test.each([
		'javascript:x()',
		'JaVaScRiPt:x()',
		'data:text/html,x',
		'vbscript:x',
		'ftp://x.example',
	])('has no link to %s', (href) => {
		expect(() => markdown.compose(`[a](${href})`)).toThrow('begin it with https:');
		expect(() => markdown.inline(`[a](<${href}>)`)).toThrow(href);
	});

	test('tells what has its own place elsewhere', () => {
		expect(() => markdown.compose('|a|b|\n|-|-|\n|1|2|')).toThrow('src/content/tables');
		expect(() => markdown.compose('![x](y.jpg)')).toThrow('src/content/galleries');
		expect(() => markdown.compose('# Title')).toThrow('headings begin with ##');
	});
});

test('an id is made of the words of a heading', () => {
	expect(slug('What’s due, and when?')).toBe('whats-due-and-when');
});
