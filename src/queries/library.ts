import { getCollection, getEntry } from 'astro:content';
import type { DataOf, KindName } from '#content/kinds.ts';
import { oncePerBuild } from './once.ts';
import {
	createLibrary,
	type Folder,
	type Library,
	type RawContent,
	type Single,
} from './page/library.ts';
import { getSite } from './site.ts';

/** All that the school wrote. */
export const getLibrary = oncePerBuild(readLibrary);

async function readLibrary(): Promise<Library> {
	const { settings } = await getSite();
	const [single, folders] = await Promise.all([
		Promise.all(SINGLES.map(async (name) => [name, await one(name)])),
		Promise.all(FOLDERS.map(async (name) => [name, await all(name)])),
	]);
	const pull = await getEntry('pull', 'latest');
	const content = Object.fromEntries([...single, ...folders]) as RawContent;
	return createLibrary(content, {
		files: settings.FILES_URL,
		sizes: pull?.data.files ?? {},
		portal: settings.PORTAL_URL,
		libraryLogin: settings.LIBRARY_LOGIN_URL,
	});
}

const SINGLES: Single[] = ['school', 'figures', 'faq', 'home', 'houses'];
const FOLDERS: Folder[] = [
	'tables',
	'documents',
	'galleries',
	'videos',
	'embeds',
	'timelines',
	'tiles',
];

async function one<Name extends Single>(name: Name): Promise<DataOf<Name>> {
	const entry = await getEntry(name as KindName, name);
	if (!entry) throw new Error(`src/content/${name}.yaml is missing: restore it.`);
	return entry.data as DataOf<Name>;
}

async function all<Name extends Folder>(name: Name): Promise<Map<string, DataOf<Name>>> {
	const entries = await getCollection(name as KindName);
	return new Map(entries.map(({ id, data }) => [id, data as DataOf<Name>]));
}
