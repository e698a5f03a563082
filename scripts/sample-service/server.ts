import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dateInKolkata } from '#lib/dates.ts';
import { createAlumniForm, FORM_PATH } from './alumni-form.ts';
import { createLists, type ListName } from './data/lists.ts';
import { createFaultPlan, type FaultKind } from './faults.ts';
import { fileAt } from './files.ts';
import { failure, type Reply, send } from './reply.ts';
import { createApi } from './routes.ts';

export type { FaultKind } from './faults.ts';

export interface SampleServiceOptions {
	/** 0 for any free one. */
	port?: number | undefined;
	/** `YYYY-MM-DD` in Asia/Kolkata; the real today when left out. */
	today?: string | undefined;
	/** Number of circulars, 240 when left out; the other lists scale with it, and with 0 all are empty. */
	items?: number | undefined;
	/** School code, 'SAMPLE' when left out. */
	code?: string | undefined;
	/** Bearer token that the marked calls then need. */
	token?: string | undefined;
	/** Another seed gives other content; 1 when left out. */
	seed?: number | undefined;
	/** Address to listen on; 127.0.0.1 when left out. */
	host?: string | undefined;
}

export interface LoggedRequest {
	method: string;
	/** Path and query. */
	path: string;
	headers: { ifNoneMatch: string | undefined; authorization: string | undefined };
	/** Status that was sent; 0 as long as there is none, for ever after a reset or hang. */
	readonly status: number;
}

export interface SampleService {
	/** Origin, e.g. 'http://localhost:4322'. */
	url: string;
	/** Base of the school's own files, e.g. 'http://localhost:4322/files'. */
	filesUrl: string;
	/** Where the alumni form posts, e.g. 'http://localhost:4322/alumni-form/exec'. */
	formUrl: string;
	/** The bodies that the alumni form has posted so far, in order of arrival. */
	submissions: readonly unknown[];
	/**
	 * Changes what the service holds from now on, as an editor or a fault of its database would.
	 * @param edit takes the records of the list and gives others; anything may stand among them
	 */
	change(list: ListName, edit: (records: readonly unknown[]) => readonly unknown[]): void;
	/**
	 * Spoils answers from now on.
	 * @param match found in (text) or tested on (pattern) path and query
	 * @param times how many requests it spoils; all when left out
	 */
	fault(match: string | RegExp, kind: FaultKind, times?: number | undefined): void;
	clearFaults(): void;
	/** Every request so far, in order of arrival. */
	requests: readonly LoggedRequest[];
	/** Ends at once, hanging answers included. */
	close(): Promise<void>;
}

/**
 * Starts the sample content service, an HTTP server that answers every call of specification 7 with invented,
 * reproducible content (design 5), and pictures, PDFs and videos for every path.
 * @throws Error when the port is taken or `today` is not a date
 */
export async function startSampleService(
	options: SampleServiceOptions = {},
): Promise<SampleService> {
	const { port = 0, items = 240, code = 'SAMPLE', seed = 1, host = '127.0.0.1', token } = options;
	const today = readDate(options.today ?? dateInKolkata(new Date()));
	let lists = createLists({ today, items, code, seed });
	let api = createApi(lists, code, token);
	const alumniForm = createAlumniForm();
	const plan = createFaultPlan();
	const requests: LoggedRequest[] = [];

	function change(list: ListName, edit: (records: readonly unknown[]) => readonly unknown[]): void {
		const records = edit(lists[list]());
		lists = { ...lists, [list]: () => records };
		api = createApi(lists, code, token);
	}

	async function reply(request: IncomingMessage, path = request.url): Promise<Reply> {
		const url = new URL(`http://service${path}`);
		const received = await alumniForm.answer(request, url.pathname);
		if (received) return received;
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			return failure(405, 'Only GET and HEAD are allowed.', { allow: 'GET, HEAD' });
		}
		return (
			api(url, request.headers.authorization) ??
			(await fileAt(url)) ??
			failure(404, `Nothing here: ${url.pathname}`)
		);
	}

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const fault = plan.take(request.url ?? '');
		if (!fault) return send(await reply(request), request, response);
		const left = new AbortController();
		response.on('close', () => left.abort());
		await fault({ request, response, good: (path) => reply(request, path), gone: left.signal });
	}

	const server = createServer((request, response) => {
		requests.push(logged(request, response));
		answer(request, response).catch((error: Error) => {
			// A client that leaves early ends a slow answer; anything else is a mistake of this service.
			if (response.destroyed) return;
			if (response.headersSent) response.destroy();
			else send(failure(500, `The sample service failed: ${error.message}`), request, response);
		});
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject).listen(port, host, resolve);
	});
	const name = host === '127.0.0.1' ? 'localhost' : host;
	const url = `http://${name}:${(server.address() as AddressInfo).port}`;

	return {
		url,
		filesUrl: `${url}/files`,
		formUrl: url + FORM_PATH,
		submissions: alumniForm.submissions,
		change,
		fault: plan.add,
		clearFaults: plan.clear,
		requests,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function logged(request: IncomingMessage, response: ServerResponse): LoggedRequest {
	const { 'if-none-match': ifNoneMatch, authorization } = request.headers;
	return {
		method: request.method ?? '',
		path: request.url ?? '',
		headers: { ifNoneMatch, authorization },
		get status() {
			return response.headersSent ? response.statusCode : 0;
		},
	};
}

function readDate(text: string): string {
	const date = new Date(text);
	if (
		/^\d{4}-\d{2}-\d{2}$/.test(text) &&
		!Number.isNaN(date.valueOf()) &&
		date.toISOString().startsWith(text)
	) {
		return text;
	}
	throw new Error(`“${text}” is not a date. Give today as YYYY-MM-DD, e.g. 2026-11-21.`);
}
