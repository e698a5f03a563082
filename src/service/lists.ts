import { readText } from './fields/title.ts';
import { itemReader, testimonialReader } from './readers/item.ts';
import { principalMessageReader } from './readers/principal-message.ts';
import { topperReader } from './readers/topper.ts';
import type { Raw, Reader } from './readers.ts';

/** What every clean record has. */
type AnyRecord = { id: string };

/** A list of the service: where it stands and how it is read (specification 7, design 4). */
export interface List<T extends AnyRecord = AnyRecord> {
	/** Path and query; `{code}` is the school, `{page}` a page of a paged list, `{id}` a record of the list `of`. */
	path: string;
	/** Sent with the bearer token. */
	token?: true;
	/** `list`: one answer; `paged`: all pages of it; `by-id`: one record an answer, for each record of `of`. */
	shape: 'list' | 'paged' | 'by-id';
	of?: 'albums';
	/** Which records of the answer belong to the list; all when absent. */
	category?: readonly string[];
	read: Reader<T>;
	/** Its records are withdrawn when they lapse, so that fewer of them, or none, is ordinary. */
	mayEmpty?: true;
}

// Content items are dated by `fromDate`, others by `date` (design 5).
const news = itemReader(['fromDate', 'date']);
const dated = itemReader(['date', 'fromDate']);

const allNews = (category: string) =>
	({ path: '/api/news/all/{code}', shape: 'list', category: [category], read: news }) as const;
const gallery = (category: string) =>
	({ path: '/api/gallery/All/{code}', shape: 'list', category: [category], read: dated }) as const;
const whole = (path: string, read = dated) => ({ path, shape: 'list', read }) as const;

/** Every list that the pull reads. A school that keeps a list elsewhere points it there (design 4). */
export const lists = {
	news: allNews('News'),
	homework: allNews('HomeWork'),
	magazine: allNews('Magazine'),
	sports: allNews('SportActivites'),
	tenders: allNews('Tender'),
	recruitment: allNews('Recruitment'),
	homeCirculars: {
		path: '/api/news/{code}',
		shape: 'list',
		category: ['News', 'Both Sections'],
		read: news,
	},
	circulars: { ...whole('/api/circular/all/{code}', news), token: true },
	events: whole('/api/events/{code}'),
	schoolEvents: {
		path: '/api/events/all/limit/{code}?page={page}&limit=100&year=',
		shape: 'paged',
		read: dated,
	},
	toppers: { path: '/api/topper/{code}', token: true, shape: 'list', read: topperReader },
	principalMessages: {
		path: '/api/principalMessage/{code}',
		token: true,
		shape: 'list',
		read: principalMessageReader,
	},
	highlights: { ...whole('/api/highlight/{code}'), mayEmpty: true },
	notifications: { ...whole('/api/notification/{code}'), token: true, mayEmpty: true },
	onlineRegistrations: { ...whole('/api/onlineRegistration/{code}'), token: true, mayEmpty: true },
	testimonials: {
		path: '/api/testimonials/{code}',
		token: true,
		shape: 'list',
		read: testimonialReader,
	},
	albums: gallery('PhotoGallery'),
	achievements: gallery('Achievements'),
	albumDetails: {
		path: '/api/subGallery?id={id}',
		shape: 'by-id',
		of: 'albums',
		// Two albums may hold the same; each still answers for its own id.
		read: { ...dated, sameness: (_content, raw) => raw._id },
	},
} as const satisfies Record<string, List>;

export type ListName = keyof typeof lists;

/** The clean form of a list's records, e.g. `RecordOf<'toppers'>` is `Topper`. */
export type RecordOf<Name extends ListName> =
	(typeof lists)[Name]['read'] extends Reader<infer T> ? T : never;

const fold = (value: unknown) => readText(value).toLowerCase();

/** Whether a record of the list's call belongs to the list: categories are compared trimmed and folded (design 5). */
export function belongsTo(list: List, raw: Raw): boolean {
	return !list.category || list.category.some((category) => fold(category) === fold(raw.category));
}
