import pLimit from 'p-limit';
import type { Picture, PictureUse, Variant } from '#lib/pictures.ts';
import type { Cache } from './cache.ts';
import { encodeVariant, measurePicture } from './encode.ts';
import type { Fetcher, Photograph } from './fetch.ts';
import { PictureError } from './picture-error.ts';
import { readPictures, storedFiles, variantsFor } from './stored.ts';

export interface PrepareOptions {
	cache: Cache;
	/** Folder of the snapshot, whose pictures need not be fetched again either. */
	dir: string;
	/** Whether the host is asked again for what is already there: a picture may have changed under its name. */
	refresh: boolean;
	fetchPhotograph: Fetcher;
	/** Called with each photograph that has come. */
	onFetched: () => void;
}

/**
 * Sees to it that the cache or the snapshot holds the variants of a picture.
 * @throws PictureError when the picture cannot be shown
 */
export type Prepare = (url: string, uses: ReadonlySet<PictureUse>) => Promise<Picture>;

type Uses = Parameters<Prepare>[1];
type Known = Picture & { etag?: string | null };

/** Where pictures may already be. */
interface Shelf {
	find(url: string): Promise<Known | null>;
	has(file: string): boolean;
}

/** One for each core of a small machine. */
const ENCODERS = 2;

/** Makes what finds a picture with all its variants, or else fetches it and encodes what is missing. */
export async function createPreparer(options: PrepareOptions): Promise<Prepare> {
	const { cache, refresh, fetchPhotograph, onFetched } = options;
	const shelves = [cache, await shelfOf(options.dir)];
	const encoders = pLimit(ENCODERS);
	const encode = createEncoder(cache);
	return async (url, uses) => {
		const known = await findIn(shelves, url, uses);
		if (known && !refresh) return known;
		const photograph = await fetchPhotograph(url, known?.etag ?? null).catch((error) => {
			if (known && error instanceof PictureError && error.isPassing) return null;
			throw error;
		});
		// Unchanged, or not to be had at the moment.
		if (!photograph) return known as Picture;
		onFetched();
		return encoders(encode, url, photograph, uses);
	};
}

/** The pictures of a snapshot. */
async function shelfOf(dir: string): Promise<Shelf> {
	const [stored, files] = [await readPictures(dir), await storedFiles(dir)];
	return { find: async (url) => stored[url] ?? null, has: (file) => files.has(file) };
}

async function findIn(shelves: readonly Shelf[], url: string, uses: Uses): Promise<Known | null> {
	for (const shelf of shelves) {
		const known = await shelf.find(url);
		if (known && variantsFor(known, uses).every(({ file }) => shelf.has(file))) return known;
	}
	return null;
}

/** Makes what brings the variants of a photograph into the cache. */
function createEncoder(cache: Cache) {
	// The same photograph may stand at two addresses: its variants are encoded once.
	const underWay = new Map<string, Promise<void>>();
	const bring = async (bytes: Buffer, variant: Variant) =>
		cache.put(variant.file, await encodeVariant(bytes, variant));
	return async (url: string, { bytes, etag }: Photograph, uses: Uses): Promise<Picture> => {
		const picture = await measurePicture(bytes);
		for (const variant of variantsFor(picture, uses)) {
			if (cache.has(variant.file)) continue;
			const work = underWay.get(variant.file) ?? bring(bytes, variant);
			underWay.set(variant.file, work);
			await work;
		}
		// Last, so that it speaks of nothing that is not there.
		await cache.save(url, { ...picture, etag });
		return picture;
	};
}
