import type { DateText } from '#lib/dates.ts';
import type { Picture } from '#lib/pictures.ts';

/** What a card shows of an item, and what the index file of a list holds: nothing more, so that it stays small. */
export interface ListItem {
	id: string;
	/** Plain text: what the search looks through. */
	title: string;
	/** Sanitised inline markup, only when it differs from the title. */
	titleHtml?: string;
	date: DateText;
	/** What its picture's files are named by; the screen's own picture stands in when absent. */
	image?: Picture;
	/** Address of its page, only when that is not where the screen has its pages. */
	href?: string;
	/** Address of the first attachment. */
	file?: string;
	/** e.g. '09:30 AM' */
	time?: string;
	/** The first words of the description. */
	text?: string;
	/** The person or batch of an alumni entry. */
	name?: string;
	/** How many photos an album holds. */
	photos?: number;
}

/** How many cards a list holds at once: one screenful, at any size of the archive (design 3). */
export const PAGE_SIZE = 12;

/** Newest first, undated last, the order of equal dates settled by id so that two builds agree (specification 9). */
export function newestFirst(a: { date: DateText; id: string }, b: { date: DateText; id: string }) {
	return compare(b.date ?? '', a.date ?? '') || compare(a.id, b.id);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** How many pages `count` items take; an empty list has one. */
export const pageCount = (count: number, size = PAGE_SIZE) => Math.max(1, Math.ceil(count / size));
