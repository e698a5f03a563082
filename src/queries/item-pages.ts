import { formatDate } from '#lib/dates.ts';
import { fileLabel, isPicture, serviceFileUrl } from '#lib/files.ts';
import { summarise } from '#lib/list/summary.ts';
import { type Item, itemsOf, pagedHere } from './items.ts';
import { nameOf } from './screen-names.ts';
import { paramOf, type Screen, screens } from './screens.ts';
import { getSite, type Site } from './site.ts';

/** A link to a file of the content service: its address and what it is called. */
export interface FileLink {
	href: string;
	label: string;
}

/** Everything that an item's page and its popup hold (specification 2, Home page and the screens). */
export interface ItemView {
	id: string;
	title: string;
	titleHtml: string;
	/** Unique in its list: told apart by date, then by a number. */
	pageTitle: string;
	date: string | null;
	/** e.g. '1 Apr 2025', '' when undated. */
	dateText: string;
	/** The person or batch of an alumni entry, '' for others. */
	name: string;
	time: string;
	venue: string;
	bodyHtml: string;
	link: { url: string; label: string } | null;
	documents: FileLink[];
	pictures: FileLink[];
	/** Plain text for search engines and link previews, at most 160 characters. */
	summary: string;
}

/** Letters of a summary. */
const SUMMARY = 160;

/** Brings an item into the form of its page. */
export function toItemView(item: Item, site: Site, pageTitle: string): ItemView {
	const toLink = (file: string) => ({
		href: serviceFileUrl(site.settings.CONTENT_SERVICE_URL, file),
		label: fileLabel(file),
	});
	const files = [...new Set([...item.images, ...item.galleryAttachments])];
	return {
		id: item.id,
		title: item.title,
		titleHtml: item.titleHtml,
		pageTitle,
		date: item.date,
		dateText: formatDate(item.date),
		name: item.name ?? '',
		time: item.time,
		venue: item.venue,
		bodyHtml: item.bodyHtml,
		link: item.link,
		documents: [...item.attachments, ...files.filter((file) => !isPicture(file))].map(toLink),
		pictures: files.filter(isPicture).map(toLink),
		summary: summarise(item.bodyHtml, SUMMARY) || item.title,
	};
}

/** Every item of every screen with the path of its own page, for `getStaticPaths`. */
export async function itemPaths() {
	const site = await getSite();
	const lists = await Promise.all(screens.map((screen) => pagesOf(screen, site)));
	return lists.flat();
}

async function pagesOf(screen: Screen, site: Site) {
	const name = await nameOf(screen);
	const titleOf = uniqueTitles();
	return (await pagedItems(screen)).map((item) => ({
		params: { screen: paramOf(screen), id: item.id },
		props: { screen, name, item: toItemView(item, site, titleOf(item, name)) },
	}));
}

/** Gives every item a page title of its own: many circulars share a title, some even the day. */
export function uniqueTitles() {
	const seen = new Map<string, number>();
	return ({ title, date }: Item, screen: string) => {
		const full = [title, formatDate(date), screen].filter(Boolean).join(', ');
		const times = (seen.get(full) ?? 0) + 1;
		seen.set(full, times);
		return times > 1 ? `${full} (${times})` : full;
	};
}

/** The items that have a page below a screen: those of its list, and its unlisted ones. */
async function pagedItems(screen: Screen): Promise<Item[]> {
	const { unlisted } = screen.source;
	const own = await pagedHere(screen);
	if (!unlisted) return own;
	const known = new Set(own.map(({ id }) => id));
	return [...own, ...(await itemsOf(unlisted)).filter(({ id }) => !known.has(id))];
}
