import { describe, expect, test } from 'vitest';
import { imageOf, type PreparedPicture, pictureLookup, variantsOf } from '#lib/pictures.ts';

const picture = { hash: '3fa4b2c1d5e6f708', width: 1600, height: 1067 };

describe('the forms of a picture', () => {
	test('are named by its content and their width', () => {
		expect(variantsOf(picture, 'card').map(({ file }) => file)).toEqual([
			'3fa4b2c1d5e6f708-320.webp',
			'3fa4b2c1d5e6f708-640.webp',
		]);
	});
	test('never are wider than the picture itself', () => {
		const widths = (width: number) =>
			variantsOf({ ...picture, width }, 'thumb').map((variant) => variant.width);
		expect([480, 479, 241, 240, 100].map(widths)).toEqual([
			[240, 480],
			[240, 479],
			[240, 241],
			[240],
			[100],
		]);
	});
	test('are AVIF too for the hero', () => {
		const files = variantsOf(picture, 'hero').map(({ file }) => file.slice(17));
		expect(files).toEqual([
			'480.avif',
			'960.avif',
			'1600.avif',
			'480.webp',
			'960.webp',
			'1600.webp',
		]);
	});
});

describe('what a page shows', () => {
	test('is the widest form with its real size, and all of them to choose from', () => {
		expect(imageOf(picture, 'thumb')).toEqual({
			src: '/pictures/3fa4b2c1d5e6f708-480.webp',
			srcset: '/pictures/3fa4b2c1d5e6f708-240.webp 240w, /pictures/3fa4b2c1d5e6f708-480.webp 480w',
			width: 480,
			height: 320,
		});
		expect(imageOf({ ...picture, width: 1067, height: 1600 }, 'portrait')).toMatchObject({
			width: 480,
			height: 720,
		});
	});
	test('has its AVIF apart from its WebP', () => {
		const { src, srcset, avifSrcset } = imageOf(picture, 'hero');
		expect(src).toBe('/pictures/3fa4b2c1d5e6f708-1600.webp');
		expect(srcset).not.toContain('avif');
		expect(avifSrcset).toBe(srcset.replaceAll('webp', 'avif'));
	});
	test('a line of pixels still has a height', () => {
		expect(imageOf({ ...picture, width: 5000, height: 1 }, 'card').height).toBe(1);
	});
});

test('a picture is found by its address, for what it was prepared for', () => {
	const prepared: PreparedPicture = { ...picture, uses: ['card'] };
	const find = pictureLookup(new Map([['https://s.example/a.jpg', prepared]]));
	expect(find('https://s.example/a.jpg', 'card')).toEqual(picture);
	expect(find('https://s.example/a.jpg', 'hero')).toBeNull();
	expect(find('https://s.example/b.jpg', 'card')).toBeNull();
});
