import type { Answer } from './attempt.ts';
import type { Client } from './http.ts';
import { readPages } from './pages.ts';
import { idOf, type Note, type Raw } from './readers.ts';
import { ServiceError } from './service-error.ts';
import { listShape, pageShape, recordShape, type Shape } from './shapes.ts';
import type { StoredRequest } from './snapshot.ts';

/** What a call gave, and the requests to repeat the next time. */
export interface Answered {
	records: unknown[];
	requests: StoredRequest[];
	/** What was left out before any record was read. */
	quarantine: Note[];
}

/** null: every request of the last time is unchanged. */
export type Outcome = Answered | null;

/** One answer with the whole list. */
export async function callList(
	client: Client,
	{ path, etag }: StoredRequest,
	token?: boolean,
): Promise<Outcome> {
	const answer = await client.get({ path, token, shape: listShape }, etag);
	if (!answer) return null;
	return { records: answer.value, requests: [{ path, etag: answer.etag }], quarantine: [] };
}

/**
 * Every page of a list, all of them anew when one has changed.
 * @param pathOf gives the path of a page, counted from 1
 * @param stored the requests behind what the caller still has; none when it must be read anew
 */
export async function callPages(
	client: Client,
	pathOf: (page: number) => string,
	stored: readonly StoredRequest[],
	token?: boolean,
): Promise<Outcome> {
	if (await areUnchanged(client, stored, pageShape, token)) return null;
	return { ...(await readPages(client, pathOf, token)), quarantine: [] };
}

/**
 * One record an answer, all of them anew when one has changed. A record that the service does not have (404) is
 * quarantined, unless it has none of them.
 * @param list name of the list, for the notes
 * @param wanted the records to ask for: path, the `id` that the record gets, and the validator of what the caller has
 */
export async function callEach(
	client: Client,
	list: string,
	wanted: readonly StoredRequest[],
	token?: boolean,
): Promise<Outcome> {
	if (await areUnchanged(client, wanted, recordShape, token)) return null;
	const stop = new AbortController();
	const ask = async ({ path, id = '' }: StoredRequest) => {
		const call = { path, token, shape: recordShape, signal: stop.signal };
		return { path, url: client.urlOf(path), id, answer: await client.get(call).catch(orAbsent) };
	};
	try {
		return assemble(list, await Promise.all(wanted.map(ask)));
	} finally {
		// The first fault decides: what still waits is not asked any more.
		stop.abort();
	}
}

function orAbsent(error: unknown): ServiceError {
	if (error instanceof ServiceError && error.status === 404) return error;
	throw error;
}

interface Asked {
	path: string;
	url: string;
	id: string;
	answer: Answer<Raw> | ServiceError;
}

function assemble(list: string, asked: readonly Asked[]): Answered {
	const outcome: Answered = { records: [], requests: [], quarantine: [] };
	const paths = new Map<string, string>();
	for (const { path, url, id, answer } of asked) {
		if (answer instanceof ServiceError) {
			outcome.quarantine.push({ list, id, field: '', reason: answer.message });
			outcome.requests.push({ path, id, etag: null });
			if (outcome.quarantine.length === asked.length) throw answer;
		} else {
			const own = idOf(answer.value);
			// A cache on the way that forgets the query answers with one record for all.
			if (own && (paths.get(own) ?? path) !== path) {
				throw new ServiceError(url, 'shape', 'answered with another record', { status: 200 });
			}
			paths.set(own, path);
			outcome.records.push({ ...answer.value, _id: id });
			outcome.requests.push({ path, id, etag: answer.etag });
		}
	}
	return outcome;
}

async function areUnchanged(
	client: Client,
	stored: readonly StoredRequest[],
	shape: Shape<unknown>,
	token?: boolean,
): Promise<boolean> {
	const isUnchanged = async ({ path, etag }: StoredRequest) =>
		etag !== null && (await client.get({ path, token, shape }, etag)) === null;
	const [first, ...others] = stored;
	// What is new stands in front: mostly the first request tells.
	if (!first || !(await isUnchanged(first))) return false;
	return (await Promise.all(others.map(isUnchanged))).every(Boolean);
}
