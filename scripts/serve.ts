import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { readHeaders } from './serve/headers.ts';
import { command } from './steps/process.ts';

export interface Server {
	/** e.g. 'http://localhost:4321' */
	url: string;
	close(): Promise<void>;
}

/**
 * Serves a built site as a CDN does (design 2): `History.html` at `/History`, exact and case-sensitive, no redirect;
 * anything else is `404.html` with status 404, `_headers` itself too, whose headers it sends. It knows the files that
 * were there at the start.
 * @param options.dir folder of the built site, with an index.html
 * @param options.port 0 takes a free one
 * @throws Error when the folder holds no site or the port is taken
 */
export async function serve({ dir, port }: { dir: string; port: number }): Promise<Server> {
	if (!existsSync(join(dir, 'index.html'))) {
		throw new Error(`There is no built site in ${dir}: run \`npm run build\` first.`);
	}
	const notFound = readFileSync(join(dir, '404.html'));
	const headersFile = join(dir, '_headers');
	const headersOf = readHeaders(existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '');
	const files = sirv(dir, { etag: true, extensions: ['html'] });
	const server = createServer((request, response) => {
		const answerNotFound = () => {
			// A file that is not there yet must not stay away for a year.
			response.setHeaders(headersOf('/404'));
			response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(notFound);
		};
		const path = request.url?.split(/[?#]/, 1)[0] ?? '/';
		// sirv takes `/History/` for `/History`: one page, one address.
		if ((path !== '/' && path.endsWith('/')) || path === '/_headers') return answerNotFound();
		response.setHeaders(headersOf(path));
		files(request, response, answerNotFound);
	});
	await listen(server, port);
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		close: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) =>
			reject(error.code === 'EADDRINUSE' ? new Error(takenText(port)) : error),
		);
		server.listen(port, resolve);
	});
}

const takenText = (port: number) =>
	`Port ${port} is taken: stop what runs there, or choose another with PORT=${port + 1}.`;

/** @throws Error when something listens on the port: said before the minute that a build takes. */
export async function assertPortFree(port: number): Promise<void> {
	const server = createServer();
	await listen(server, port);
	await new Promise((resolve) => server.close(resolve));
}

/**
 * The port of `PORT`, 4321 when it is not set (design 2).
 * @throws Error when it is not a port number
 */
export function portOf(env: { PORT?: string }): number {
	const port = Number(env.PORT || 4321);
	if (Number.isInteger(port) && port > 0 && port < 65536) return port;
	throw new Error(`PORT is “${env.PORT}”: set a number from 1 to 65535, or leave it out for 4321.`);
}

if (import.meta.main) {
	await command(async () => {
		const { url } = await serve({ dir: process.argv[2] ?? 'dist', port: portOf(process.env) });
		console.log(`The site is at ${url} (Ctrl+C stops it)`);
	});
}
