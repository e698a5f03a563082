import { type DateText, yearOf } from './dates.ts';

/** A date as en-GB writes it, e.g. '01/04/2025' (specification 2, Sub Gallery); '2025' for a bare year, 'not given' when undated. */
export const formatDateGb = (date: DateText): string =>
	date?.split('-').reverse().join('/') ?? 'not given';

/**
 * The albums with their details where there are any (specification 7: `/api/subGallery?id=`): an album whose detail
 * could not be read shows what the list of albums says of it.
 */
export function withDetails<Album extends { id: string }>(
	albums: readonly Album[],
	details: readonly Album[],
): Album[] {
	const byId = new Map(details.map((detail) => [detail.id, detail]));
	return albums.map((album) => byId.get(album.id) ?? album);
}

/** Albums under the year of their date, e.g. '2025', in the order in which they come; those without one under 'Undated'. */
export const byYear = <Album extends { date: DateText }>(albums: readonly Album[]) => [
	...Map.groupBy(albums, ({ date }) => String(yearOf(date) ?? 'Undated')),
];
