import { type CollectionEntry, getCollection } from 'astro:content';
import { isPicture, serviceFileUrl } from '#lib/files.ts';
import { type ListItem, newestFirst } from '#lib/list/items.ts';
import type { Screen } from './screens.ts';
import type { Site } from './site.ts';

export type Item = CollectionEntry<'news'>['data'];

/** The items of a collection, newest first. */
export async function itemsOf(collection: Screen['collection'] | 'homeCirculars'): Promise<Item[]> {
	const entries = await getCollection(collection);
	return entries.map((entry) => entry.data).sort(newestFirst);
}

/** What a card shows of an item. */
export function toListItem({ id, title, titleHtml, date, images }: Item, site: Site): ListItem {
	const picture = images.find(isPicture);
	return {
		id,
		title,
		...(titleHtml.includes('<') && { titleHtml }),
		date,
		...(picture && { image: serviceFileUrl(site.settings.CONTENT_SERVICE_URL, picture) }),
	};
}
