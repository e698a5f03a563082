/** What pages show pictures as, and the widths in pixels that their layouts take (design 1: pictures). */
const WIDTHS = {
	/** In a list's card, a notice, a video's tile. */
	card: [320, 640],
	/** In a gallery. */
	thumb: [240, 480],
	/** Of a person. */
	portrait: [240, 480],
	/** As wide as the page. */
	hero: [480, 960, 1600],
} as const;

export type PictureUse = keyof typeof WIDTHS;
export type PictureFormat = 'webp' | 'avif';

export const pictureUses = Object.keys(WIDTHS) as PictureUse[];

/** A photograph that the pull has measured; its smaller forms are told by this alone. */
export interface Picture {
	/** Stands for its content in the names of its files, e.g. '3fa4b2c1d5e6f708'. */
	hash: string;
	/** Of the full photograph, upright, in pixels. */
	width: number;
	height: number;
}

/** A picture with all that the pull has prepared it for. */
export interface PreparedPicture extends Picture {
	uses: readonly PictureUse[];
}

/**
 * Looks a picture up by its address.
 * @returns null when it cannot be shown: broken, or not prepared for this use; a placeholder stands there
 */
export type PictureLookup = (url: string, use: PictureUse) => Picture | null;

/** Makes the lookup in some pictures by their addresses. */
export const pictureLookup =
	(pictures: ReadonlyMap<string, PreparedPicture>): PictureLookup =>
	(url, use) => {
		const picture = pictures.get(url);
		if (!picture?.uses.includes(use)) return null;
		const { hash, width, height } = picture;
		return { hash, width, height };
	};

/** One of a picture's smaller forms. */
export interface Variant {
	/** e.g. '3fa4b2c1d5e6f708-480.webp' */
	file: string;
	width: number;
	format: PictureFormat;
}

/** Attributes of an `<img>`, and the `srcset` of an AVIF `<source>` before it where there is one. */
export interface PictureImage {
	src: string;
	srcset: string;
	avifSrcset?: string;
	width: number;
	height: number;
}

/** The widths for a use: a narrow picture is not blown up, its own width is then the last. */
const widthsFor = ({ width }: Picture, use: PictureUse): number[] => [
	...new Set(WIDTHS[use].map((wanted) => Math.min(wanted, width))),
];

/** The forms that a use takes, narrowest first: WebP, and for the hero AVIF too. */
export function variantsOf(picture: Picture, use: PictureUse): Variant[] {
	const formats: PictureFormat[] = use === 'hero' ? ['avif', 'webp'] : ['webp'];
	const widths = widthsFor(picture, use);
	return formats.flatMap((format) =>
		widths.map((width) => ({ file: `${picture.hash}-${width}.${format}`, width, format })),
	);
}

/**
 * What a page shows for a picture; its files stand below `/pictures/`.
 * @returns width and height are those of the widest form
 */
export function imageOf(picture: Picture, use: PictureUse): PictureImage {
	const variants = variantsOf(picture, use);
	const srcset = (wanted: PictureFormat) =>
		variants
			.filter(({ format }) => format === wanted)
			.map(({ file, width }) => `/pictures/${file} ${width}w`)
			.join(', ');
	const avifSrcset = srcset('avif');
	// WebP comes last, and the widest last of all.
	const { file, width } = variants.at(-1) as Variant;
	return {
		src: `/pictures/${file}`,
		srcset: srcset('webp'),
		...(avifSrcset && { avifSrcset }),
		width,
		height: Math.max(1, Math.round((picture.height * width) / picture.width)),
	};
}
