import { type CollectionEntry, getCollection } from 'astro:content';
import { serviceFileUrl } from '#lib/files.ts';
import { type ListItem, newestFirst } from '#lib/list/items.ts';
import { summarise } from '#lib/list/summary.ts';
import type { PictureLookup } from '#lib/pictures.ts';
import { photosOf, picturesOf } from '#service/pictures/needed.ts';
import { type Screen, type Source, screens } from './screens.ts';
import type { Site } from './site.ts';

export type Item = CollectionEntry<'news'>['data'] &
	Partial<Pick<CollectionEntry<'testimonials'>['data'], 'name'>>;

/** The items of a collection, or those of one school in it, newest first. */
export async function itemsOf(
	collection: Source['collection'] | NonNullable<Source['unlisted']>,
	school?: Source['school'],
): Promise<Item[]> {
	const entries = await getCollection(collection);
	return entries
		.map((entry) => entry.data)
		.filter((item) => !school || item.school.toLowerCase() === school.toLowerCase())
		.sort(newestFirst);
}

/** The items of a screen's list, newest first. */
export const listed = ({ source }: Screen) => itemsOf(source.collection, source.school);

/** The listed items whose page stands below the screen itself: all but those that `pagesBelow` lists too. */
export async function pagedHere(screen: Screen): Promise<Item[]> {
	const { pagesBelow } = screen;
	if (!pagesBelow) return listed(screen);
	const other = screens.find(({ path }) => path === pagesBelow);
	// The pages of what is no list screen are not made here.
	if (!other) return [];
	const there = new Set((await listed(other)).map(({ id }) => id));
	return (await listed(screen)).filter(({ id }) => !there.has(id));
}

/**
 * What a card shows of an item.
 * @param pictures looks up its picture; not needed where cards carry none
 */
export function toListItem(
	item: Item,
	site: Site,
	shows: Source['shows'] = [],
	pictures?: PictureLookup,
): ListItem {
	const { id, title, titleHtml, date } = item;
	const addressOf = (file: string) => serviceFileUrl(site.settings.CONTENT_SERVICE_URL, file);
	const withImage = ([file]: string[]) => {
		const image = file && pictures?.(addressOf(file), 'card');
		return image ? { image } : {};
	};
	const parts = shows.map((part) => partsOfCards[part](item, { addressOf, withImage }));
	return Object.assign(
		{ id, title, ...(titleHtml.includes('<') && { titleHtml }), date },
		...parts,
	);
}

/** Letters of a description on a card. */
const CARD_TEXT = 120;

interface Makers {
	addressOf(file: string): string;
	/** The first of some pictures, unless it cannot be shown. */
	withImage(files: string[]): Pick<ListItem, 'image'>;
}

const partsOfCards: Record<
	NonNullable<Source['shows']>[number],
	(item: Item, makers: Makers) => Partial<ListItem>
> = {
	picture: (item, { withImage }) => withImage(picturesOf(item)),
	document({ attachments: [file] }, { addressOf }) {
		return file ? { file: addressOf(file) } : {};
	},
	event({ time, bodyHtml }) {
		const text = summarise(bodyHtml, CARD_TEXT);
		return { ...(time && { time }), ...(text && { text }) };
	},
	person: ({ name }) => (name ? { name } : {}),
	album(item, { withImage }) {
		const photos = photosOf(item);
		return { ...withImage(photos), photos: photos.length };
	},
};
