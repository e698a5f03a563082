import { ownFileUrl } from '#lib/files.ts';
import { readKind } from './read.ts';

/**
 * The addresses that pages show in frames: maps and films.
 * @param files `FILES_URL`
 */
export async function framesOf(files: string): Promise<string[]> {
	const [[school], embeds] = await Promise.all([readKind('school'), readKind('embeds')]);
	const sources = [...embeds.map(({ data }) => data.source), school?.data.map.embed ?? ''];
	return sources.filter(Boolean).map((source) => ownFileUrl(files, source));
}
