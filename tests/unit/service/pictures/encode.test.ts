import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeVariant, measurePicture } from '#service/pictures/encode.ts';

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#27c' } });
const photograph = () => plain(300, 200).jpeg().toBuffer();
/** Three frames of a moving picture. */
const film = () =>
	sharp(Buffer.concat([0, 120, 240].map((grey) => Buffer.alloc(20 * 20 * 3, grey))), {
		raw: { width: 20, height: 60, channels: 3, pageHeight: 20 },
	});

describe('a photograph is measured', () => {
	test('as its name: the same content, the same name', async () => {
		const [one, two] = [await photograph(), await photograph()];
		const measured = await measurePicture(one);
		expect(measured).toEqual({
			hash: expect.stringMatching(/^[0-9a-f]{16}$/),
			width: 300,
			height: 200,
		});
		expect(await measurePicture(two)).toEqual(measured);
		const other = await measurePicture(await plain(300, 201).jpeg().toBuffer());
		expect(other.hash).not.toBe(measured.hash);
	});
	test('upright, however the camera was held', async () => {
		const turned = await plain(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
		expect(await measurePicture(turned)).toMatchObject({ width: 200, height: 300 });
		const { width, height } = await sharp(
			await encodeVariant(turned, { width: 100, format: 'webp' }),
		).metadata();
		expect({ width, height }).toEqual({ width: 100, height: 150 });
	});
	test.each([
		['HTML', Buffer.from('<!doctype html><h1>Sign in</h1>'), 'is not a picture'],
		['nothing', Buffer.alloc(0), 'is not a picture'],
		[
			'a drawing',
			Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
			'is a picture of the kind svg: upload a JPEG',
		],
		['TIFF', plain(9, 9).tiff().toBuffer(), 'is a picture of the kind tiff: upload a JPEG'],
		['a moving GIF', film().gif().toBuffer(), 'is animated: upload a still picture'],
		['a moving WebP', film().webp().toBuffer(), 'is animated: upload a still picture'],
		[
			'a small file that unpacks to a wall',
			plain(10_000, 5001).png().toBuffer(),
			'has 10000 × 5001 pixels: upload one of at most 50 megapixels',
		],
	])('and left out when it is %s', async (_, bytes, reason) => {
		await expect(measurePicture(await bytes)).rejects.toMatchObject({
			name: 'PictureError',
			message: reason,
			isPassing: false,
		});
	});
});

describe('a variant', () => {
	test.each(['webp', 'avif'] as const)('is %s, the same bytes each time', async (format) => {
		const bytes = await photograph();
		const [one, two] = await Promise.all(
			[1, 2].map(() => encodeVariant(bytes, { width: 120, format })),
		);
		expect(one).toEqual(two);
		const { format: found, compression, width, height, exif } = await sharp(one).metadata();
		expect({ found, compression }).toEqual(
			format === 'avif' ? { found: 'heif', compression: 'av1' } : { found: 'webp' },
		);
		expect({ width, height, exif }).toEqual({ width: 120, height: 80 });
	});
	test('of a photograph that is cut off is none', async () => {
		const bytes = await photograph();
		const cut = bytes.subarray(0, bytes.length - 100);
		await expect(encodeVariant(cut, { width: 120, format: 'webp' })).rejects.toMatchObject({
			name: 'PictureError',
			message: 'is damaged: upload it again',
		});
	});
});
