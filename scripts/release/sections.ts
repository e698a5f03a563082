import type { ListReport } from '#service/report.ts';
import { pathOf } from '../checks/page.ts';
import { type Changes, compareReleases, type Manifest } from './manifest.ts';
import { listed, plain } from './markdown.ts';
import type { Outcome } from './release.ts';

/**
 * What is new, changed and gone for visitors, page by page.
 * @param live null when it is not known
 * @param titleOf title of a page of the new site by its file
 * @returns sections, each as its lines
 */
export function news(live: Manifest | null, fresh: Manifest, titleOf: (file: string) => string) {
	if (!live)
		return [
			['## What is new', '', `All of it: ${pagesIn(Object.keys(fresh.files)).length} pages.`],
		];
	const changes = compareReleases(live, fresh);
	const kinds: [heading: string, files: string[], nameOf: (file: string) => string][] = [
		['New', changes.added, (file) => `${plain(titleOf(file))} (${place(file)})`],
		['Changed', changes.changed, (file) => `${plain(titleOf(file))} (${place(file)})`],
		['Gone', changes.removed, place],
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
/** As code, so that it is no link: the new page is not there yet. */
const place = (file: string) => `\`${pathOf(file)}\``;

/** What needs a look: lists of old content, entries left out, dead links, broken pictures; sections as lines. */
export function attention({ report, deadLinks }: Outcome): string[][] {
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
