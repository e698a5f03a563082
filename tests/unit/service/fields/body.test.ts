import { describe, expect, test } from 'vitest';
import { readBody } from '#service/fields/body.ts';

const REL = 'rel="external noopener noreferrer"';

describe('text without tags', () => {
	test.each([
		['Bring a pen.', '<p>Bring a pen.</p>'],
		['Line one\r\nline two\r\n\r\nNext', '<p>Line one<br>line two</p>\n<p>Next</p>'],
		['A&amp;B &lt;Lab&gt;', '<p>A&amp;B &lt;Lab&gt;</p>'],
		['Below <75% & "late"', '<p>Below &lt;75% &amp; "late"</p>'],
		['Dear <Name>,\n    indented', '<p>Dear &lt;Name&gt;,<br>indented</p>'],
		['**Bold** and _slanted_', '<p><strong>Bold</strong> and <em>slanted</em></p>'],
		['# Notice\n\n- one\n- two', '<h2>Notice</h2>\n<ul><li>one</li><li>two</li></ul>'],
		['5. five\n6. six', '<ol start="5"><li>five</li><li>six</li></ol>'],
		['1. one', '<ol><li>one</li></ol>'],
		[
			'See https://example.test/a',
			`<p>See <a href="https://example.test/a" ${REL}>https://example.test/a</a></p>`,
		],
		[
			'Ask <office@example.org>',
			'<p>Ask <a href="mailto:office@example.org">office@example.org</a></p>',
		],
		['[x](javascript:alert(1)) ![p](https://a.test/p.png)', '<p>x </p>'],
	])('%j', (value, html) => {
		expect(readBody(value)).toBe(html);
	});

	test('a Markdown table keeps its cells, and its header cells say what they head', () => {
		expect(readBody('| a | b |\n|:--|--:|\n| 1 | 2 |')).toContain('<th scope="col">a</th>');
	});

	test('plain text takes a short way to what the long way gives', () => {
		const long = (text: string) => readBody(`&amp;\n\n${text}`).replace(/^<p>&amp;<\/p>\n?/, '');
		for (const text of [
			'One',
			'a\nb',
			'a\n\nb\n \nc',
			'a \n  b  ',
			'a > b, "c" \'d\'',
			'2 Nov 2024 (Sunday)',
		]) {
			expect(readBody(text)).toBe(long(text));
		}
	});
});

