import { isPicture, ownFileUrl, serviceFileUrl } from '#lib/files.ts';
import type { PictureUse } from '#lib/pictures.ts';
import type { PublicSettings } from '#lib/settings.ts';
import type { Item, PrincipalMessage, Topper } from '#service/records.ts';

/** The school's own pictures: galleries by id, and video tiles. */
export interface OwnPictures {
	galleries: ReadonlyMap<string, { pictures: readonly { file: string }[] }>;
	videos: ReadonlyMap<string, { videos: readonly { thumbnail: string }[] }>;
}

/** What each picture is shown as, by its address. */
export type NeededPictures = ReadonlyMap<string, ReadonlySet<PictureUse>>;

type Origins = Pick<PublicSettings, 'CONTENT_SERVICE_URL' | 'FILES_URL'>;

/** Lists whose items have pages with their pictures. */
const ITEMS = [
	'news',
	'homeCirculars',
	'circulars',
	'events',
	'schoolEvents',
	'homework',
	'magazine',
	'sports',
	'achievements',
	'testimonials',
] as const;
const ALBUMS = ['albums', 'albumDetails'] as const;
const PEOPLE = ['toppers', 'principalMessages'] as const;
/** Lists whose cards show a picture; the others list titles alone (specification 2). */
const CARDS = ['circulars', 'schoolEvents', 'notifications'] as const;

/** The records of the lists that hold pictures, as the site shows them. */
export type Lists = {
	[Name in (typeof ITEMS | typeof ALBUMS | typeof CARDS)[number]]?: readonly Item[];
} & { [Name in (typeof PEOPLE)[number]]?: readonly Pick<Topper | PrincipalMessage, 'photo'>[] };

/** The gallery that the home page shows as slides. */
const SLIDES = 'home-slides';

const onlyPictures = (...files: string[][]) => [...new Set(files.flat())].filter(isPicture);

/** The pictures of an item; the first is that of its card. */
export const picturesOf = ({ images, galleryAttachments }: Item) =>
	onlyPictures(images, galleryAttachments);

/** The pictures of an album, whose attachments are its photos; the first is that of its card. */
export const photosOf = ({ attachments, images, galleryAttachments }: Item) =>
	onlyPictures(attachments, images, galleryAttachments);

/**
 * The pictures that pages show, each with all that it is shown as (specification 2).
 * @param own what the school keeps in `src/content`
 * @param origins where the files of records and those of the school stand
 */
export function neededPictures(lists: Lists, own: OwnPictures, origins: Origins): NeededPictures {
	const needed = new Map<string, Set<PictureUse>>();
	const add = (url: string, use: PictureUse) =>
		needed.set(url, (needed.get(url) ?? new Set()).add(use));
	const addFiles = (files: readonly string[], use: PictureUse) => {
		for (const file of files) add(serviceFileUrl(origins.CONTENT_SERVICE_URL, file), use);
	};
	const addFirst = (files: readonly string[]) => addFiles(files.slice(0, 1), 'card');

	for (const item of ITEMS.flatMap((name) => lists[name] ?? [])) {
		addFiles(picturesOf(item), 'thumb');
	}
	for (const item of CARDS.flatMap((name) => lists[name] ?? [])) addFirst(picturesOf(item));
	for (const album of ALBUMS.flatMap((name) => lists[name] ?? [])) {
		addFiles(photosOf(album), 'thumb');
	}
	for (const album of lists.albums ?? []) addFirst(photosOf(album));
	for (const { photo } of PEOPLE.flatMap((name) => lists[name] ?? [])) {
		if (photo) addFiles([photo], 'portrait');
	}
	const addOwn = (file: string, use: PictureUse) => add(ownFileUrl(origins.FILES_URL, file), use);
	for (const [id, { pictures }] of own.galleries) {
		for (const { file } of pictures) addOwn(file, id === SLIDES ? 'hero' : 'thumb');
		// It may stand for the gallery on a card.
		if (pictures[0]) addOwn(pictures[0].file, 'card');
	}
	for (const { videos } of own.videos.values()) {
		for (const { thumbnail } of videos) addOwn(thumbnail, 'card');
	}
	return needed;
}
