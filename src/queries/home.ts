import { type CollectionEntry, getCollection } from 'astro:content';
import { describeFile, isPicture, serviceFileUrl } from '#lib/files.ts';
import { type ListItem, newestFirst, PAGE_SIZE } from '#lib/list/items.ts';
import { summarise } from '#lib/list/summary.ts';
import type { PictureImage, PictureUse } from '#lib/pictures.ts';
import { type Item, itemsOf, toListItem } from './items.ts';
import { getLibrary } from './library.ts';
import type { NavLink } from './navigation.ts';
import { homeTexts } from './page/home.ts';
import { pageFinder } from './pages.ts';
import { photoOf } from './photos.ts';
import { pictureOf } from './pictures.ts';
import { principalMessages } from './principal.ts';
import { getSite } from './site.ts';

/** Home events shown (specification 9). */
const HOME_EVENTS = 10;
/** Letters of the principal's message on its card. */
const CARD_TEXT = 240;

/** An item of a home list, with the address of its page. */
export interface HomeItem extends ListItem {
	href: string;
}

/** A line that leads to its first attachment, else to its link; nowhere when it has neither. */
export interface HomeLine {
	titleHtml: string;
	href: string | null;
}

/** A slide of the notification popup (specification 2, Home page). */
export interface Notification
	extends Pick<Item, 'id' | 'title' | 'titleHtml' | 'bodyHtml' | 'link'> {
	picture: PictureImage | null;
	/** The first attachment; type such as 'PDF', '' when its name tells none. */
	attachment: { href: string; type: string } | null;
}

/**
 * The two lists of the home page (specification 2, 5): events with a valid date and circulars, both newest first;
 * of the circulars a screenful, since the service sends them all.
 */
export async function homeLists(): Promise<{ events: HomeItem[]; circulars: HomeItem[] }> {
	const site = await getSite();
	const below = (path: string) => (item: Item) => ({
		...toListItem(item, site),
		href: `${path}/${item.id}`,
	});
	const events = (await itemsOf('events')).filter((event) => event.date).slice(0, HOME_EVENTS);
	const circulars = (await itemsOf('homeCirculars')).slice(0, PAGE_SIZE);
	return { events: events.map(below('/Events')), circulars: circulars.map(below('/News')) };
}

/** The highlights of the strip (specification 2, Home page): undated, but the ids of the service grow with time. */
export const homeHighlights = async () =>
	linesOf((await recordsOf('highlights')).sort((a, b) => (a.id < b.id ? 1 : -1)));

/** The registrations that are open, newest first; the banner is shown only if there is one (specification 2). */
export const homeRegistrations = async () =>
	linesOf((await recordsOf('onlineRegistrations')).sort(newestFirst));

/** The notices of the popup, newest first (specification 2, Home page). */
export async function homeNotifications(): Promise<Notification[]> {
	const addressOf = await addresses();
	const records = (await recordsOf('notifications')).sort(newestFirst);
	return Promise.all(
		records.map(async ({ id, title, titleHtml, bodyHtml, link, images, attachments: [file] }) => ({
			id,
			title,
			titleHtml,
			bodyHtml,
			link,
			picture: await photoOf(images.find(isPicture) ?? null, 'card'),
			attachment: file ? { href: addressOf(file), type: describeFile(file, null) } : null,
		})),
	);
}

/** The entries of category Principal, each with its first words (specification 2, Home page, Cards). */
export async function homePrincipal() {
	const { principal } = await principalMessages();
	return principal.map(({ html, ...entry }) => ({ ...entry, text: summarise(html, CARD_TEXT) }));
}

/** What the school writes on the home page, with its pictures and useful links. */
export async function homeOwn() {
	const { slides, cards, usefulLinks, ...texts } = homeTexts(await getLibrary());
	const linkTo = await pageFinder();
	const links = usefulLinks.map((link): NavLink => {
		if (typeof link === 'string') return linkTo(link);
		return { href: link.address, label: link.label, external: true };
	});
	return {
		...texts,
		cards: await withPictures(cards, 'card'),
		slides: { ...slides, pictures: await withPictures(slides.pictures, 'hero') },
		usefulLinks: links,
	};
}

/** Puts pictures, as pages show them, in the place of their addresses. */
const withPictures = <T extends { picture: string }>(items: T[], use: PictureUse) =>
	Promise.all(
		items.map(async (item) => ({ ...item, picture: await pictureOf(item.picture, use) })),
	);

async function recordsOf(
	name: 'highlights' | 'onlineRegistrations' | 'notifications',
): Promise<CollectionEntry<typeof name>['data'][]> {
	return (await getCollection(name)).map(({ data }) => data);
}

async function linesOf(items: Item[]): Promise<HomeLine[]> {
	const addressOf = await addresses();
	return items.map(({ titleHtml, attachments: [file], link }) => ({
		titleHtml,
		href: file ? addressOf(file) : (link?.url ?? null),
	}));
}

async function addresses() {
	const { settings } = await getSite();
	return (file: string) => serviceFileUrl(settings.CONTENT_SERVICE_URL, file);
}
