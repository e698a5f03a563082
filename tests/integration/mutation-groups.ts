import type { ListName } from '#service/lists.ts';
import type { ListName as Held } from '../../scripts/sample-service/data/lists.ts';
import { type Fields, type Holdings, holdingsOf } from './stand.ts';

/** Records of one list of the service that go to the same lists of the site. */
export interface Group {
	held: Held;
	category?: string;
	feeds: ListName[];
	/** They are withdrawn when they lapse. */
	lapses?: true;
}

export const groups: Group[] = [
	{ held: 'news', category: 'news', feeds: ['news', 'homeCirculars'] },
	{ held: 'news', category: 'homework', feeds: ['homework'] },
	{ held: 'news', category: 'sportactivites', feeds: ['sports'] },
	{ held: 'news', category: 'magazine', feeds: ['magazine'] },
	{ held: 'news', category: 'tender', feeds: ['tenders'] },
	{ held: 'news', category: 'recruitment', feeds: ['recruitment'] },
	{ held: 'circulars', feeds: ['circulars'] },
	{ held: 'events', feeds: ['events', 'schoolEvents'] },
	{ held: 'gallery', category: 'photogallery', feeds: ['albums', 'albumDetails'] },
	{ held: 'gallery', category: 'achievements', feeds: ['achievements'] },
	{ held: 'toppers', feeds: ['toppers'] },
	{ held: 'principalMessages', feeds: ['principalMessages'] },
	{ held: 'testimonials', feeds: ['testimonials'] },
	{ held: 'highlights', feeds: ['highlights'], lapses: true },
	{ held: 'notifications', feeds: ['notifications'], lapses: true },
	{ held: 'onlineRegistrations', feeds: ['onlineRegistrations'], lapses: true },
];

const categoryOf = (record: unknown) =>
	String((record as Fields).category ?? '')
		.trim()
		.toLowerCase();
/** The records of a group. */
export const recordsOf = (holdings: Holdings, { held, category }: Group) =>
	holdings[held].filter((record) => !category || categoryOf(record) === category) as Fields[];
/** What the service holds when the group's records are these. */
export const withRecords = (holdings: Holdings, group: Group, records: readonly unknown[]) => {
	const own = new Set<unknown>(recordsOf(holdings, group));
	return {
		[group.held]: [...records, ...holdings[group.held].filter((record) => !own.has(record))],
	};
};

const MOST: Partial<Record<Held, number>> = { events: 110, gallery: 14 };
/** The sample school's records, some dozen in each group, and events on two pages. */
export function trimmed(holdings: Holdings): Holdings {
	const lists = [...Map.groupBy(groups, ({ held }) => held)].map(([held, members]) => [
		held,
		members.flatMap((group) => recordsOf(holdings, group).slice(0, MOST[held] ?? 24)),
	]);
	return Object.fromEntries(lists);
}

export const school = () => trimmed(holdingsOf('DEMO', 1, 500));
export const otherSchool = () => trimmed(holdingsOf('OTHER', 2, 500));
