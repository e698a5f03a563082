import { expect, test } from 'vitest';
import { compare, type ListReport, type PullReport } from '#service/report.ts';
import { reportMarkdown, reportText } from '#service/report-text.ts';

test('added, changed and removed are told by id, with titles or names', () => {
	const before = [
		{ id: 'a', title: 'One' },
		{ id: 'b', title: 'Two' },
		{ id: 'c', name: 'Asha' },
	];
	const after = [{ id: 'd' }, { id: 'b', title: 'Two, revised' }, { id: 'a', title: 'One' }];
	expect(compare(before, after)).toEqual({
		added: [{ id: 'd', title: '' }],
		changed: [{ id: 'b', title: 'Two, revised' }],
		removed: [{ id: 'c', title: 'Asha' }],
	});
});

const list = (given: Partial<ListReport>): ListReport => ({
	count: 3,
	unchanged: false,
	stale: null,
	added: [],
	changed: [],
	removed: [],
	quarantine: [],
	warnings: [],
	...given,
});
const note = (reason: string) => ({ list: 'news', id: 'x', field: 'title', reason });
const reportOf = (given: Record<string, ListReport>) =>
	({
		pulledAt: '2026-11-21T01:02:03.000Z',
		today: '2026-11-21',
		lists: given,
		deadFiles: [{ file: 'forms/bus.pdf', reason: 'answers 404 (Not Found)' }],
		brokenPictures: [{ url: 'https://s.example/a.jpg', reason: 'is damaged: upload it again' }],
	}) as unknown as PullReport;

const report = reportOf({
	news: list({
		count: 1234,
		added: [{ id: 'a', title: '<b>New</b> | [x](y)' }],
		removed: [{ id: 'b', title: 'Old' }],
		quarantine: [note('nothing to show')],
		warnings: [note('undated')],
	}),
	events: list({ unchanged: true }),
	circulars: list({}),
	toppers: list({
		stale: { since: '2026-11-19T18:30:00.000Z', reason: 'https://s.example/x answered 500' },
	}),
	tenders: list({ count: 0, stale: { since: null, reason: 'https://s.example/y answered 404' } }),
});

test('the terminal shows a line for each list, then what needs a look', () => {
	expect(reportText(report)).toBe(`Content as of 2026-11-21
  news        1234  1 added, 1 removed, 1 left out, 1 to look at
  events         3  unchanged
  circulars      3  read anew, the same
  toppers        3  not read: shows the content of 20 Nov 2026
  tenders        0  not read: empty

Not read
  toppers: https://s.example/x answered 500
  tenders: https://s.example/y answered 404

Left out
  news · x · title · nothing to show

Links to files that are not there
  forms/bus.pdf: answers 404 (Not Found)

Pictures that cannot be shown
  https://s.example/a.jpg is damaged: upload it again

To look at
  news · x · title · undated`);
});

test('the terminal shows the first of many, the file all', () => {
	const many = reportOf({
		news: list({ warnings: Array.from({ length: 25 }, (_, i) => note(`number ${i}`)) }),
	});
	expect(reportText(many)).toContain('number 19\n  … and 5 more: see report.md');
	expect(reportText(many)).not.toContain('number 20');
	expect(reportMarkdown(many)).toContain('number 24');
});

test('the file says the same as Markdown in which no record can put markup', () => {
	const text = reportMarkdown(report);
	expect(text).toContain('| news | 1234 | 1 added, 1 removed, 1 left out, 1 to look at |');
	expect(text).toContain('\n## Not read\n\n- toppers: https://s.example/x answered 500\n');
	expect(text).toContain('\n- https://s.example/a.jpg is damaged: upload it again');
	expect(text).toContain('\n## news: added\n\n- \\<b\\>New\\</b\\> \\| \\[x\\](y) (a)');
	expect(text).toContain('\n## news: removed\n\n- Old (b)');
});
