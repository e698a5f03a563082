import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { type Answer, attempt } from './attempt.ts';
import { ServiceError } from './service-error.ts';
import type { Shape } from './shapes.ts';

/** How patient the pull is; times in milliseconds, size in bytes (measured: reading a service that fails). */
export interface HttpPolicy {
	retries: number;
	minDelay: number;
	maxDelay: number;
	/** One attempt, body included. */
	attemptTime: number;
	/** All attempts of a call and the waits between them. */
	totalTime: number;
	/** The longest Retry-After that is obeyed. */
	maxRetryAfter: number;
	maxSize: number;
	concurrency: number;
}

const DEFAULT_POLICY: HttpPolicy = {
	retries: 4,
	minDelay: 500,
	maxDelay: 8_000,
	attemptTime: 15_000,
	totalTime: 60_000,
	maxRetryAfter: 30_000,
	maxSize: 25 * 2 ** 20,
	concurrency: 4,
};

export interface Call<T> {
	/** Path and query. */
	path: string;
	shape: Shape<T>;
	/** Whether the bearer token goes with it. */
	token?: boolean | undefined;
	/** Once aborted, the call is not begun or tried again. */
	signal?: AbortSignal;
}

/** Calls of the service. */
export interface Client {
	/** The whole address of a path. */
	urlOf(path: string): string;
	/**
	 * @param etag validator of what the caller still has: null then says that it is unchanged
	 * @throws ServiceError
	 */
	get<T>(call: Call<T>): Promise<Answer<T>>;
	get<T>(call: Call<T>, etag: string | null): Promise<Answer<T> | null>;
}

/**
 * Makes the client of a service. One retried unit is the whole of fetch, status, content type, size, parse and shape:
 * half of all faults lie in the body.
 * @param origin e.g. 'https://service.example'
 * @param token '' for none
 * @throws Error when no header can carry the token
 */
export function createClient(origin: string, token: string, given: Partial<HttpPolicy>): Client {
	// The platform's own error would quote the secret.
	if (!/^[\x21-\x7e]*$/.test(token)) {
		throw new Error(
			'CONTENT_SERVICE_TOKEN holds characters that no header can carry: set it anew.',
		);
	}
	const policy = { ...DEFAULT_POLICY, ...given };
	const limit = pLimit(policy.concurrency);
	const urlOf = (path: string) => origin + path;

	const get = <T>({ path, shape, signal, token: isMarked }: Call<T>, etag?: string | null) =>
		limit(() => {
			const deadline = performance.now() + policy.totalTime;
			const remaining = () => Math.max(0, Math.ceil(deadline - performance.now()));
			const { maxSize, attemptTime } = policy;
			const once = (number: number) => {
				const headers = {
					accept: 'application/json',
					...(isMarked && token && { authorization: `Bearer ${token}` }),
					// Whoever has failed once, perhaps with a false 304, has to send it all.
					...(etag && number === 1 && { 'if-none-match': etag }),
				};
				const time = Math.min(attemptTime, remaining());
				return attempt({ url: urlOf(path), headers, maxSize, time }, shape);
			};

			return pRetry(once, {
				retries: policy.retries,
				minTimeout: policy.minDelay,
				maxTimeout: policy.maxDelay,
				maxRetryTime: policy.totalTime,
				randomize: true,
				signal,
				shouldRetry: async ({ error }) => {
					if (!(error instanceof ServiceError && error.isPassing)) return false;
					const pause = Math.min(error.retryAfter, policy.maxRetryAfter);
					if (pause >= remaining()) return false;
					await wait(pause);
					return true;
				},
			});
		});

	// Without a validator no attempt accepts 304, so that only the second form can give null.
	return { urlOf, get: get as Client['get'] };
}
