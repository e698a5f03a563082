import { yearOf } from '#lib/dates.ts';
import { filterList, makeSearchable } from '#lib/list/filter.ts';
import {
	countYears,
	type ListItem,
	type ListYear,
	PAGE_SIZE,
	type YearCount,
} from '#lib/list/items.ts';
import { openingState } from '#lib/list/state.ts';
import { itemsOf, toListItem } from './items.ts';
import { paramOf, type Screen, screens } from './screens.ts';
import { getSite } from './site.ts';

/** Cards on one page of a year: these pages have no filters, so they hold two screenfuls. */
const YEAR_PAGE_SIZE = 2 * PAGE_SIZE;

const items = async (screen: Screen) => {
	const site = await getSite();
	return (await itemsOf(screen.collection)).map((item) => toListItem(item, site));
};

/** The screens, for `getStaticPaths` of `/[screen]` and of its index file. */
export const screenPaths = () =>
	screens.map((screen) => ({ params: { screen: paramOf(screen) }, props: { screen } }));

/** The index file of a screen: every item, as small as can be (design 3). */
export const listIndex = (screen: Screen): Promise<ListItem[]> => items(screen);

/** The view that a screen opens with, and the years it links to. */
export async function openingView(screen: Screen) {
	const [{ year }, all] = await Promise.all([getSite(), items(screen)]);
	return {
		builtYear: year,
		years: countYears(all, year),
		served: filterList(makeSearchable(all), openingState(screen, year)),
	};
}

/** A page of `/Circular/year/2024`, `/Circular/year/2024/2`, `/Circular/year/undated`. */
export interface YearPage {
	screen: Screen;
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
			year: yearAddress(props.year, props.page),
		},
		props,
	}));
}

/** '2024', '2024/2', 'undated': the end of a year page's address. */
export const yearAddress = (year: ListYear, page = 1) => (page > 1 ? `${year}/${page}` : `${year}`);

async function yearPagesOf(screen: Screen): Promise<YearPage[]> {
	const all = await items(screen);
	const years = countYears(all);
	const byYear = Map.groupBy(all, (item) => yearOf(item.date) ?? 'undated');
	return [...byYear].flatMap(([year, ofYear]) => {
		const pages = Math.ceil(ofYear.length / YEAR_PAGE_SIZE);
		return Array.from({ length: pages }, (_, index) => ({
			screen,
			year,
			years,
			page: index + 1,
			pages,
			total: ofYear.length,
			items: ofYear.slice(index * YEAR_PAGE_SIZE, (index + 1) * YEAR_PAGE_SIZE),
		}));
	});
}
