import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readSettings } from '#lib/settings.ts';
import { type ListName, lists } from '#service/lists.ts';
import { type PullOptions, pull } from '#service/pull.ts';
import { readPullInfo, readSnapshot } from '#service/snapshot.ts';
import {
	type SampleServiceOptions,
	startSampleService,
} from '../../scripts/sample-service/server.ts';

export const TODAY = '2026-11-21';
export const TOKEN = 'hush-4711';
export const listNames = Object.keys(lists) as ListName[];

/** Retries at once, so that a fault costs no time. */
export const QUICK = { retries: 2, minDelay: 1, maxDelay: 2 };

/** A folder for a snapshot, removed at the end of the test. */
export function temporaryDir(): string {
	const dir = mkdtempSync(join(tmpdir(), 'pull-'));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	return dir;
}

/** The sample service, small, stopped at the end of the test. */
export async function startService(options: SampleServiceOptions = {}) {
	const service = await startSampleService({ today: TODAY, items: 24, code: 'DEMO', ...options });
	onTestFinished(() => service.close().catch(() => {}));
	return service;
}

/** Pulls from a service. */
export function pullFrom(
	url: string,
	dir: string,
	options: Partial<PullOptions> & { code?: string; token?: string } = {},
) {
	const { code = 'DEMO', token = '', ...given } = options;
	const settings = readSettings({
		CONTENT_SERVICE_URL: url,
		SCHOOL_CODE: code,
		CONTENT_SERVICE_TOKEN: token,
	});
	return pull({ settings, dir, today: TODAY, policy: QUICK, ...given });
}

/** The snapshot of a list and its state in `pull.json`, both of which must be there. */
export async function stateOf(dir: string, list: ListName) {
	const [snapshot, info] = await Promise.all([readSnapshot(dir, list), readPullInfo(dir)]);
	const state = info?.lists[list];
	if (!snapshot || !state) throw new Error(`${list} is not in the snapshot.`);
	return { snapshot, ...state };
}

/** Everything that the pull has written, as one text. */
export const allText = (dir: string) =>
	readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
		.join('\n');

export interface Reply {
	status?: number;
	headers?: Record<string, string>;
	json: unknown;
	/** Whether the connection ends in the middle of the body. */
	isCut?: boolean;
}

/**
 * A service that answers every call with an empty list, save those for which `answer` gives something.
 * @returns its origin
 */
export async function startStub(
	answer: (
		path: string,
		request: IncomingMessage,
	) => Reply | undefined | Promise<Reply | undefined>,
): Promise<string> {
	const server = createServer(async (request, response) => {
		const path = request.url ?? '';
		const empty = { json: path.includes('limit=') ? page([], 1, 1, 0) : [] };
		const { status = 200, headers, json, isCut }: Reply = (await answer(path, request)) ?? empty;
		response.writeHead(status, { 'content-type': 'application/json', ...headers });
		if (isCut) response.write('[', () => request.socket.destroy());
		else response.end(status === 304 ? undefined : JSON.stringify(json));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A paged answer. */
export const page = (
	data: unknown[],
	currentPage: unknown,
	totalPages: unknown,
	totalCount: unknown,
) => ({
	data,
	currentPage,
	totalPages,
	totalCount,
});
