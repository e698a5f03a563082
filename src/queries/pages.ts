import { getCollection } from 'astro:content';
import { getLibrary } from './library.ts';
import { composePage } from './page/compose.ts';

/** A link to a page with the sentence that says what it holds. */
export interface PageLink {
	href: string;
	label: string;
	summary: string;
}

/** Every information page with its route parameter, for `getStaticPaths` (static-pages 2). */
export async function pagePaths() {
	const library = await getLibrary();
	const entries = await getCollection('pages');
	return entries.map(({ id, data, body = '' }) => ({
		params: { page: id },
		props: { page: composePage(id, data, body, library) },
	}));
}

/** The pages that exist, by path: those of `src/content/pages`, with their names filled in. */
export async function existingPages(): Promise<Map<string, PageLink>> {
	const { fill } = await getLibrary();
	const entries = await getCollection('pages');
	return new Map(
		entries.map(({ id, data: { title, summary } }) => {
			const href = `/${id}`;
			return [href, { href, label: fill(title), summary: fill(summary) }];
		}),
	);
}

/** Links with summaries to information pages; those that do not exist are left out. */
export async function pageLinks(paths: readonly string[]): Promise<PageLink[]> {
	const pages = await existingPages();
	return paths.flatMap((path) => pages.get(path) ?? []);
}
