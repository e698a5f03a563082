import { join } from 'node:path';
import pLimit from 'p-limit';
import type { StoredPicture } from '#service/records.ts';
import { openCache } from './cache.ts';
import { recipeId } from './encode.ts';
import { createFetcher, type FetchPolicy } from './fetch.ts';
import type { NeededPictures } from './needed.ts';
import { PictureError } from './picture-error.ts';
import { createPreparer } from './prepare.ts';
import { writePictures } from './stored.ts';

/** A picture that pages name and cannot show. */
export interface BrokenPicture {
	url: string;
	/** Follows the address, e.g. 'answers 404 (Not Found)'. */
	reason: string;
}

export interface PicturesJob {
	/** Folder of the snapshot. */
	dir: string;
	/** Folder of the cache, which several snapshots may share. */
	cache: string;
	/** Whether the hosts are asked again for pictures that are already there. */
	refresh: boolean;
	policy: Partial<FetchPolicy>;
	/** Addresses of the service and the file host. */
	hosts: readonly string[];
	/** Gets a line now and then. */
	progress: (line: string) => void;
}

/** Photographs that are under way, and so in memory, at once. */
const PHOTOGRAPHS = 8;
/** Photographs between two lines of progress. */
const STEP = 100;

/**
 * Brings the pictures that pages need into the snapshot. A photograph is fetched once and a variant encoded once, in
 * whichever pull: what the cache or the snapshot has is not asked for again (design 1).
 * @returns the pictures that cannot be shown, sorted; one of them is no reason to throw
 */
export async function pullPictures(
	needed: NeededPictures,
	{ dir, cache: folder, refresh, policy, hosts, progress }: PicturesJob,
): Promise<BrokenPicture[]> {
	const cache = await openCache(join(folder, recipeId));
	const fetchPhotograph = createFetcher(policy, hosts);
	let fetched = 0;
	const onFetched = () => {
		if (++fetched % STEP === 0) progress(`pictures: ${fetched} fetched`);
	};
	const prepare = await createPreparer({ cache, dir, refresh, fetchPhotograph, onFetched });

	const pictures: Record<string, StoredPicture> = {};
	const broken: BrokenPicture[] = [];
	await pLimit(PHOTOGRAPHS).map(needed, async ([url, uses]) => {
		try {
			const { hash, width, height } = await prepare(url, uses);
			pictures[url] = { hash, width, height, uses: [...uses].sort() };
		} catch (error) {
			if (!(error instanceof PictureError)) throw error;
			broken.push({ url, reason: error.message });
		}
	});
	await writePictures(dir, sortedByUrl(pictures), cache.copy);
	const { length } = Object.keys(pictures);
	progress(`pictures: ${length}${broken.length > 0 ? `, ${broken.length} broken` : ''}`);
	return broken.sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** The same pictures are the same bytes, in whatever order they came. */
const sortedByUrl = (pictures: Record<string, StoredPicture>) =>
	Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