describe('HTML', () => {
	test.each([
		[
			'<p>Parents of <b>Route 7</b> please note.</p>',
			'<p>Parents of <b>Route 7</b> please note.</p>',
		],
		['<p class="x" style="color:red" id="y" data-z="1" onclick="a()">x</p>', '<p>x</p>'],
		['<h1>One</h1><h4>Two</h4>', '<h2>One</h2><h2>Two</h2>'],
		['<p>a</p><p>&nbsp;</p><p><br></p><p> </p><h3></h3><ul><li></li></ul>', '<p>a</p>'],
		['<div>a</div><div>b <i>c</i></div>', '<p>a</p><p>b <i>c</i></p>'],
		['<div>a<div>b</div></div>', 'a<p>b</p>'],
		['<b><p>x</p></b><h2><p>y</p></h2>', '<p>x</p><h2>y</h2>'],
		['<strike>x</strike> <ins>y</ins>', '<s>x</s> <u>y</u>'],
		['a<b><br></b>c', 'a<br>c'],
		['<span>x</span> <font color="red">y</font>', 'x y'],
		['<p>x</p><script>alert(1)</script><style>p{}</style><iframe src="//a"></iframe>', '<p>x</p>'],
		['<svg onload="alert(1)"><p>x</p></svg>', '<p>x</p>'],
		['<p>x<img src="y" onerror="alert(1)"></p>', '<p>x</p>'],
		['<details src="x" onerror="alert(1)"><summary>x</summary></details>', 'x'],
		['<video><source onerror="alert(1)"></video>', ''],
		['<form><input name="a"><button>b</button></form><p>x</p>', 'b<p>x</p>'],
	])('%j', (value, html) => {
		expect(readBody(value)).toBe(html);
	});

	test.each([
		['<a href="https://a.test/b c">x</a>', `<a href="https://a.test/b%20c" ${REL}>x</a>`],
		[
			'<a href="www.a.test" target="_blank" name="n">x</a>',
			`<a href="https://www.a.test/" ${REL}>x</a>`,
		],
		['<a href="mailto:a@example.org">x</a>', '<a href="mailto:a@example.org">x</a>'],
		['<a href="tel:+9111">x</a>', '<a href="tel:+9111">x</a>'],
		['<a href="javascript:alert(1)">x</a>', 'x'],
		['<a href="&nbsp;javascript:alert(1)">x</a>', 'x'],
		['<a href="javascript%26colon;alert(1)">x</a>', 'x'],
		['<a href="https://school.example.org@evil.example/">x</a>', 'x'],
		['<a href="/api/x">x</a>', 'x'],
		['<a href="//evil.example/x">x</a>', 'x'],
		['<a href="data:text/html,x">x</a>', 'x'],
		['<a>x</a>', 'x'],
		[
			'<a href="https://a.test">x<table><tr><td><a href="https://b.test">y</a></td></tr></table></a>',
			`<a href="https://a.test/" ${REL}>x<table><tbody><tr><td>y</td></tr></tbody></table></a>`,
		],
		['y<a href="https://a.test"><img src="x"></a>', 'y'],
	])('link %j', (value, html) => {
		expect(readBody(value)).toBe(html);
	});

	test.each([
		['<ol><li data-list="bullet">a</li></ol>', '<ul><li>a</li></ul>'],
		[
			'<ol><li data-list="ordered">a</li><li data-list="bullet">b</li></ol>',
			'<ol><li>a</li></ol><ul><li>b</li></ul>',
		],
		['<ol><li>a</li></ol>', '<ol><li>a</li></ol>'],
		['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
		['<ol start="x"><li>a</li></ol>', '<ol><li>a</li></ol>'],
		['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
		['<ul>a<li>b</li></ul><li>c</li>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
	])('list %j', (value, html) => {
		expect(readBody(value)).toBe(html);
	});

	test.each([
		[
			'<table><tr></tr><tr><td>a</td></tr></table>',
			'<table><tbody><tr><td>a</td></tr></tbody></table>',
		],
		[
			'<table><tbody><tr><td>a</td></tr></tbody><thead><tr><td>b</td></tr></thead></table>',
			'<table><tbody><tr><td>a</td></tr></tbody><tbody><tr><td>b</td></tr></tbody></table>',
		],
		[
			'<table><tr><td>a</td></tr><caption><p>b</p></caption><caption>c</caption></table>',
			'<table><caption>b</caption><tbody><tr><td>a</td></tr></tbody></table>',
		],
		[
			'<table><tr><th><h3>a</h3></th></tr></table>',
			'<table><tbody><tr><th scope="col">a</th></tr></tbody></table>',
		],
		['<h2><table><tr><td>a</td></tr></table></h2>', '<h2>a</h2>'],
		['<table><tr><td></td></tr></table>', ''],
	])('table %j', (value, html) => {
		expect(readBody(value)).toBe(html);
	});

	test('a table loses its attributes; header cells say what they head', () => {
		const html = readBody(
			'<table border="1" width="9"><caption>c</caption><tr><th>a</th><th scope="x">b</th></tr><tr><th>r</th><td colspan="2">d</td></tr><tr><th scope="rowgroup">s</th><td></td></tr></table>',
		);
		expect(html).toBe(
			'<table><caption>c</caption><tbody><tr><th scope="col">a</th><th scope="col">b</th></tr><tr><th scope="row">r</th><td>d</td></tr><tr><th scope="rowgroup">s</th><td></td></tr></tbody></table>',
		);
	});
});

test.each([
	[''],
	['  \r\n '],
	[null],
	[undefined],
	['undefined'],
	[{}],
	['<p><br></p>'],
	['<p>&nbsp;</p><p>\u200b</p>'],
	['&nbsp;'],
	['<p>undefined</p>'],
	['<img src="x">'],
	['<hr>'],
])('%j has nothing to read', (value) => {
	expect(readBody(value)).toBe('');
});
