import { marked } from 'marked';
import { expect, test } from 'vitest';
import { lists } from '#service/lists.ts';
import type { ListReport, PullReport } from '#service/report.ts';
import type { Manifest } from '../../../../scripts/release/manifest.ts';
import type { Outcome } from '../../../../scripts/release/release.ts';
import { needsAttention, summaryMarkdown } from '../../../../scripts/release/summary.ts';

const quiet: ListReport = {
	count: 3,
	unchanged: true,
	stale: null,
	added: [],
	changed: [],
	removed: [],
	quarantine: [],
	warnings: [],
};
const report = (changes: Partial<ListReport> = {}, more: Partial<PullReport> = {}): PullReport => ({
	pulledAt: '2026-11-21T04:00:00.000Z',
	today: '2026-11-21',
	lists: {
		...(Object.fromEntries(Object.keys(lists).map((name) => [name, quiet])) as PullReport['lists']),
		news: { ...quiet, ...changes },
	},
	deadFiles: [],
	brokenPictures: [],
	...more,
});
const manifest = (files: Record<string, string>): Manifest => ({
	fingerprint: '',
	day: '2026-11-20',
	freshness: 'Content as of 20 Nov 2026.',
	lists: {},
	files,
});
const live = { manifest: manifest({ 'index.html': 'a', 'News/1.html': 'a', 'News/2.html': 'a' }) };
const published = (files: Record<string, string>, given = report()): Outcome => ({
	kind: 'published',
	live,
	report: given,
	deadLinks: [],
	fresh: manifest(files),
});
const unchanged = (given: PullReport, deadLinks: Outcome['deadLinks'] = []): Outcome => ({
	kind: 'unchanged',
	live,
	report: given,
	deadLinks,
});
const text = (outcome: Outcome) => summaryMarkdown(outcome, (file) => `Title of ${file}`);

test('what is new, changed and gone is told by page', () => {
	const outcome = published({
		'index.html': 'b',
		'News/2.html': 'a',
		'News/3.html': 'a',
		'a.webp': 'a',
	});
	expect(text(outcome)).toBe(
		[
			'## Published\n\nContent as of 20 Nov 2026.',
			'## New: 1\n\n- Title of News/3.html (`/News/3`)',
			'## Changed: 1\n\n- Title of index.html (`/`)',
			'## Gone: 1\n\n- `/News/1`\n',
		].join('\n\n'),
	);
});

test.each([
	[
		{ 'index.html': 'a', 'News/1.html': 'a', 'News/2.html': 'a' },
		'Nothing but the day in the footer.',
	],
	[
		{ 'index.html': 'a', 'News/1.html': 'a', 'News/2.html': 'a', 'a.webp': 'a' },
		'No page; only files behind the pages',
	],
])('a release without a changed page says so', (files, expected) => {
	expect(text(published(files))).toContain(expected);
});

test('the first release is all new', () => {
	const outcome: Outcome = {
		...published({ 'index.html': 'a', 'a.webp': 'a' }),
		live: { manifest: null, reason: 'nothing is published yet' },
	};
	expect(text(outcome)).toContain('All of it: 1 pages.');
});

test('nothing new is said in one section', () => {
	expect(text(unchanged(report()))).toBe(
		'## Nothing to publish\n\nAll is as it is already live. Visitors see the release of 2026-11-20.\n',
	);
});

test('what needs a look is told, with what to do', () => {
	const given = report(
		{
			stale: { since: '2026-11-03T04:00:00.000Z', reason: 'answered 500' },
			quarantine: [{ list: 'news', id: '7', field: 'title', reason: 'is empty' }],
		},
		{
			deadFiles: [{ file: 'documents/bus.pdf', reason: 'answers 404' }],
			brokenPictures: [{ url: 'https://files.example/a.png', reason: 'is no picture' }],
		},
	);
	const dead = { url: 'https://old.example/', page: '/Clubs', reason: 'answers 404' };
	const summary = text(unchanged(given, [dead]));
	expect(summary).toContain('## Not refreshed: 1');
	expect(summary).toContain('- news: answered 500');
	expect(summary).toContain('- news · 7 · title · is empty');
	expect(summary).toContain('- documents/bus.pdf: answers 404');
	expect(summary).toContain('- https://old.example/ answers 404; on /Clubs');
	expect(summary).toContain('- https://files.example/a.png is no picture');
	expect(needsAttention(unchanged(given))).toBe(true);
	expect(needsAttention(unchanged(report()))).toBe(false);
});

test('a long list is cut, and the whole stays short enough for an issue', () => {
	const note = { list: 'news', id: '7', field: 'title', reason: 'x'.repeat(1000) };
	const summary = text(unchanged(report({ quarantine: Array(40).fill(note) })));
	expect(summary).toContain('- … and 10 more');
	const reason = Array(5000).fill('wrong '.repeat(100)).join('\n');
	const refused: Outcome = {
		kind: 'refused',
		live,
		report: null,
		deadLinks: [],
		stage: 'build',
		reason,
	};
	expect(text(refused).length).toBeLessThan(60_000);
});

test('text of the service is nothing but text', () => {
	const hostile = '<img src=x> **b** [a](https://evil.example) @office `c` # d';
	const noted = { list: 'news', id: '7', field: 'title', reason: hostile };
	const summary = summaryMarkdown(
		published({ 'index.html': 'b' }, report({ quarantine: [noted] })),
		() => hostile,
	);
	const html = marked.parse(summary, { async: false });
	expect(html).not.toMatch(/<(img|strong|h1)|>a<\/a>/);
	expect(html.match(/<code>/g)).toHaveLength(3);
	expect(summary).not.toContain('@office');
});

test('what was wrong is quoted, so that nothing in it is markup', () => {
	const reason = 'index.html: “<b>” is wrong\n``` \n## Published';
	const refused: Outcome = {
		kind: 'refused',
		live,
		report: null,
		deadLinks: [],
		stage: 'build',
		reason,
	};
	const html = marked.parse(text(refused), { async: false });
	expect(html).not.toContain('<b>');
	expect(html.match(/<h2>/g)).toHaveLength(1);
});

test('of what was wrong only what a person can use is told', () => {
	const log = Array.from({ length: 99 }, (_, index) => `line ${index}`).join('\n');
	const reason = `\x1b[31mNot fit\x1b[39m:\n    at build (site.ts:3:4)\n${log}\n\nlast`;
	const summary = text({
		kind: 'refused',
		live,
		report: null,
		deadLinks: [],
		stage: 'build',
		reason,
	});
	expect(summary).toContain('    Not fit:\n    …\n    line 71\n');
	expect(summary).toContain('    last\n');
	expect(summary).not.toMatch(/site\.ts|\[31m|line 70\n/);
});
