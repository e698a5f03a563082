import type { DocumentSection } from '#content/schemas/documents.ts';
import { type Screen, screens } from '#queries/screens.ts';
import type { DocumentLink, Library } from './library.ts';
import { type TableView, toTableView } from './table.ts';

/** A list of documents with its headings, which begin at `level`. */
export interface SectionView {
	heading: string;
	level: number;
	documents: DocumentLink[];
	sections: SectionView[];
}
export interface Picture {
	href: string;
	alt: string;
	caption: string;
}
export interface VideoTile extends DocumentLink {
	thumbnail: string;
}
export interface EmbedView {
	title: string;
	invitation: string;
	source: string;
	link: string;
}

/** What a block becomes: a view for the component of the same name. */
export interface BlockViews {
	table: TableView;
	documents: SectionView;
	pdf: DocumentLink;
	gallery: { label: string; pictures: Picture[] };
	videos: VideoTile[];
	embed: EmbedView;
	timeline: Library['content']['timelines'] extends Map<string, infer T> ? T : never;
	tiles: Library['content']['tiles'] extends Map<string, infer T> ? T : never;
	faq: { id: string; question: string; answerHtml: string }[];
	houses: Library['content']['houses']['houses'];
	contacts: Pick<Library['content']['school'], 'phones' | 'mobiles' | 'emails' | 'address'>;
	map: EmbedView;
	/** Paths of the pages to link to. */
	pages: string[];
	/** A list of the content service with its filters, by the path of its screen. */
	list: { screen: Screen; level: number };
	/** All of a list of the content service, year by year. */
	record: { screen: Screen; level: number };
}
export type BlockName = keyof BlockViews;
export type Block = { [Name in BlockName]: { kind: Name; view: BlockViews[Name] } }[BlockName];

type Makers = {
	[Name in BlockName]: (library: Library, argument: string, level: number) => BlockViews[Name];
};

/** How each block is made: `{{table fee-structure}}` calls `table` with 'fee-structure'. */
const makers: Makers = {
	table: (library, name) => toTableView(library.find('tables', name), library.markdown),
	documents: (library, name, level) => {
		const { folder, ...list } = library.find('documents', name);
		return toSection({ heading: '', ...list }, level - 1, library, folder);
	},
	pdf: (library, id) => library.documentOf(id),
	gallery: (library, name) => {
		const { label, pictures } = library.find('galleries', name);
		return {
			label,
			pictures: pictures.map(({ file, alt, caption = '' }) => ({
				href: library.addressOf(file),
				alt,
				caption,
			})),
		};
	},
	videos: (library, name) =>
		library.find('videos', name).videos.map(({ title, file, thumbnail }) => ({
			...library.linkOf({ title, file }),
			thumbnail: library.addressOf(thumbnail),
		})),
	embed: (library, name) => embedOf(library, library.find('embeds', name)),
	timeline: (library, name) => library.find('timelines', name),
	tiles: (library, name) => library.find('tiles', name),
	faq: ({ content, fill, markdown }) =>
		fill(content.faq).questions.map(({ id, question, answer }) => ({
			id,
			question,
			answerHtml: markdown.paragraphs(answer),
		})),
	houses: ({ content, fill }) => fill(content.houses).houses,
	contacts: ({ content }) => content.school,
	map: (library) => mapOf(library),
	pages: (_, paths) => paths.split(/\s+/),
	list: (_, path, level) => ({ screen: screenAt(path), level }),
	record: (_, path, level) => ({ screen: screenAt(path), level }),
};

function screenAt(path: string): Screen {
	const found = screens.find((screen) => screen.path === path);
	if (found) return found;
	const known = screens.map((screen) => screen.path).join(', ');
	throw new Error(`“${path}” is no list of the content service: write one of ${known}`);
}

/** The map of the school, which the footer shows too. */
export const mapOf = (library: Pick<Library, 'content' | 'addressOf'>): EmbedView => {
	const { name, map } = library.content.school;
	const embed = { source: map.embed, link: map.link };
	return embedOf(library, {
		...embed,
		title: `Map of the way to ${name}`,
		invitation: 'Show the map',
	});
};

const embedOf = ({ addressOf }: Pick<Library, 'addressOf'>, embed: EmbedView): EmbedView => ({
	...embed,
	source: addressOf(embed.source),
	link: addressOf(embed.link),
});

function toSection(
	{ heading, documents = [], sections = [] }: DocumentSection,
	level: number,
	library: Library,
	folder: string | undefined,
): SectionView {
	return {
		heading,
		level,
		documents: documents.map((document) => library.linkOf(document, folder)),
		sections: sections.map((section) => toSection(section, level + 1, library, folder)),
	};
}

/**
 * Makes a block of a page.
 * @param level of a heading that may stand in it
 * @throws Error when there is no such block or nothing of that name
 */
export function makeBlock(library: Library, name: string, argument: string, level: number): Block {
	if (!Object.hasOwn(makers, name)) {
		throw new Error(`{{${name}}} is no block: write one of ${Object.keys(makers).join(', ')}`);
	}
	const kind = name as BlockName;
	return { kind, view: makers[kind](library, argument, level) } as Block;
}
