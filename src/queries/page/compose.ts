import type { PageHead } from '#content/schemas/page.ts';
import type { Heading } from '#lib/page/markdown.ts';
import { type Block, makeBlock } from './blocks.ts';
import type { Library } from './library.ts';

export type Part = { kind: 'prose'; html: string } | Block;

/** An information page, ready for its layout (static-pages 2). */
export interface PageView {
	/** e.g. '/History' */
	path: string;
	title: string;
	summary: string;
	parent: string | undefined;
	related: string[];
	parts: Part[];
	/** The headings of its first level, to jump to. */
	headings: Heading[];
}

/**
 * Puts a page together: figures filled in, Markdown rendered, every block with what it shows.
 * @param id its path below `src/content/pages`, e.g. 'History'
 * @throws Error with one line that names the file and what is wrong
 */
export function composePage(id: string, head: PageHead, body: string, library: Library): PageView {
	try {
		const { title, summary, parent, related } = library.fill(head);
		const { pieces, headings } = library.markdown.compose(library.fill(body));
		const parts = pieces.map((piece): Part => {
			if (piece.kind === 'prose') return piece;
			return makeBlock(library, piece.name, piece.argument, piece.level);
		});
		return { path: `/${id}`, title, summary, parent, related, parts, headings };
	} catch (error) {
		throw new Error(`src/content/pages/${id}.md: ${(error as Error).message}.`, { cause: error });
	}
}
