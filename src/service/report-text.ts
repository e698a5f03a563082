import { dateInKolkata, formatDate } from '#lib/dates.ts';
import type { Note } from './readers.ts';
import type { ListReport, PullReport, Ref } from './report.ts';

/** Lines of a kind in the terminal; the file has them all. */
const SHOWN = 20;

/** The report for the terminal: a line for each list, then what needs a look. */
export function reportText(report: PullReport): string {
	const lists = Object.entries(report.lists);
	const width = Math.max(...lists.map(([name]) => name.length));
	const table = lists.map(
		([name, list]) => `  ${name.padEnd(width)} ${String(list.count).padStart(6)}  ${summary(list)}`,
	);
	const sections = notes(report).map(({ heading, lines }) => {
		const more = lines.length - SHOWN;
		const shown = [
			...lines.slice(0, SHOWN),
			...(more > 0 ? [`… and ${more} more: see report.md`] : []),
		];
		return `\n${heading}\n${shown.map((line) => `  ${line}`).join('\n')}`;
	});
	return [`Content as of ${report.today}`, ...table, ...sections].join('\n');
}

/** The whole report as Markdown. */
export function reportMarkdown(report: PullReport): string {
	const lists = Object.entries(report.lists);
	const rows = lists.map(([name, list]) => `| ${name} | ${list.count} | ${summary(list)} |`);
	const differences = lists.flatMap(([name, list]) =>
		(['added', 'changed', 'removed'] as const)
			.filter((kind) => list[kind].length > 0)
			.map((kind) => ({ heading: `${name}: ${kind}`, lines: list[kind].map(refLine) })),
	);
	const sections = [...notes(report), ...differences].map(
		({ heading, lines }) =>
			`\n## ${heading}\n\n${lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n')}`,
	);
	return [
		`# Content as of ${report.today}`,
		`\nPulled at ${report.pulledAt}.\n`,
		'| list | records | |',
		'| --- | ---: | --- |',
		...rows,
		...sections,
		'',
	].join('\n');
}

const dayOf = (instant: string) => formatDate(dateInKolkata(new Date(instant)));

/** e.g. '3 added, 1 left out' */
function summary({ stale, unchanged, ...list }: ListReport): string {
	if (stale)
		return stale.since ? `not read: shows the content of ${dayOf(stale.since)}` : 'not read: empty';
	const counts = [
		[list.added, 'added'],
		[list.changed, 'changed'],
		[list.removed, 'removed'],
		[list.quarantine, 'left out'],
		[list.warnings, 'to look at'],
	] as const;
	const parts = counts
		.filter(([{ length }]) => length > 0)
		.map(([{ length }, word]) => `${length} ${word}`);
	return [unchanged && 'unchanged', ...parts].filter(Boolean).join(', ') || 'read anew, the same';
}

/** What needs a look, of all lists; headings without lines are left out. */
function notes({
	lists,
	deadFiles,
	brokenPictures,
}: PullReport): { heading: string; lines: string[] }[] {
	const all = Object.entries(lists);
	const stale = all.flatMap(([name, list]) =>
		list.stale ? [`${name}: ${list.stale.reason}`] : [],
	);
	return [
		{ heading: 'Not read', lines: stale },
		{ heading: 'Left out', lines: all.flatMap(([, list]) => list.quarantine.map(noteLine)) },
		{
			heading: 'Links to files that are not there',
			lines: deadFiles.map(({ file, reason }) => `${file}: ${reason}`),
		},
		{
			heading: 'Pictures that cannot be shown',
			lines: brokenPictures.map(({ url, reason }) => `${url} ${reason}`),
		},
		{ heading: 'To look at', lines: all.flatMap(([, list]) => list.warnings.map(noteLine)) },
	].filter(({ lines }) => lines.length > 0);
}

const noteLine = ({ list, id, field, reason }: Note) =>
	[list, id, field, reason].filter(Boolean).join(' · ');
const refLine = ({ id, title }: Ref) => `${title} (${id})`;

/** Text that Markdown shows as it is: records are hostile also to whoever reads a report of them. */
export const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|#!&~]/g, '\\$&');
