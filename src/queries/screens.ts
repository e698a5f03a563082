import type { ScreenView } from '#lib/list/screen.ts';
import type { ScreenPath } from '#lib/routes.ts';

/** A screen that lists a collection of items: all that tells one from another. */
export interface Screen extends ScreenView {
	collection: 'news' | 'circulars' | 'events';
	/** Items that have their page below this screen without standing in its list. */
	unlisted?: 'homeCirculars';
	/** One sentence below the heading, also for search engines. */
	intro: string;
	/** Screens that stand beside this one as tabs, itself among them. */
	tabs?: ScreenPath[];
}

const notices: ScreenPath[] = ['/News', '/Circular'];

/** The list screens (specification 2). A new screen is a new entry here. */
export const screens: Screen[] = [
	{
		path: '/News',
		collection: 'news',
		unlisted: 'homeCirculars',
		noun: ['news item', 'news items'],
		intro: 'What happens at school, newest first.',
		tabs: notices,
		pictures: false,
		opensWith: 'All',
		archive: false,
	},
	{
		path: '/Circular',
		collection: 'circulars',
		noun: ['circular', 'circulars'],
		intro: 'Notices from the school to parents and pupils, newest first.',
		tabs: notices,
		pictures: true,
		opensWith: 'current year',
		archive: false,
	},
	{
		path: '/Events',
		collection: 'events',
		noun: ['event', 'events'],
		intro: 'Ceremonies, competitions, camps and meetings of the school.',
		pictures: false,
		opensWith: 'All',
		archive: false,
	},
];

/** The route parameter of a screen, e.g. 'Circular' for `/Circular`. */
export const paramOf = ({ path }: Screen) => path.slice(1);
