import { quote } from './fields/text.ts';
import { ServiceError, statusText } from './service-error.ts';

export interface Request {
	url: string;
	headers: Readonly<Record<string, string>>;
	/** Bytes of a body, unpacked. */
	maxSize: number;
	/** Whole milliseconds, body included. */
	time: number;
}

/**
 * Gets the text of an answer: fetch, status, content type, size.
 * @returns null for 304: what the validator among the headers stands for is unchanged
 * @throws ServiceError
 */
export async function receive(
	request: Request,
): Promise<{ text: string; etag: string | null } | null> {
	const { url, headers, time } = request;
	const signal = AbortSignal.timeout(time);
	let response: Response | undefined;
	try {
		response = await fetch(url, { headers, signal });
		if (isUnchanged(response, headers['if-none-match'])) return null;
		await assertJson(url, response);
		return { text: await readText(request, response), etag: response.headers.get('etag') };
	} catch (cause) {
		if (cause instanceof ServiceError) throw cause;
		const status = response && { status: response.status };
		if (cause instanceof Error && cause.name === 'TimeoutError') {
			const what = `did not answer in full within ${Math.ceil(time / 1000)} s`;
			throw new ServiceError(url, 'timeout', what, { ...status, cause });
		}
		const what = response ? 'broke off in the middle of its answer' : 'could not be reached';
		throw new ServiceError(url, 'unreachable', what + reasonOf(cause), { ...status, cause });
	}
}

/**
 * A 304 counts only for the content that was asked about (RFC 9110, 15.4.5): a cache on the way may answer so for
 * another, or for a list that was never read.
 */
function isUnchanged({ status, headers }: Response, asked: string | undefined): boolean {
	return status === 304 && asked !== undefined && opaque(headers.get('etag')) === opaque(asked);
}

/** A validator without its mark of weakness, which no comparison for 304 heeds (RFC 9110, 13.1.2). */
const opaque = (etag: string | null) => etag?.replace(/^W\//, '');

async function assertJson(url: string, { status, headers, body }: Response): Promise<void> {
	const type = headers.get('content-type') ?? '';
	if (status === 200 && /^(application|text)\/([\w.-]+\+)?json\b/i.test(type)) return;
	await body?.cancel();
	if (status === 200) {
		const what = `answered with ${quote(type)} instead of JSON`;
		throw new ServiceError(url, 'content-type', what, { status });
	}
	const retryAfter = waitOf(headers.get('retry-after') ?? '');
	throw new ServiceError(url, 'status', `answered ${statusText(status)}`, { status, retryAfter });
}

/** Milliseconds of a Retry-After header: seconds or a date. */
function waitOf(header: string): number {
	if (/^\d+$/.test(header)) return Number(header) * 1000;
	return Math.max(0, Date.parse(header) - Date.now()) || 0;
}

async function readText({ url, maxSize }: Request, { status, body }: Response): Promise<string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body ?? []) {
		size += chunk.byteLength;
		if (size > maxSize) {
			const what = `answered with more than ${Math.floor(maxSize / 2 ** 20)} MB`;
			throw new ServiceError(url, 'size', what, { status });
		}
		chunks.push(chunk);
	}
	return new TextDecoder().decode(Buffer.concat(chunks));
}

/** The system's name of a network fault, e.g. ' (ECONNREFUSED)'. */
function reasonOf(error: unknown): string {
	const cause = error instanceof Error ? error.cause : undefined;
	if (!(cause instanceof Error)) return '';
	return ` (${'code' in cause ? String(cause.code) : cause.message})`;
}
