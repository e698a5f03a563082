import type { RequestBody } from './submission.ts';

/** Long enough for the largest file over a slow line. */
const PATIENCE = 5 * 60_000;

/** What a browser sends on behalf of a page that is being left, in bytes (Fetch, keepalive). */
const KEEPALIVE_LIMIT = 60_000;

/**
 * Posts a submission to the spreadsheet script (specification 7). The script belongs to another site and allows no
 * reading: a `no-cors` request may carry no `application/json`, so the JSON travels as text, and of the answer it is
 * only known that there was one.
 * @param address `ALUMNI_FORM_URL`
 * @throws when no answer came
 */
export async function postForm(address: string, body: RequestBody): Promise<void> {
	const text = new Blob([JSON.stringify(body)], { type: 'text/plain;charset=utf-8' });
	await fetch(address, {
		method: 'POST',
		mode: 'no-cors',
		credentials: 'omit',
		body: text,
		keepalive: text.size < KEEPALIVE_LIMIT,
		signal: AbortSignal.timeout(PATIENCE),
	});
}
