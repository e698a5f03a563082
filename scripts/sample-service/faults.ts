import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { failure, json, type Reply, send } from './reply.ts';

/** What a fault gets to spoil. */
interface Occasion {
	request: IncomingMessage;
	response: ServerResponse;
	/** The answer that the service would have given, or would give for another path with query. */
	good: (path?: string) => Promise<Reply>;
	/** Aborted when the client has gone or the service closes. */
	gone: AbortSignal;
}

type Fault = (occasion: Occasion) => void | Promise<void>;

const MEGABYTE = 2 ** 20;
const OVERSIZE = 61 * MEGABYTE;

const answer =
	(reply: Reply): Fault =>
	({ request, response }) =>
		send(reply, request, response);
const status = (code: number, message: string, headers = {}) =>
	answer(failure(code, message, headers));
/** The good answer with its body or headers changed. */
const spoiled =
	(change: (reply: Reply) => Partial<Reply>): Fault =>
	async ({ request, response, good }) => {
		const reply = await good();
		send({ ...reply, ...change(reply) }, request, response);
	};
const half = (body: Buffer) => body.subarray(0, Math.ceil(body.length / 2));
const html: Reply = {
	status: 200,
	headers: { 'content-type': 'text/html; charset=utf-8' },
	body: Buffer.from('<!doctype html><title>Sign in</title><h1>Please sign in to the network</h1>'),
};

/** A page whose totals are others. */
const totals = (field: string) =>
	spoiled(({ body }) => {
		const page = JSON.parse(body.toString());
		return { body: Buffer.from(JSON.stringify({ ...page, [field]: page[field] + 1 })) };
	});

/** Everything that can go wrong between a service and its reader, by name. */
export const faults = {
	reset: ({ request }) => void request.socket.resetAndDestroy(),
	'header-hang': () => {},
	'body-hang': async ({ response, good }) => {
		const { status, headers, body } = await good();
		response.writeHead(status, { ...headers, 'content-length': body.length });
		response.write(half(body));
	},
	drip: async ({ response, gone }) => {
		response.writeHead(200, { 'content-type': 'application/json' });
		response.write('[');
		while (!gone.aborted) {
			await delay(100, undefined, { signal: gone });
			response.write(' ');
		}
	},
	slow: async ({ request, response, good, gone }) => {
		await delay(2000, undefined, { signal: gone });
		send(await good(), request, response);
	},
	'408': status(408, 'Request timeout'),
	'429': status(429, 'Too many requests'),
	'429-retry-after': status(429, 'Too many requests', { 'retry-after': '1' }),
	'500': status(500, 'Internal server error'),
	'502': status(502, 'Bad gateway'),
	'503': status(503, 'Service unavailable'),
	'401': status(401, 'Unauthorized'),
	'403': status(403, 'Forbidden'),
	'404': status(404, 'Not found'),
	'redirect-loop': ({ request, response }) => {
		response.writeHead(302, { location: request.url ?? '/', 'content-length': 0 }).end();
	},
	html: answer(html),
	'empty-body': spoiled(() => ({ body: Buffer.alloc(0) })),
	'truncated-json': spoiled(({ body }) => ({ body: half(body) })),
	'broken-json': spoiled(({ body }) => ({
		body: Buffer.concat([body.subarray(0, 1), Buffer.from(','), body.subarray(1)]),
	})),
	'wrong-shape': answer(json({ success: false, message: 'Something went wrong' })),
	'empty-object': answer(json({})),
	null: answer(json(null)),
	'empty-list': answer(json([])),
	wrapped: spoiled(({ body }) => ({ body: Buffer.from(`{"data":${body}}`) })),
	'gzip-cut': spoiled(({ headers, body }) => ({
		headers: { ...headers, 'content-encoding': 'gzip' },
		body: half(gzipSync(body)),
	})),
	'wrong-content-type': spoiled(({ headers }) => ({
		headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
	})),
	oversize: async ({ response, good }) => {
		const { headers, body } = await good();
		response.writeHead(200, headers);
		await pipeline(Readable.from(padded(body)), response);
	},
	'page-loop': async ({ request, response, good }) => {
		const first = await good(request.url?.replace(/([?&]page=)\d+/, '$11'));
		send(first, request, response);
	},
	'page-overlap': async ({ request, response, good }) => {
		const page = async (path?: string) => JSON.parse((await good(path)).body.toString());
		const [first, own] = [await page(request.url?.replace(/([?&]page=)\d+/, '$11')), await page()];
		send(
			json({ ...own, data: [...first.data.slice(0, 1), ...own.data.slice(1)] }),
			request,
			response,
		);
	},
	'total-count': totals('totalCount'),
	'total-pages': totals('totalPages'),
	'wrong-304': ({ response }) => void response.writeHead(304).end(),
} satisfies Record<string, Fault>;

/** White space ahead of a good body: still JSON, only far too much of it. */
function* padded(body: Buffer): Generator<Buffer> {
	const blank = Buffer.alloc(MEGABYTE, ' ');
	for (let sent = 0; sent < OVERSIZE; sent += MEGABYTE) yield blank;
	yield body;
}

export type FaultKind = keyof typeof faults;

/** Whether a text names a fault. */
export function isFaultKind(text: string): text is FaultKind {
	return Object.hasOwn(faults, text);
}

interface Plan {
	match: string | RegExp;
	kind: FaultKind;
	left: number;
}

/** The faults that are set at the moment; the one set first wins. */
export function createFaultPlan() {
	const plans: Plan[] = [];
	return {
		add(match: string | RegExp, kind: FaultKind, times = Number.POSITIVE_INFINITY): void {
			plans.push({ match, kind, left: times });
		},
		clear(): void {
			plans.length = 0;
		},
		/** The fault for a path with query, which is thereby used up once; undefined for a good answer. */
		take(path: string): Fault | undefined {
			const plan = plans.find(
				({ match, left }) =>
					left > 0 && (typeof match === 'string' ? path.includes(match) : path.search(match) >= 0),
			);
			if (plan) plan.left--;
			return plan && faults[plan.kind];
		},
	};
}
