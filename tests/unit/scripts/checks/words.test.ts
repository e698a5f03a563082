import { describe, expect, test } from 'vitest';
import { checkWords } from '../../../../scripts/checks/words.ts';
import { siteOf } from './site-of.ts';

const source = 'Remember: 0 divided by 0 is undefined. Founded in Jan 1970 by Air Cmde Rao.';
const entries = '&nbsp;\nHow to write <b>bold</b> &amp; more';
const messagesFor = (html: string) =>
	checkWords(siteOf({ 'a.html': html }, { source, entries })).map(({ message }) => message);

describe('words', () => {
	test.each([
		'<p>Batch of 1970-1971, and a school that opened in 1970.</p>',
		'<option>1970-1971</option>',
		'<title>0 divided by 0 is undefined | Sample School</title>',
		'<p>Founded in Jan 1970 by Air Cmde Rao.</p>',
		'<p>Marks over 90 &lt; 95 &amp; under 100: A&amp;B &lt;Lab&gt;</p>',
		'<p>The lesson explains the &lt;strong&gt; tag.</p>',
		'<h3>&amp;nbsp;</h3>',
		'<h3>How to write &lt;b&gt;bold&lt;/b&gt; &amp;amp; more</h3>',
		'<p>Nandita, NaNo and undefinedness</p>',
		'<script>let a = undefined ?? NaN</script>',
		'<a href="/News/undefined-terms">Terms</a>',
	])('%s passes', (html) => expect(messagesFor(html)).toEqual([]));

	test.each([
		['<p>undefined</p>'],
		['<p>Posted on undefined by the office</p>'],
		['<td>NaN</td>'],
		['<time>Invalid Date</time>'],
		['<p>[object Object]</p>'],
		['<time>1 Jan 1970</time>'],
		['<time>01/01/1970</time>'],
		['<h2>&lt;p&gt;Sports day&lt;/p&gt;</h2>'],
		['<p>First line&lt;br&gt;second line</p>'],
		['<p>A &lt;a href="x"&gt;link</p>'],
		['<p>Fees &amp;amp; dues&amp;nbsp;</p>'],
		['<title>undefined | Sample School</title>'],
		['<meta name="description" content="News of undefined">'],
		['<img alt="Photo of undefined">'],
		['<a href="/News/undefined">x</a>'],
		['<img src="https://service.example/api/image/null">'],
	])('%s is caught', (html) => expect(messagesFor(html)).not.toEqual([]));
});
