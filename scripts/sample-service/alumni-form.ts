import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { failure, json, type Reply } from './reply.ts';

/** Where the alumni form posts, below the service's origin. */
export const FORM_PATH = '/alumni-form/exec';
const DONE_PATH = '/alumni-form/done';
const SUBMISSIONS_PATH = '/alumni-form/submissions';

/**
 * Makes the stand-in for the spreadsheet script of the alumni form (specification 7): like the real one it answers a
 * submission by sending the browser on to a page that says so, 302 then 200, and keeps what it got.
 * @returns the submissions so far, and the function that answers; it gives null for what is none of its calls
 */
export function createAlumniForm() {
	const submissions: unknown[] = [];

	async function answer(request: IncomingMessage, path: string): Promise<Reply | null> {
		if (path === DONE_PATH) return json({ result: 'success' });
		if (path === SUBMISSIONS_PATH) return json(submissions);
		if (path !== FORM_PATH) return null;
		if (request.method !== 'POST') {
			return failure(405, 'A submission is posted.', { allow: 'POST' });
		}
		try {
			// A browser may send no other type than text without asking first; what the text holds is JSON.
			submissions.push(JSON.parse(await text(request)));
		} catch {
			return failure(400, 'A submission is JSON.');
		}
		return { status: 302, headers: { location: DONE_PATH }, body: Buffer.alloc(0) };
	}
	return { submissions: submissions as readonly unknown[], answer };
}
