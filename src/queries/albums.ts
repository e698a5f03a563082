import { getCollection } from 'astro:content';
import { byYear, formatDateGb, withDetails } from '#lib/albums.ts';
import { isPicture } from '#lib/files.ts';
import { newestFirst, PAGE_SIZE } from '#lib/list/items.ts';
import { screenNames } from '#lib/routes.ts';
import { type ItemView, toItemView, uniqueTitles } from './item-pages.ts';
import { type Item, itemsOf } from './items.ts';
import { getSite, type Site } from './site.ts';

/** An album's page (specification 2, Sub Gallery): its date, which is that of its last update too, and its photos. */
export interface AlbumView
	extends Pick<
		ItemView,
		| 'id'
		| 'title'
		| 'titleHtml'
		| 'pageTitle'
		| 'date'
		| 'bodyHtml'
		| 'documents'
		| 'pictures'
		| 'summary'
	> {
	/** e.g. '01/04/2025' */
	dateText: string;
}

/** All albums of the gallery with their details, newest first. */
async function albums(): Promise<Item[]> {
	const details = await getCollection('albumDetails');
	return withDetails(
		await itemsOf('albums'),
		details.map(({ data }) => data),
	).sort(newestFirst);
}

/** Every album with the path of its own page, for `getStaticPaths`. */
export async function albumPaths() {
	const site = await getSite();
	const titleOf = uniqueTitles();
	return (await albums()).map((album) => ({
		params: { id: album.id },
		props: { album: toAlbumView(album, site, titleOf(album, screenNames['/SubGallery'])) },
	}));
}

function toAlbumView(album: Item, site: Site, pageTitle: string): AlbumView {
	// The attachments of an album are its photos.
	const images = [...album.attachments.filter(isPicture), ...album.images];
	const attachments = album.attachments.filter((file) => !isPicture(file));
	const view = toItemView({ ...album, images, attachments }, site, pageTitle);
	return { ...view, dateText: formatDateGb(album.date) };
}

/** How many albums stand where an address names none; the gallery has them all. */
const NEWEST = 2 * PAGE_SIZE;

/** Links to the newest albums by year, undated ones last. */
export async function newestAlbums() {
	return byYear((await albums()).slice(0, NEWEST)).map(([year, ofYear]) => ({
		year,
		albums: ofYear.map(({ id, titleHtml, date }) => ({
			href: `/SubGallery/${id}`,
			titleHtml,
			date,
			dateText: formatDateGb(date),
		})),
	}));
}
