import { expect, test } from 'vitest';
import { readText, readTitle } from '#service/fields/title.ts';

test.each([
	['Bus timings', 'Bus timings', 'Bus timings'],
	['  Science\tExhibition  2025\r\n', 'Science Exhibition 2025', 'Science Exhibition 2025'],
	['Arts & Crafts', 'Arts & Crafts', 'Arts &amp; Crafts'],
	['Arts &amp; Crafts', 'Arts & Crafts', 'Arts &amp; Crafts'],
	['Marks < 40 > 20', 'Marks < 40 > 20', 'Marks &lt; 40 &gt; 20'],
	['Class <VI>', 'Class <VI>', 'Class &lt;VI&gt;'],
	['A &lt;b&gt; element', 'A <b> element', 'A &lt;b&gt; element'],
	[
		'<p><strong>PTM</strong> &amp; Exhibition&nbsp;</p>',
		'PTM & Exhibition',
		'<strong>PTM</strong> &amp; Exhibition',
	],
	['<p>One</p><p>Two<br>three</p>', 'One Two three', 'One Two three'],
	['<h1 onclick="x()">Big <em style="color:red">day</em></h1>', 'Big day', 'Big <em>day</em>'],
	['H<sub>2</sub>O', 'H2O', 'H<sub>2</sub>O'],
	['<b></b><i>x</i>', 'x', '<i>x</i>'],
	['<img src=x onerror="alert(1)">Day<script>alert(1)</script>', 'Day', 'Day'],
	['<table><tr><td>One</td><td>Two</td></tr></table>', 'One Two', 'One Two'],
	['<details open ontoggle="alert(1)">Day</details>', 'Day', 'Day'],
	[2025, '2025', '2025'],
])('%j', (value, text, html) => {
	expect(readTitle(value)).toEqual({ text, html, link: null });
});

test.each([
	[''],
	[' '],
	[null],
	['undefined'],
	['<p><br></p>'],
	['<p>&nbsp;</p>'],
	['<p>null</p>'],
	[{}],
])('%j has nothing to read', (value) => {
	expect(readText(value)).toBe('');
});

test('a link is taken out and kept beside', () => {
	expect(readTitle("<a href='https://example.test'>Drive <b>album</b></a>")).toEqual({
		text: 'Drive album',
		html: 'Drive <b>album</b>',
		link: 'https://example.test/',
	});
	expect(
		readTitle('<a href="javascript:alert(1)">x</a> <a href="www.example.test">y</a>').link,
	).toBe('https://www.example.test/');
	expect(readTitle('<a href="/relative">x</a>').link).toBeNull();
});
