import type { Client } from './http.ts';
import { idOf } from './readers.ts';
import { ServiceError } from './service-error.ts';
import { type Page, pageShape } from './shapes.ts';
import type { StoredRequest } from './snapshot.ts';

interface Pages {
	records: unknown[];
	requests: StoredRequest[];
}

/**
 * Reads every page of a paged call, one after the other (specification 7, 9); all of them again when they do not make
 * a whole, since a record that is added meanwhile moves the others.
 * @param pathOf gives the path of a page, counted from 1
 * @throws ServiceError also when the pages do not make a whole the second time: see `makePageCheck`
 */
export async function readPages(
	client: Client,
	pathOf: (page: number) => string,
	token?: boolean,
): Promise<Pages> {
	const read = () => readOnce(client, pathOf, token);
	return read().catch((error) => {
		if (error instanceof ServiceError && error.kind === 'pages') return read();
		throw error;
	});
}

async function readOnce(
	client: Client,
	pathOf: (page: number) => string,
	token?: boolean,
): Promise<Pages> {
	const records: unknown[] = [];
	const requests: StoredRequest[] = [];
	const findFault = makePageCheck();
	let last: Page;
	do {
		const path = pathOf(requests.length + 1);
		const { value, etag } = await client.get({ path, token, shape: pageShape });
		const fault = findFault(value);
		if (fault) throw new ServiceError(client.urlOf(path), 'pages', fault, { status: 200 });
		records.push(...value.records);
		requests.push({ path, etag });
		last = value;
	} while (requests.length < last.totalPages);
	return { records, requests };
}

/**
 * Makes the check of pages that come in their order: another page than asked for, totals that change or differ from
 * what was read, the same record on two pages, so that others are left out.
 * @returns takes the next page; gives what is wrong, to follow the URL, or null
 */
export function makePageCheck(): (page: Page) => string | null {
	let first: Page | undefined;
	let asked = 0;
	let read = 0;
	const seen = new Set<string>();

	return (page) => {
		asked += 1;
		first ??= page;
		if (page.page !== asked)
			return `answered with page ${page.page} where page ${asked} was asked for`;
		if (page.totalPages !== first.totalPages || page.totalCount !== first.totalCount) {
			return `gives other totals on page ${asked} than on page 1`;
		}
		const keys = keysOf(page);
		if (keys.some((key) => seen.has(key)))
			return `repeats on page ${asked} records of an earlier page`;
		for (const key of keys) seen.add(key);

		read += page.records.length;
		const isEnd = asked >= page.totalPages || page.records.length === 0;
		if (isEnd && read !== page.totalCount)
			return `gave ${read} records where it counts ${page.totalCount}`;
		return null;
	};
}

/** What no other page may hold: the page as a whole, and its records. One without an id may well come twice. */
function keysOf({ records }: Page): string[] {
	const known = records.filter(idOf).map((record) => JSON.stringify(record));
	return [...known, ...(records.length > 0 ? [JSON.stringify(records)] : [])];
}
