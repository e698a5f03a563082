import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Picture, type PictureUse, type Variant, variantsOf } from '#lib/pictures.ts';
import { pictureSchema, type StoredPicture } from '#service/records.ts';
import { writeFile } from '#service/snapshot.ts';

const picturesSchema = z.record(z.url(), pictureSchema);

/** The pictures of a snapshot, by their addresses. */
export type StoredPictures = Readonly<Record<string, StoredPicture>>;

/** Every variant that a picture's uses take, each once. */
export function variantsFor(picture: Picture, uses: Iterable<PictureUse>): Variant[] {
	const variants = [...uses].flatMap((use) => variantsOf(picture, use));
	return [...new Map(variants.map((variant) => [variant.file, variant])).values()];
}

/** The pictures of the snapshot in a folder; none when it was pulled without them. */
export async function readPictures(dir: string): Promise<StoredPictures> {
	return picturesSchema.safeParse(await readJson(join(dir, 'pictures.json'))).data ?? {};
}

/** Where one of their variants stands. */
export const pictureFile = (dir: string, file: string) => join(dir, 'pictures', file);

/** The names of the variants that the snapshot holds. */
export async function storedFiles(dir: string): Promise<Set<string>> {
	const folder = join(dir, 'pictures');
	await mkdir(folder, { recursive: true });
	return new Set(await readdir(folder));
}

/**
 * Writes the pictures of a snapshot: first the variants that it lacks, then what names them; clears the others away.
 * @param copy brings a variant from elsewhere to the path where it is to stand
 */
export async function writePictures(
	dir: string,
	pictures: StoredPictures,
	copy: (file: string, to: string) => Promise<void>,
): Promise<void> {
	const variants = Object.values(pictures).flatMap((picture) => variantsFor(picture, picture.uses));
	const wanted = new Set(variants.map(({ file }) => file));
	const held = await storedFiles(dir);
	for (const file of wanted.difference(held)) await copy(file, pictureFile(dir, file));
	await writeFile(join(dir, 'pictures.json'), JSON.stringify(pictures));
	for (const file of held.difference(wanted)) await rm(pictureFile(dir, file));
}

/** The JSON of a file; null when there is none or it is cut off, for what can be made again. */
export async function readJson(file: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(file, 'utf8'));
	} catch {
		return null;
	}
}
