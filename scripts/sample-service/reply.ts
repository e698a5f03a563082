import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer before it meets the request's conditions. */
export interface Reply {
	status: number;
	headers: OutgoingHttpHeaders;
	body: Buffer;
}

/** A JSON answer. */
export function json(value: unknown, status = 200, headers: OutgoingHttpHeaders = {}): Reply {
	return {
		status,
		headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
		body: Buffer.from(JSON.stringify(value)),
	};
}

/** An error as the service words it: `{success:false,message}`. */
export function failure(status: number, message: string, headers: OutgoingHttpHeaders = {}): Reply {
	return json({ success: false, message }, status, headers);
}

const etags = new WeakMap<Buffer, string>();

/** A strong validator: the hash of the content. */
function etagOf(body: Buffer): string {
	const known =
		etags.get(body) ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
	etags.set(body, known);
	return known;
}

/** Sends an answer: complete, one byte range of it, its headers only (HEAD), or 304 for what the client still has. */
export function send(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
	const { status, headers, body } = reply.status === 200 ? conditional(reply, request) : reply;
	response.writeHead(
		status,
		status === 304 ? headers : { ...headers, 'content-length': body.length },
	);
	response.end(request.method === 'HEAD' ? undefined : body);
}

function conditional({ status, headers, body }: Reply, request: IncomingMessage): Reply {
	const etag = etagOf(body);
	const validated = { ...headers, etag, 'accept-ranges': 'bytes' };
	const known = request.headers['if-none-match']
		?.split(',')
		.map((tag) => tag.trim().replace(/^W\//, ''));
	if (known?.includes(etag) || known?.includes('*')) {
		return { status: 304, headers: { etag }, body: Buffer.alloc(0) };
	}
	const range = request.headers.range && rangeOf(request.headers.range, body.length);
	if (!range) return { status, headers: validated, body };
	if (range === 'unsatisfiable') {
		return failure(416, 'The range lies outside the file.', {
			'content-range': `bytes */${body.length}`,
		});
	}
	const [from, to] = range;
	return {
		status: 206,
		headers: { ...validated, 'content-range': `bytes ${from}-${to}/${body.length}` },
		body: body.subarray(from, to + 1),
	};
}

/** First and last byte of a single range; null for a form to be ignored, such as several ranges (RFC 9110, 14.2). */
function rangeOf(header: string, size: number): [number, number] | 'unsatisfiable' | null {
	const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
	if (first === '' && last === '') return null;
	const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
	const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
	return from > to ? 'unsatisfiable' : [from, to];
}
