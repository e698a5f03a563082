import type { ListReport } from '#service/report.ts';
import { type Changes, compareReleases, type Manifest } from './manifest.ts';
import type { Outcome, Stage } from './release.ts';

/** Lines of a list; the log and `.content/report.md` have them all. */
const SHOWN = 30;
/** Characters of a line, and of the whole: it must also fit into an issue. */
const LINE = 300;
const WHOLE = 50_000;

/** What failed, and what whoever reads it can do. */
const FAILURES: Record<Stage, { what: string; advice: string }> = {
	pull: {
		what: 'The content could not be read.',
		advice:
			'A line that names a file in `src/content` is a mistake in that file: correct it there. Anything else lies with the content service: if the next rebuild says the same, tell those who run it.',
	},
	build: {
		what: 'The new site is not fit to be shown.',
		advice:
			'Look for the page or the entry that is named above, and correct it in `src/content` or in the content service. If none is named, tell those who look after the website.',
	},
	publish: {
		what: 'The site is fit, but the host did not take it.',
		advice: 'If the next rebuild says the same, tell those who look after the website.',
	},
};

/**
 * What the school office reads of a release, as Markdown: whether it was published, and if not why and what to do; what
 * is new, changed and gone for visitors; and what needs a look.
 * @param titleOf title of a page of the new site by its file, e.g. 'Bus timings' of 'Circular/bus-timings.html'
 */
export function summaryMarkdown(outcome: Outcome, titleOf: (file: string) => string): string {
	const sections = [
		verdict(outcome),
		...('fresh' in outcome ? news(outcome.live.manifest, outcome.fresh, titleOf) : []),
		...attention(outcome),
	];
	const text = sections.map((lines) => lines.join('\n')).join('\n\n');
	return text.length <= WHOLE
		? `${text}\n`
		: `${text.slice(0, WHOLE)}\n\n… and more: see the log.\n`;
}

/** Whether something needs the office although a site was published: lists of old content stand in. */
export const needsAttention = ({ kind, report }: Outcome) =>
	kind === 'refused' || Object.values(report?.lists ?? {}).some(({ stale }) => stale);

function verdict(outcome: Outcome): string[] {
	const { live } = outcome;
	const standing = live.manifest
		? `Visitors see the release of ${live.manifest.day}.`
		: plain(`What is live is not known: ${live.reason}.`);
	switch (outcome.kind) {
		case 'published':
			return ['## Published', '', outcome.fresh.freshness];
		case 'ready':
			return ['## Ready to be published', '', `${outcome.fresh.freshness} The host takes it next.`];
		case 'unchanged':
			return ['## Nothing to publish', '', `All is as it is already live. ${standing}`];
		case 'refused': {
			const { what, advice } = FAILURES[outcome.stage];
			const reason = outcome.reason.split('\n').slice(-SHOWN).map(cut);
			const stays = `**The website stays as it was.** ${standing}`;
			return [
				'## Not published',
				'',
				`${what} ${stays}`,
				'',
				...quoted(reason),
				'',
				`**What to do:** ${advice}`,
			];
		}
	}
}

/** A block in which nothing is markup, whatever it holds. */
const quoted = (lines: string[]) => lines.map((line) => `    ${line}`);

function news(live: Manifest | null, fresh: Manifest, titleOf: (file: string) => string) {
	if (!live)
		return [
			['## What is new', '', `All of it: ${pagesIn(Object.keys(fresh.files)).length} pages.`],
		];
	const changes = compareReleases(live, fresh);
	const kinds: [heading: string, files: string[], nameOf: (file: string) => string][] = [
		['New', changes.added, (file) => `${plain(titleOf(file))} (${pathOf(file)})`],
		['Changed', changes.changed, (file) => `${plain(titleOf(file))} (${pathOf(file)})`],
		['Gone', changes.removed, pathOf],
	];
	const sections = kinds.flatMap(([heading, files, nameOf]) => {
		const pages = pagesIn(files);
		return pages.length > 0 ? [listed(`${heading}: ${pages.length}`, pages.map(nameOf))] : [];
	});
	return sections.length > 0 ? sections : [['## What is new', '', others(changes)]];
}

/** What there is to say when no page has changed. */
const others = ({ added, changed, removed }: Changes) =>
	added.length + changed.length + removed.length > 0
		? 'No page; only files behind the pages, such as pictures and indexes.'
		: 'Nothing but the day in the footer.';

const pagesIn = (files: string[]) => files.filter((file) => file.endsWith('.html'));
const pathOf = (file: string) => `\`/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}\``;

function attention({ report, deadLinks }: Outcome): string[][] {
	if (!report) return [];
	const lists = Object.entries(report.lists);
	const of = (lines: (list: ListReport, name: string) => string[]) =>
		lists.flatMap(([name, list]) => lines(list, name));
	const kinds: [heading: string, advice: string, lines: string[]][] = [
		[
			'Not refreshed',
			'The last good content is shown for these lists, and the footer says so.',
			of(({ stale }, name) => (stale ? [`${name}: ${stale.reason}`] : [])),
		],
		[
			'Left out',
			'These entries cannot be shown: correct them in the content service.',
			of(({ quarantine }) =>
				quarantine.map(({ list, id, field, reason }) =>
					[list, id, field, reason].filter(Boolean).join(' · '),
				),
			),
		],
		[
			'Dead links',
			'Pages link to these files of the school, which are not there: upload them, or correct the link in `src/content/documents`.',
			report.deadFiles.map(({ file, reason }) => `${file}: ${reason}`),
		],
		[
			'Dead links to other websites',
			'Correct or remove them where they stand.',
			deadLinks.map(({ url, page, reason }) => `${url} ${reason}; on ${page}`),
		],
		[
			'Broken pictures',
			'A placeholder is shown instead: upload these pictures again.',
			report.brokenPictures.map(({ url, reason }) => `${url} ${reason}`),
		],
	];
	return kinds
		.filter(([, , lines]) => lines.length > 0)
		.map(([heading, advice, lines]) =>
			listed(`${heading}: ${lines.length}`, lines.map(plain), advice),
		);
}

function listed(heading: string, lines: string[], advice?: string): string[] {
	const more = lines.length - SHOWN;
	return [
		`## ${heading}`,
		'',
		...(advice ? [advice, ''] : []),
		...lines.slice(0, SHOWN).map((line) => `- ${line}`),
		...(more > 0 ? [`- … and ${more} more`] : []),
	];
}

const cut = (line: string) => (line.length > LINE ? `${line.slice(0, LINE)} …` : line);

/** Text of the service as nothing but text: no markup, no link, and no @name, which would call somebody. */
const plain = (text: string) =>
	cut(text.replace(/\s+/g, ' '))
		.replace(/[\\`*_[\]<>|#!&~]/g, '\\$&')
		.replaceAll('@', '@\u2060');
