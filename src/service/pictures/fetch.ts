import pRetry from 'p-retry';
import type { HttpPolicy } from '#service/http.ts';
import { statusText } from '#service/service-error.ts';
import { hostJudge } from './hosts.ts';
import { PictureError } from './picture-error.ts';

/** How patient the pull is with one picture; times in milliseconds, size in bytes. */
export type FetchPolicy = Pick<
	HttpPolicy,
	'retries' | 'minDelay' | 'maxDelay' | 'attemptTime' | 'maxSize'
>;

const FETCH_POLICY: FetchPolicy = {
	retries: 2,
	minDelay: 500,
	maxDelay: 4_000,
	attemptTime: 30_000,
	maxSize: 25 * 2 ** 20,
};

/** A host that fails so often in a row is not asked any more: thousands of pictures may wait. */
const STRIKES = 20;

/** A photograph as it came, and the validator to ask with the next time. */
export interface Photograph {
	bytes: Buffer;
	etag: string | null;
}

/**
 * Fetches a photograph.
 * @param etag of what the caller still has: null then says that it is unchanged
 * @throws PictureError
 */
export type Fetcher = (url: string, etag: string | null) => Promise<Photograph | null>;

/**
 * Makes a fetcher, which sends no bearer token: pictures are for everyone (specification 7).
 * @param known addresses of the service and the file host; other hosts are asked only in public, and without redirects
 */
export function createFetcher(given: Partial<FetchPolicy>, known: readonly string[]): Fetcher {
	const policy = { ...FETCH_POLICY, ...given };
	const judge = hostJudge(known);
	const strikes = new Map<string, number>();
	return async (url, etag) => {
		const { host } = new URL(url);
		const kind = judge(url);
		if (kind === 'inner') {
			throw new PictureError('is not at a public https address: upload it to the service', false);
		}
		const redirect = kind === 'known' ? 'follow' : 'manual';
		const struck = () => strikes.get(host) ?? 0;
		if (struck() >= STRIKES) throw new PictureError(`was not asked for: ${host} fails`, true);
		try {
			const photograph = await pRetry(() => fetchOnce(url, { etag, redirect }, policy), {
				retries: policy.retries,
				minTimeout: policy.minDelay,
				maxTimeout: policy.maxDelay,
				randomize: true,
				shouldRetry: ({ error }) => isPassing(error),
			});
			strikes.delete(host);
			return photograph;
		} catch (error) {
			if (isPassing(error)) strikes.set(host, struck() + 1);
			throw error;
		}
	};
}

const isPassing = (error: unknown) => error instanceof PictureError && error.isPassing;

interface Asking {
	etag: string | null;
	redirect: 'follow' | 'manual';
}

async function fetchOnce(url: string, { etag, redirect }: Asking, policy: FetchPolicy) {
	try {
		const response = await fetch(url, {
			headers: { accept: 'image/*', ...(etag && { 'if-none-match': etag }) },
			redirect,
			signal: AbortSignal.timeout(policy.attemptTime),
		});
		const { status, headers, body } = response;
		if (status === 304 && etag) return null;
		if (status !== 200) {
			await body?.cancel();
			throw new PictureError(`answers ${statusText(status)}`, status >= 500 || status === 429);
		}
		return { bytes: await readBytes(response, policy.maxSize), etag: headers.get('etag') };
	} catch (error) {
		if (error instanceof PictureError) throw error;
		const isLate = error instanceof Error && error.name === 'TimeoutError';
		throw new PictureError(isLate ? 'does not answer in time' : 'cannot be reached', true);
	}
}

async function readBytes({ body }: Response, maxSize: number): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body ?? []) {
		size += chunk.byteLength;
		if (size > maxSize) {
			const limit = Math.floor(maxSize / 2 ** 20);
			throw new PictureError(`is larger than ${limit} MB: upload a smaller one`, false);
		}
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
