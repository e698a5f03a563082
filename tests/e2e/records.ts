import type { School, SnapshotItem } from './site.ts';

/** A record of the lists whose cards show more than a title and a date. */
export interface ListedRecord extends SnapshotItem {
	school: string;
	time: string;
	venue: string;
	/** Of alumni entries. */
	name?: string;
}

export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The records of a list, newest first. */
export const recordsOf = (school: School, list: string) => school.list(list) as ListedRecord[];
export const titlesOf = (items: SnapshotItem[]) => items.map(({ title }) => title);

/** '2025'; undefined when undated. */
export const yearOf = ({ date }: SnapshotItem) => date?.slice(0, 4);
/** 'Mar'; undefined when undated or when only the year is known. */
export const monthOf = ({ date }: SnapshotItem) => MONTHS[Number(date?.slice(5, 7)) - 1];
/** The years of a list, newest first. */
export const yearsOf = (items: SnapshotItem[]) =>
	[...new Set(items.flatMap((item) => yearOf(item) ?? []))].sort().reverse();

/** '2024 - 2025': April to March; undefined when undated or when only the year is known. */
export function sessionOf({ date }: SnapshotItem): string | undefined {
	if (!date || date.length === 4) return undefined;
	const [year, month] = date.split('-').map(Number) as [number, number];
	const start = month < 4 ? year - 1 : year;
	return `${start} - ${start + 1}`;
}

/** '1 Apr 2025' */
export const dayOf = (item: SnapshotItem) =>
	`${Number(item.date?.slice(8))} ${monthOf(item)} ${yearOf(item)}`;

/** The address of a file of the content service. */
export const addressOf = ({ facts }: School, file = '') =>
	/^https?:/.test(file)
		? file
		: `${facts.service}/api/image/${file.split('/').map(encodeURIComponent).join('/')}`;
