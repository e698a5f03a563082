import type { DataOf, KindName } from '#content/kinds.ts';
import { kinds } from '#content/kinds.ts';
import { ContentError, type Entry, readKind } from '#content/read.ts';
import { composePage } from '#queries/page/compose.ts';
import { homeTexts } from '#queries/page/home.ts';
import { createLibrary, type RawContent } from '#queries/page/library.ts';

type Entries = { [Name in KindName]: Entry<DataOf<Name>>[] };

/**
 * Reads all that the school edits, with every mistake at once (design 1).
 * @param root folder of the content
 * @throws ContentError with a line for each mistake in a file, or of a name that leads nowhere
 */
export async function readOwnContent(root = 'src/content'): Promise<RawContent> {
	const names = Object.keys(kinds) as KindName[];
	const results = await Promise.allSettled(names.map((name) => readKind(name, root)));
	throwAll(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])));
	const entries = Object.fromEntries(
		results.map((result, index) => [names[index], result.status === 'fulfilled' && result.value]),
	) as unknown as Entries;
	const content = toRawContent(entries);
	throwAll(mistakesInPages(entries.pages, content));
	return content;
}

function throwAll(errors: readonly Error[]): void {
	if (errors.length > 0)
		throw new ContentError(errors.flatMap(({ message }) => message.split('\n')));
}

function toRawContent(entries: Entries): RawContent {
	const single = names(entries, (name) => !isFolder(name)).map((name) => {
		const [entry] = entries[name];
		if (!entry) throw new ContentError([`src/content/${kinds[name].at} is missing: restore it.`]);
		return [name, entry.data];
	});
	const folders = names(entries, isFolder).map((name) => [
		name,
		new Map(entries[name].map(({ id, data }) => [id, data])),
	]);
	return Object.fromEntries([...single, ...folders]) as RawContent;
}

const isFolder = (name: KindName) => !kinds[name].at.includes('.');
const names = (entries: Entries, keep: (name: KindName) => boolean) =>
	(Object.keys(entries) as KindName[]).filter(keep);

const PLACES = {
	files: 'https://files.example.org',
	sizes: {},
	portal: 'https://portal.example.org',
	libraryLogin: 'https://library.example.org',
};

/** Puts every page together, as the build does, and the home page's texts, to find the names that lead nowhere. */
function mistakesInPages(pages: Entries['pages'], content: RawContent): Error[] {
	const library = createLibrary(content, PLACES);
	const works = [
		() => homeTexts(library),
		...pages.map(
			({ id, data, body }) =>
				() =>
					composePage(id, data, body, library),
		),
	];
	return works.flatMap((work) => {
		try {
			work();
			return [];
		} catch (error) {
			return [error as Error];
		}
	});
}
