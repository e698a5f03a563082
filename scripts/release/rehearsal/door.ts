import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The way to the sample service, on which the rehearsal changes what it says. */
export interface Door {
	/** Origin, e.g. 'http://localhost:4463'. */
	url: string;
	/** Replaces the list of circulars; as the service gives it when left out. */
	circulars?: ((list: unknown[]) => unknown[]) | undefined;
	/** Whether every call fails. */
	isShut: boolean;
	/** Every answer so far. */
	answers: { method: string; path: string; status: number }[];
	close(): Promise<void>;
}

/**
 * Opens a door to a service. Answers carry validators of their own, as what they hold may not be the service's.
 * @param upstream origin of the service
 * @param port to listen on; the same one in each rehearsal, so that pictures are found in the cache by their addresses
 */
export async function openDoor(upstream: string, port: number): Promise<Door> {
	const server = createServer(async (request, response) => {
		const { status, type, body } = await ask(request);
		const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
		const isKnown = status === 200 && request.headers['if-none-match'] === etag;
		const sent = isKnown ? 304 : status;
		door.answers.push({ method: request.method ?? '', path: request.url ?? '', status: sent });
		response.writeHead(sent, { 'content-type': type, 'content-length': body.length, etag });
		response.end(isKnown ? undefined : body);
	});

	async function ask({ method = 'GET', url: path = '', headers }: IncomingMessage) {
		if (door.isShut) return { status: 404, type: 'text/plain', body: Buffer.from('closed') };
		const { authorization = '' } = headers;
		const answer = await fetch(upstream + path, { headers: { authorization } });
		const whole = answer.body ? await buffer(answer.body) : Buffer.alloc(0);
		const isCirculars = door.circulars && path.startsWith('/api/circular/') && method === 'GET';
		return {
			status: answer.status,
			type: answer.headers.get('content-type') ?? '',
			body: isCirculars ? changed(whole) : whole,
		};
	}

	const changed = (body: Buffer) =>
		Buffer.from(JSON.stringify(door.circulars?.(JSON.parse(body.toString()))));

	await new Promise<void>((resolve, reject) => {
		server.once('error', reject).listen(port, '127.0.0.1', resolve);
	});
	const door: Door = {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		isShut: false,
		answers: [],
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
	return door;
}
