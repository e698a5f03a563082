import { filterList, makeSearchable } from '#lib/list/filter.ts';
import { type ListItem, PAGE_SIZE, pageCount } from '#lib/list/items.ts';
import type { ScreenView } from '#lib/list/screen.ts';
import { openingState } from '#lib/list/state.ts';
import {
	ARCHIVE,
	countYears,
	type ListYear,
	listYear,
	type YearCount,
	yearAddress,
} from '#lib/list/years.ts';
import { archiveSize } from './archive.ts';
import { introOf } from './intros.ts';
import { listed, pagedHere, toListItem } from './items.ts';
import { getPictures } from './pictures.ts';
import { nameOf } from './screen-names.ts';
import { paramOf, type Screen, screens } from './screens.ts';
import { getSite } from './site.ts';

/** The part of a screen that goes to the browser. */
export const viewOf = ({ source, tabs, ...view }: Screen): ScreenView => view;

/** The screens, for `getStaticPaths` of the index file of each. */
export const listPaths = () =>
	screens.map((screen) => ({ params: { screen: paramOf(screen) }, props: { screen } }));

/**
 * The screens that are pages by themselves, for `getStaticPaths` of `/[screen]`; the others stand as
 * `{{list /Alumni}}` in the page of that path in `src/content/pages`.
 */
export const screenPaths = () =>
	listPaths().flatMap(({ params, props: { screen } }) => {
		const intro = introOf(screen.path);
		return intro ? [{ params, props: { screen, intro } }] : [];
	});

/** The list of a screen, which is its index file too: every item, as small as can be (design 3). */
export async function listOf(screen: Screen): Promise<ListItem[]> {
	const [site, pictures] = await Promise.all([getSite(), getPictures()]);
	const items = await listed(screen);
	const here = new Set(screen.pagesBelow && (await pagedHere(screen)).map(({ id }) => id));
	return items.map((item) => ({
		...toListItem(item, site, screen.source.shows, pictures),
		...(here.has(item.id) && { href: `${screen.path}/${item.id}` }),
	}));
}

/** The view that a screen opens with, and the years that it links to. */
export async function openingView(screen: Screen) {
	const [{ year }, items] = await Promise.all([getSite(), listOf(screen)]);
	const years = await yearsOf(screen, items);
	const state = openingState(screen, years, year);
	return {
		view: viewOf(screen),
		builtYear: year,
		years,
		served: filterList(makeSearchable(screen, items), state, screen.pageSize),
	};
}

/** The years of a list; the documents of its archive count where the undated items do. */
async function yearsOf(screen: Screen, items: ListItem[]): Promise<YearCount[]> {
	const years = countYears(screen, items);
	const documents = await archiveSize(screen);
	if (documents === 0) return years;
	const undated = items.filter(({ date }) => listYear(screen, date) === ARCHIVE).length;
	const dated = years.filter(({ year }) => year !== ARCHIVE);
	return [...dated, { year: ARCHIVE, count: undated + documents }];
}

/** A page of `/Circular/year/2024`, `/Circular/year/2024/2`, `/Circular/year/undated`. */
export interface YearPage {
	screen: Screen;
	/** Name of the screen. */
	name: string;
	year: ListYear;
	years: YearCount[];
	page: number;
	pages: number;
	total: number;
	items: ListItem[];
}

/** Every year of every screen in pages, for `getStaticPaths`: readable without JavaScript (design 3). */
export async function yearPaths() {
	const lists = await Promise.all(screens.map(yearPagesOf));
	return lists.flat().map((props) => ({
		params: {
			screen: paramOf(props.screen),
			year: yearAddress(props.screen, props.year, props.page),
		},
		props,
	}));
}

async function yearPagesOf(screen: Screen): Promise<YearPage[]> {
	const all = await listOf(screen);
	const name = await nameOf(screen);
	const years = await yearsOf(screen, all);
	const byYear = Map.groupBy(all, ({ date }) => listYear(screen, date));
	// These pages have no filters, so they hold two screenfuls.
	const size = 2 * (screen.pageSize ?? PAGE_SIZE);
	return years.flatMap(({ year }) => {
		const ofYear = byYear.get(year) ?? [];
		const pages = pageCount(ofYear.length, size);
		return Array.from({ length: pages }, (_, index) => ({
			screen,
			name,
			year,
			years,
			page: index + 1,
			pages,
			total: ofYear.length,
			items: ofYear.slice(index * size, (index + 1) * size),
		}));
	});
}
