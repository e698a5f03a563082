import { STATUS_CODES } from 'node:http';

/** Where a call of the service went wrong. */
export type FaultKind =
	| 'unreachable'
	| 'timeout'
	| 'status'
	| 'content-type'
	| 'size'
	| 'json'
	| 'shape'
	| 'pages';

const ADVICE: Record<FaultKind, string> = {
	unreachable: 'Check CONTENT_SERVICE_URL and that the service runs',
	timeout: 'The service is overloaded or the line is bad: try again later',
	status: 'The fault lies with the service: try again later, or tell those who run it',
	'content-type':
		'Check that CONTENT_SERVICE_URL is the service itself, not a sign-in or error page',
	size: 'No list is that long: tell those who run the service',
	json: 'The answer was cut off or spoiled: try again later, or tell those who run the service',
	shape: 'Check SCHOOL_CODE, and the path of the list in src/service/lists.ts',
	pages: 'The list changed while it was read, or its pages are wrong: try again later',
};

const STATUS_ADVICE: Readonly<Record<number, string>> = {
	400: ADVICE.shape,
	401: 'Check CONTENT_SERVICE_TOKEN',
	403: 'Check CONTENT_SERVICE_TOKEN',
	404: ADVICE.shape,
	429: 'The service asks for patience: try again later',
};

/** Answers that no repetition mends. */
const FINAL = [400, 401, 403, 404];

interface Details {
	status?: number;
	retryAfter?: number;
	cause?: unknown;
}

/** A call of the service that failed: the message says in plain words what happened and what to do. */
export class ServiceError extends Error {
	readonly url: string;
	readonly kind: FaultKind;
	readonly status: number | undefined;
	/** Milliseconds for which the service wants to be left alone. */
	readonly retryAfter: number;

	/** @param what happened, to follow the URL, e.g. 'answered with an object instead of a list' */
	constructor(url: string, kind: FaultKind, what: string, details: Details = {}) {
		const advice = STATUS_ADVICE[details.status ?? 0] ?? ADVICE[kind];
		super(`${url} ${what}. ${advice}.`, { cause: details.cause });
		this.name = 'ServiceError';
		this.url = url;
		this.kind = kind;
		this.status = details.status;
		this.retryAfter = details.retryAfter ?? 0;
	}

	/** Whether the same call may go well the next time. */
	get isPassing(): boolean {
		return !FINAL.includes(this.status ?? 0);
	}
}

/** e.g. '503 (Service Unavailable)' */
export const statusText = (status: number) =>
	STATUS_CODES[status] ? `${status} (${STATUS_CODES[status]})` : String(status);
