import { finder, missingFrom, show } from './match.ts';
import type { Settings } from './read-facts.ts';
import type { Link, Region } from './region.ts';
import type { Expected } from './schema.ts';
import { missingTable } from './table.ts';

const isFile = (href: string, { FILES_URL }: Settings) =>
	href.startsWith(`${FILES_URL}/`) && /\.(pdf|docx|xlsx|mp4)$/i.test(href);

const isEnough = (wanted: string, found: number) =>
	wanted.endsWith('+') ? found >= Number.parseInt(wanted, 10) : found === Number(wanted);

const missingCounts = (counts: Region['counts'], wanted: Expected['counts']) =>
	Object.entries(wanted)
		.filter(([kind, number = '']) => !isEnough(number, counts[kind] ?? 0))
		.map(([kind, number]) => `${number} ${kind}, not ${counts[kind]}`);

const missingDocuments = (links: Link[], wanted: Expected['documents'], settings: Settings) =>
	wanted.flatMap(([least, fact]) => {
		const has = finder(fact);
		const files = links.filter(({ href }) => isFile(href, settings));
		const found = files.filter(({ name, about }) => has(`${about} ${name}`)).length;
		return found < Number(least) ? [`${least} × ${show(fact)}, not ${found}`] : [];
	});

/** “elsewhere” is a site that no setting names. */
function leadsTo(target: string, href: string, settings: Settings): boolean {
	if (target !== 'elsewhere') return href === target;
	return /^https?:/.test(href) && !Object.values(settings).some((own) => href.startsWith(own));
}

const missingLinks = (links: Link[], wanted: Expected['links'], settings: Settings) =>
	wanted
		.filter(([target, named]) => {
			const has = finder(named);
			return !links.some(({ href, name }) => leadsTo(target, href, settings) && has(name));
		})
		.map(([target, named]) => `${target} ${show(named)}`);

const missingMenus = (links: Link[], wanted: Expected['menus']) =>
	Object.entries(wanted).flatMap(([menu, targets]) => {
		const isIn = finder([menu]);
		const hrefs = links.filter(({ about }) => isIn(about)).map(({ href }) => href);
		return targets.filter((href) => !hrefs.includes(href)).map((href) => `${menu}: ${href}`);
	});

/** What a part of a page lacks of what it must show, a line each, e.g. 'lists: one of 6 entries'. */
export function lacks(region: Region, expected: Expected, settings: Settings): string[] {
	const { passages, tables, lists, counts, links, embeds } = region;
	const missing: Record<keyof Expected, string[]> = {
		says: missingFrom(passages, expected.says),
		tables: expected.tables.flatMap((wanted) => missingTable(tables, wanted)),
		lists: expected.lists
			.filter((length) => !lists.includes(length))
			.map((length) => `one of ${length} entries`),
		counts: missingCounts(counts, expected.counts),
		documents: missingDocuments(links, expected.documents, settings),
		links: missingLinks(links, expected.links, settings),
		menus: missingMenus(links, expected.menus),
		embeds: missingFrom(embeds, expected.embeds),
	};
	return Object.entries(missing).flatMap(([kind, lines]) =>
		lines.map((line) => `${kind}: ${line}`),
	);
}

/**
 * What no page may have, a line each: links to files that take the reader away, links without a name, tables without
 * a caption or without the scope of a heading.
 */
export const faultsOf = ({ links, tables }: Region, settings: Settings): string[] => [
	...links
		.filter(({ href, target }) => isFile(href, settings) && target !== '_blank')
		.map(({ name }) => `“${name}” opens in the same tab`),
	...links.filter(({ name }) => !name).map(({ href }) => `${href} has no name`),
	...tables
		.filter(({ caption, unscoped, rows }) => !caption || unscoped > 0 || rows === 0)
		.map(({ caption }) => `the table “${caption}” lacks its caption or the scope of a heading`),
];
