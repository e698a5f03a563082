import type { ScreenView } from '#lib/list/screen.ts';
import { screenNames } from '#lib/routes.ts';

/** Where the items of a screen come from. */
export interface Source {
	collection:
		| 'news'
		| 'circulars'
		| 'events'
		| 'schoolEvents'
		| 'homework'
		| 'magazine'
		| 'sports'
		| 'achievements'
		| 'testimonials'
		| 'albums';
	/** Only items of this school, whatever the case (specification 5). */
	school?: 'Senior' | 'Junior';
	/** Items that have their page below this screen without standing in its list. */
	unlisted?: 'homeCirculars';
	/** What its cards show of an item beside title and date. */
	shows?: readonly ('picture' | 'document' | 'event' | 'person' | 'album')[];
	/** The list in `src/content/documents` that stands below its Archive. */
	archive?: string;
}

/** A screen that lists a collection of items: all that tells one from another. */
export interface Screen extends ScreenView {
	source: Source;
	/** Screens that stand beside this one, itself among them. */
	tabs?: { label: string; links: { href: string; label: string }[] };
}

/** Stands in where an item has no picture. */
const NOTICE_PICTURE = '/images/notice.svg';

const notices = {
	label: 'Notices',
	links: (['/News', '/Circular'] as const).map((href) => ({ href, label: screenNames[href] })),
};
const wings = {
	label: 'Wings',
	links: [
		{ href: '/SportActivites', label: 'Senior Wing' },
		{ href: '/JuniorWing', label: 'Junior Wing' },
	],
};

/** The list screens (specification 2). A new screen is a new entry here. */
export const screens: Screen[] = [
	{
		path: '/News',
		source: { collection: 'news', unlisted: 'homeCirculars' },
		noun: ['news item', 'news items'],
		tabs: notices,
		card: 'notice',
		layout: 'rows',
		opensWith: 'all',
		all: 'All',
		months: true,
	},
	{
		path: '/Circular',
		source: { collection: 'circulars', shows: ['picture'] },
		noun: ['circular', 'circulars'],
		tabs: notices,
		card: 'notice',
		layout: 'cards',
		picture: NOTICE_PICTURE,
		opensWith: 'current',
		all: 'All',
		months: true,
	},
	{
		path: '/HomeWork',
		source: { collection: 'homework', shows: ['document'] },
		noun: ['homework entry', 'homework entries'],
		card: 'document',
		layout: 'cards',
		opensWith: 'all',
		all: 'All Years',
	},
	{
		path: '/Events',
		source: { collection: 'events' },
		noun: ['event', 'events'],
		card: 'notice',
		layout: 'rows',
		opensWith: 'all',
		all: 'All',
		months: true,
	},
	{
		path: '/SchoolEvents',
		source: { collection: 'schoolEvents', shows: ['picture', 'document', 'event'] },
		noun: ['event', 'events'],
		card: 'notice',
		layout: 'features',
		picture: NOTICE_PICTURE,
		pagesBelow: '/Events',
		opensWith: 'all',
		all: 'All',
		since: 2016,
		archive: true,
		months: true,
		pageSize: 10,
		pagerTotal: true,
	},
	{
		path: '/Gallery',
		source: { collection: 'albums', shows: ['album'] },
		noun: ['album', 'albums'],
		card: 'album',
		layout: 'cards',
		picture: NOTICE_PICTURE,
		pagesBelow: '/SubGallery',
		opensWith: 'all',
		all: 'All',
		archive: true,
		months: true,
	},
	{
		path: '/Magazine',
		source: { collection: 'magazine', shows: ['document'] },
		noun: ['magazine', 'magazines'],
		card: 'document',
		layout: 'cards',
		opensWith: 'all',
		all: 'All Years',
	},
	{
		path: '/Achievements',
		source: {
			collection: 'achievements',
			school: 'Senior',
			shows: ['document'],
			archive: 'achievements-archive',
		},
		noun: ['achievement', 'achievements'],
		card: 'document',
		layout: 'rows',
		opensWith: 'newest',
		archive: true,
		academic: true,
		empty: '',
	},
	{
		path: '/SportActivites',
		source: { collection: 'sports', shows: ['document'], archive: 'sports-archive' },
		noun: ['sports activity', 'sports activities'],
		tabs: wings,
		card: 'document',
		layout: 'rows',
		link: 'Click Here',
		opensWith: 'current',
		all: 'All',
		archive: true,
	},
	{
		path: '/JuniorWing',
		source: {
			collection: 'sports',
			school: 'Junior',
			shows: ['document'],
			archive: 'sports-archive',
		},
		noun: ['sports activity', 'sports activities'],
		tabs: wings,
		card: 'document',
		layout: 'rows',
		link: 'Click Here',
		pagesBelow: '/SportActivites',
		opensWith: 'all',
		all: 'All',
		archive: true,
	},
	{
		path: '/Alumni',
		source: { collection: 'testimonials', shows: ['document', 'person'] },
		noun: ['alumni entry', 'alumni entries'],
		card: 'document',
		layout: 'rows',
		opensWith: 'all',
		all: 'All',
	},
];

/** The route parameter of a screen, e.g. 'Circular' for `/Circular`. */
export const paramOf = ({ path }: Screen) => path.slice(1);
