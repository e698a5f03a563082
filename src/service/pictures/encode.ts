import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import type { Picture, Variant } from '#lib/pictures.ts';
import { PictureError } from './picture-error.ts';

/**
 * How variants are encoded. More effort is not worth its time: WebP at 4 takes half as long again for 4 % less, AVIF at
 * 2 nearly twice as long for 3 to 8 % less.
 */
const RECIPE = {
	webp: { quality: 72, effort: 2 },
	avif: { quality: 50, effort: 1 },
} as const;

const recipeText = JSON.stringify(RECIPE);
/** Names the recipe: what another one has encoded is something else. */
export const recipeId = digest(recipeText);

function digest(...parts: (string | Uint8Array)[]): string {
	const hash = createHash('sha256');
	for (const part of parts) hash.update(part);
	return hash.digest('hex').slice(0, 16);
}

/** The most that is unpacked: a few hundred kilobytes can hold gigabytes. */
const MAX_PIXELS = 50_000_000;

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/**
 * Looks at a photograph without unpacking it.
 * @returns what its variants are named by; the size is that of the upright picture
 * @throws PictureError when it is none, too large to unpack, animated, or of a format that no browser shows
 */
export async function measurePicture(bytes: Buffer): Promise<Picture> {
	const { format, compression, pages = 1, autoOrient } = await headOf(bytes);
	const { width, height } = autoOrient;
	if (!FORMATS.includes(format) || compression === 'hevc') {
		throw new PictureError(`is a picture of the kind ${format}: upload a JPEG`, false);
	}
	if (pages > 1) throw new PictureError('is animated: upload a still picture', false);
	if (width * height > MAX_PIXELS) {
		const size = `${width} × ${height} pixels`;
		throw new PictureError(`has ${size}: upload one of at most 50 megapixels`, false);
	}
	return { hash: digest(recipeText, bytes), width, height };
}

async function headOf(bytes: Buffer): Promise<Metadata> {
	try {
		return await sharp(bytes, { limitInputPixels: false }).metadata();
	} catch {
		throw new PictureError('is not a picture', false);
	}
}

/**
 * Encodes a variant, upright, in sRGB and without the photograph's metadata.
 * @throws PictureError when the photograph is damaged
 */
export async function encodeVariant(
	bytes: Buffer,
	{ width, format }: Pick<Variant, 'width' | 'format'>,
): Promise<Buffer> {
	const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
		.autoOrient()
		.resize({ width });
	try {
		return await image[format](RECIPE[format]).toBuffer();
	} catch {
		throw new PictureError('is damaged: upload it again', false);
	}
}
