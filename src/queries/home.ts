import { type ListItem, PAGE_SIZE } from '#lib/list/items.ts';
import { itemsOf, toListItem } from './items.ts';
import { getSite } from './site.ts';

/** Home events shown (specification 9). */
const HOME_EVENTS = 10;

/** An item of a home list, with the address of its page. */
export interface HomeItem extends ListItem {
	href: string;
}

/**
 * The two lists of the home page (specification 2, 5): events with a valid date and circulars, both newest first;
 * of the circulars a screenful, since the service sends them all.
 */
export async function homeLists(): Promise<{ events: HomeItem[]; circulars: HomeItem[] }> {
	const site = await getSite();
	const events = (await itemsOf('events')).filter((event) => event.date).slice(0, HOME_EVENTS);
	const circulars = (await itemsOf('homeCirculars')).slice(0, PAGE_SIZE);
	return {
		events: events.map((item) => ({ ...toListItem(item, site), href: `/Events/${item.id}` })),
		circulars: circulars.map((item) => ({ ...toListItem(item, site), href: `/News/${item.id}` })),
	};
}
