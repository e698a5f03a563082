import { dateInKolkata } from '#lib/dates.ts';
import type { ListName, Lists } from './data/lists.ts';
import type { Fields } from './data/record.ts';
import { failure, json, type Reply } from './reply.ts';

/** A path of section 7 before the school code, the list it answers with, and whether it asks for the token. */
interface Route {
	path: string;
	list: ListName;
	token?: true;
	answer?: (list: readonly unknown[], query: URLSearchParams) => unknown;
}

/** Every call that ends in the school code (specification 7). */
const routes: Route[] = [
	{ path: 'news/all', list: 'news' },
	{ path: 'news', list: 'news', answer: forHomeCirculars },
	{ path: 'events/all/limit', list: 'events', answer: paged },
	{ path: 'events', list: 'events' },
	{ path: 'topper', list: 'toppers', token: true },
	{ path: 'principalMessage', list: 'principalMessages', token: true },
	{ path: 'circular/all', list: 'circulars', token: true },
	{ path: 'highlight', list: 'highlights' },
	{ path: 'notification', list: 'notifications', token: true },
	{ path: 'onlineRegistration', list: 'onlineRegistrations', token: true },
	// One of the answers that come wrapped (design 5).
	{ path: 'testimonials', list: 'testimonials', token: true, answer: (list) => ({ data: list }) },
	{ path: 'gallery/All', list: 'gallery' },
];

/**
 * Makes the function that answers the calls for content.
 * @param lists what the service holds
 * @param code the one school code it knows
 * @param token what marked calls must bring as `Authorization: Bearer …`; none when undefined
 * @returns takes an address and the authorization header; null for a path that is no call for content
 */
export function createApi(lists: Lists, code: string, token: string | undefined) {
	// Writing thousands of records takes longer than sending them; the lists never change.
	const whole = new Map<ListName, Reply>();

	return (url: URL, authorization: string | undefined): Reply | null => {
		if (url.pathname === '/api/subGallery')
			return album(lists.gallery(), url.searchParams.get('id'));

		const [, path, given] = /^\/api\/(.+)\/([^/]+)$/.exec(url.pathname) ?? [];
		const route = routes.find((candidate) => candidate.path === path);
		if (!route) return null;
		if (route.token && token && authorization !== `Bearer ${token}`) {
			return failure(401, 'Not authorised: this call needs a valid bearer token.', {
				'www-authenticate': 'Bearer',
			});
		}
		if (given !== code) return failure(404, 'School not found');
		if (route.answer) return json(route.answer(lists[route.list](), url.searchParams));

		const reply = whole.get(route.list) ?? json(lists[route.list]());
		whole.set(route.list, reply);
		return reply;
	};
}

const fieldsOf = (record: unknown): Fields =>
	typeof record === 'object' && record !== null ? (record as Fields) : {};

const folded = (value: unknown) =>
	String(value ?? '')
		.trim()
		.toLowerCase();

function forHomeCirculars(news: readonly unknown[]): unknown {
	return news.filter((record) =>
		['news', 'both sections'].includes(folded(fieldsOf(record).category)),
	);
}

/** One object, not a list. */
function album(gallery: readonly unknown[], id: string | null): Reply {
	const found = id ? gallery.find((record) => fieldsOf(record)._id === id) : undefined;
	return found ? json(found) : failure(404, 'Gallery not found');
}

/** `data`, `totalPages`, `currentPage`, `totalCount`; a page past the end is empty. */
function paged(events: readonly unknown[], query: URLSearchParams): unknown {
	const page = countOf(query.get('page'), 1);
	const limit = countOf(query.get('limit'), 10);
	const year = query.get('year')?.trim();
	const fitting = year
		? events.filter((record) => yearText(fieldsOf(record).date) === year)
		: events;
	return {
		data: fitting.slice((page - 1) * limit, page * limit),
		totalPages: Math.ceil(fitting.length / limit),
		currentPage: page,
		totalCount: fitting.length,
	};
}

const countOf = (text: string | null, fallback: number) =>
	text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fallback;

/** The year in Kolkata of an instant, or else the four digits that stand in a written date. */
function yearText(date: unknown): string | undefined {
	const text = String(date ?? '');
	return (text.includes('T') ? dateInKolkata(new Date(text)) : text).match(/\d{4}/)?.[0];
}
