import { expect, test } from 'vitest';
import { summarise } from '#lib/list/summary.ts';

test.each([
	['', ''],
	['<p>Full <b>uniform</b>.</p><p>Be early.</p>', 'Full uniform. Be early.'],
	['<p>A&nbsp;&amp;&nbsp;B &lt;Lab&gt;</p>', 'A & B <Lab>'],
	['<ul><li>Hat</li><li>Water</li></ul>', 'Hat, Water'],
	['<p>twelve letters and some more</p>', 'twelve letters and…'],
])('%s', (html, words) => expect(summarise(html, 24)).toBe(words));
