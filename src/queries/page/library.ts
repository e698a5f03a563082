import type { DataOf } from '#content/kinds.ts';
import type { DocumentSection, SchoolDocument } from '#content/schemas/documents.ts';
import { describeFile, ownFileUrl } from '#lib/files.ts';
import { fillAll, type Values } from '#lib/page/figures.ts';
import { createMarkdown, type Markdown } from '#lib/page/markdown.ts';

/** The kinds of content that a page can show by name. */
export type Folder =
	| 'tables'
	| 'documents'
	| 'galleries'
	| 'videos'
	| 'embeds'
	| 'timelines'
	| 'tiles';
export type Single = 'school' | 'figures' | 'faq' | 'home' | 'houses';

/** All that the school wrote, as it was read; of the files in folders by id. */
export type RawContent = { [Name in Single]: DataOf<Name> } & {
	[Name in Folder]: Map<string, DataOf<Name>>;
};

/** Where links lead that are not in `src/content`. */
export interface Places {
	/** `FILES_URL` */
	files: string;
	/** Bytes of the school's files, as far as they are known. */
	sizes: Readonly<Record<string, number>>;
	portal: string;
	libraryLogin: string;
}

/** A link to one of the school's documents. */
export interface DocumentLink {
	title: string;
	href: string;
	/** e.g. 'PDF, 45 KB'; '' for a page of another site. */
	type: string;
	note: string;
}

/** What the blocks of a page are made from: every figure filled in, every document with its address. */
export interface Library {
	content: RawContent;
	markdown: Markdown;
	/** Fills in the figures of a text or of data. */
	fill<T>(data: T): T;
	addressOf(file: string): string;
	typeOf(file: string): string;
	linkOf(document: SchoolDocument, folder?: string): DocumentLink;
	/** @throws Error when no document has the id */
	documentOf(id: string): DocumentLink;
	/** @throws Error naming what there is when nothing of the folder has the name */
	find<Name extends Folder>(folder: Name, name: string): DataOf<Name>;
}

/**
 * Brings all that the school wrote together for its pages.
 * @throws Error when two documents share an id
 */
export function createLibrary(content: RawContent, places: Places): Library {
	const { portal, libraryLogin } = places;
	const links = { portal, libraryLogin };
	const values = { ...content.figures, school: content.school, links } as unknown as Values;
	const fill = <T>(data: T) => fillAll(data, values);
	const addressOf = (file: string) => ownFileUrl(places.files, file);
	const typeOf = (file: string) => describeFile(file, places.sizes[file] ?? null);
	const linkOf = ({ title, file, note = '' }: SchoolDocument, folder?: string): DocumentLink => {
		const path = fileOf(file, folder);
		return { title: fill(title), note: fill(note), href: addressOf(path), type: typeOf(path) };
	};
	const byId = documentsById(content);
	const documentOf = (id: string) => {
		const found = byId.get(id);
		if (!found) throw new Error(`“${id}” is the id of no document in src/content/documents`);
		return linkOf(found.document, found.folder);
	};
	const find = <Name extends Folder>(folder: Name, name: string) => {
		const found = (content[folder] as Map<string, DataOf<Name>>).get(name);
		if (found) return fill(found);
		const known = [...content[folder].keys()].join(', ');
		throw new Error(`src/content/${folder} has no “${name}”: it has ${known}`);
	};
	const markdown = createMarkdown((id) => {
		const { title, href, type } = documentOf(id);
		return { href, label: type ? `${title} (${type})` : title };
	});
	return { content, markdown, fill, addressOf, typeOf, linkOf, documentOf, find };
}

/** A file of a list of documents, below the host of files. */
export const fileOf = (file: string, folder?: string) =>
	folder && !file.startsWith('https:') ? `${folder}/${file}` : file;

/** Every document of a list or section, those of its sections too. */
export const documentsIn = ({
	documents = [],
	sections = [],
}: Pick<DocumentSection, 'documents' | 'sections'>): SchoolDocument[] => [
	...documents,
	...sections.flatMap(documentsIn),
];

function documentsById({ documents }: RawContent) {
	const byId = new Map<string, { document: SchoolDocument; folder: string | undefined }>();
	for (const [name, list] of documents) {
		for (const document of documentsIn(list)) {
			if (!document.id) continue;
			if (byId.has(document.id)) {
				throw new Error(
					`src/content/documents/${name}.yaml: the id “${document.id}” belongs to another document: choose one of its own`,
				);
			}
			byId.set(document.id, { document, folder: list.folder });
		}
	}
	return byId;
}
