import { getLibrary } from './library.ts';
import { type Block, makeBlock, type SectionView } from './page/blocks.ts';
import { documentsIn } from './page/library.ts';
import type { Screen } from './screens.ts';

/**
 * The documents below the Archive of a screen, where it has such (specification 2).
 * @param level of their headings
 */
export async function archiveOf({ source }: Screen, level: number): Promise<SectionView | null> {
	if (!source.archive) return null;
	const block = makeBlock(await getLibrary(), 'documents', source.archive, level);
	return (block as Extract<Block, { kind: 'documents' }>).view;
}

/** How many documents stand there. */
export async function archiveSize({ source }: Screen): Promise<number> {
	if (!source.archive) return 0;
	return documentsIn((await getLibrary()).find('documents', source.archive)).length;
}
