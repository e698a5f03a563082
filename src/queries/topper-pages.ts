import { type CollectionEntry, getCollection } from 'astro:content';
import type { PaginateFunction } from 'astro';
import { serviceFileUrl } from '#lib/files.ts';
import type { Picture } from '#lib/pictures.ts';
import type { ScreenPath } from '#lib/routes.ts';
import {
	filterToppers,
	parseTopperState,
	TOPPERS_ON_A_PAGE,
	type TopperItem,
} from '#lib/topper-list.ts';
import { byMarks, sessionsOf } from '#lib/toppers.ts';
import { getPictures } from './pictures.ts';
import { getSite } from './site.ts';

type Topper = CollectionEntry<'toppers'>['data'];
type TopperClass = Topper['class'];

const CLASSES: TopperClass[] = ['X', 'XII'];

/** The path of a class's screen. */
const pathOf = (name: TopperClass) => `/Topper${name}` satisfies ScreenPath;

const paramsOf = (name: TopperClass) => ({ class: name });

/** The classes, for `getStaticPaths` of `/Topper[class]` and of its index file. */
export const classPaths = () =>
	CLASSES.map((name) => ({ params: paramsOf(name), props: { name, path: pathOf(name) } }));

/** The index file of a class: all its toppers, by marks (specification 5), as small as can be (design 3). */
export async function topperIndex(name: TopperClass): Promise<TopperItem[]> {
	const [{ settings }, pictures] = await Promise.all([getSite(), getPictures()]);
	const photoOf = ({ photo }: Topper) =>
		photo ? pictures(serviceFileUrl(settings.CONTENT_SERVICE_URL, photo), 'portrait') : null;
	return (await getCollection('toppers'))
		.map(({ data }) => data)
		.filter((topper) => topper.class === name)
		.sort(byMarks)
		.map((topper) => toTopperItem(topper, photoOf(topper)));
}

function toTopperItem(topper: Topper, photo: Picture | null): TopperItem {
	const { id, sessionYear, name, marks, stream } = topper;
	return {
		id,
		sessionYear,
		name,
		marks,
		...(topper.class === 'XII' && stream && { stream }),
		...(photo && { photo }),
	};
}

/** The view that the screen of a class opens with (specification 4, Topper pages). */
export async function openingToppers(name: TopperClass) {
	const [{ year }, toppers] = await Promise.all([getSite(), topperIndex(name)]);
	const sessions = sessionsOf(toppers);
	const state = parseTopperState('', sessions, year);
	return { builtYear: year, sessions, served: { state, result: filterToppers(toppers, state) } };
}

/** Every session of every class in pages, for `getStaticPaths`: readable without JavaScript (design 3). */
export async function sessionPaths({ paginate }: { paginate: PaginateFunction }) {
	const classes = await Promise.all(CLASSES.map((name) => sessionPagesOf(name, paginate)));
	return classes.flat(2);
}

async function sessionPagesOf(name: TopperClass, paginate: PaginateFunction) {
	const toppers = await topperIndex(name);
	const sessions = sessionsOf(toppers);
	return sessions.map((session) =>
		paginate(
			toppers.filter(({ sessionYear }) => sessionYear === session),
			{
				pageSize: TOPPERS_ON_A_PAGE,
				params: { ...paramsOf(name), session },
				props: { path: pathOf(name), session, sessions },
			},
		),
	);
}
