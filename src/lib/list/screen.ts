import type { RoutePath } from '#lib/routes.ts';

/** How a list screen looks and speaks: the part of its configuration that the browser needs. */
export interface ScreenView {
	path: RoutePath;
	/** e.g. ['circular', 'circulars'], as in '42 circulars'. */
	noun: readonly [one: string, many: string];
	/** `notice` leads to the item's page, `document` to its first attachment, `album` to its photos. */
	card: 'notice' | 'document' | 'album';
	/** `features` are wide cards with room for a description. */
	layout: 'cards' | 'rows' | 'features';
	/** Address of the picture that stands in where an item has none; without it, cards carry no pictures. */
	picture?: string;
	/** What the link of a document says; its title is the link when absent. */
	link?: string;
	/** Where the pages of its items stand when that is not below its own path. */
	pagesBelow?: RoutePath;
	/** The year that the screen opens with: every one, the visitor's, or the newest that has items. */
	opensWith: 'all' | 'current' | 'newest';
	/** What the year menu calls the choice of every year; without it there is no such choice. */
	all?: string;
	/** Whether the year menu offers Archive: the items without a date. */
	archive?: true;
	/** Its years begin in April (specification 5, Achievements). */
	academic?: true;
	/** The year menu offers every year down to this one, whether it has items or not. */
	since?: number;
	/** Whether there is a month menu. */
	months?: true;
	/** Items on a page, when not a screenful. */
	pageSize?: number;
	/** The pager is always there and says the total (specification 2, School Events). */
	pagerTotal?: true;
	/** What stands in place of an empty list. */
	empty?: string;
}

/** '1 circular', '1,204 circulars'. */
export function countOf(count: number, [one, many]: ScreenView['noun']): string {
	return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
}
