import { getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import {
	imageOf,
	type PictureImage,
	type PictureLookup,
	type PictureUse,
	pictureLookup,
} from '#lib/pictures.ts';
import { dir } from '#service/loader.ts';
import { pictureFile, variantsFor } from '#service/pictures/stored.ts';
import type { StoredPicture } from '#service/records.ts';
import { oncePerBuild } from './once.ts';

/** A picture in the size of a page, and the full photograph, which stays where it is. */
export interface PictureView extends PictureImage {
	full: { src: string; width: number; height: number };
}

/** The pictures of the snapshot by their addresses. */
const getStored = oncePerBuild(
	async (): Promise<Map<string, StoredPicture>> =>
		new Map((await getCollection('pictures')).map(({ id, data }) => [id, data])),
);

/** The lookup for many pictures, e.g. those of a list. */
export const getPictures = async (): Promise<PictureLookup> => pictureLookup(await getStored());

/** What a page needs to show the picture at an address; null as in `PictureLookup`. */
export async function pictureOf(url: string, use: PictureUse): Promise<PictureView | null> {
	const picture = (await getPictures())(url, use);
	if (!picture) return null;
	const { width, height } = picture;
	return { ...imageOf(picture, use), full: { src: url, width, height } };
}

/** Every file of every picture, for `getStaticPaths` of `/pictures/[file]`. */
export async function pictureFilePaths() {
	const variants = [...(await getStored()).values()].flatMap((picture) =>
		variantsFor(picture, picture.uses),
	);
	return [...new Set(variants.map(({ file }) => file))].map((file) => ({ params: { file } }));
}

/** The bytes of one of these files. */
export const pictureBytes = (file: string): Promise<Buffer> => readFile(pictureFile(dir, file));
