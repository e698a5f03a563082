import { getCollection } from 'astro:content';
import { screenNames } from '#lib/routes.ts';
import { introOf } from './intros.ts';
import { getLibrary } from './library.ts';
import { oncePerBuild } from './once.ts';
import { composePage } from './page/compose.ts';

/** A link to a page with the sentence that says what it holds. */
export interface PageLink {
	href: string;
	label: string;
	summary: string;
}

/**
 * Every information page with its route parameter, for `getStaticPaths` (static-pages 2). A page with the path of a
 * screen is text for that screen, which has a route of its own.
 */
export async function pagePaths() {
	const library = await getLibrary();
	const entries = await getCollection('pages', ({ id }) => !(`/${id}` in screenNames));
	return entries.map(({ id, data, body = '' }) => ({
		params: { page: id },
		props: { page: composePage(id, data, body, library) },
	}));
}

/** Every page of the site but its items: the screens of the service, and those of `src/content/pages`. */
export const allPages = oncePerBuild(readPages);

async function readPages(): Promise<PageLink[]> {
	const { fill } = await getLibrary();
	const screens = Object.entries(screenNames).map(([href, label]) => ({
		href,
		label,
		summary: introOf(href) ?? '',
	}));
	const own = (await getCollection('pages')).map(({ id, data: { title, summary } }) => ({
		href: `/${id}`,
		label: fill(title),
		summary: fill(summary),
	}));
	return [...new Map([...screens, ...own].map((page) => [page.href, page])).values()];
}

/**
 * Gives the function that finds the link to a page by its path, e.g. '/History'.
 * @throws Error when there is no such page
 */
export const pageFinder = oncePerBuild(async (): Promise<(path: string) => PageLink> => {
	const pages = new Map((await allPages()).map((page) => [page.href, page]));
	return (path) => {
		const page = pages.get(path);
		if (page) return page;
		throw new Error(`${path} is linked but is no page: add src/content/pages${path}.md.`);
	};
});

/** Links to pages by their paths. @throws Error when one is no page */
export async function pageLinks(paths: readonly string[]): Promise<PageLink[]> {
	return paths.map(await pageFinder());
}
