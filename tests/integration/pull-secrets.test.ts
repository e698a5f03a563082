import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { inspect, promisify } from 'node:util';
import { expect, test } from 'vitest';
import { allText, pullFrom, startService, startStub, TODAY, temporaryDir } from './pull-helpers.ts';

const CANARY = 'canary+4711/secret==';
/** Every form in which the secret could be written down. */
const forms = [
	CANARY,
	encodeURIComponent(CANARY),
	// Whatever stands before it, two of three alignments of its letters are these.
	...[0, 1, 2].map((shift) =>
		Buffer.from(`${'x'.repeat(shift)}${CANARY}`)
			.toString('base64')
			.slice(shift ? 4 : 0, -4),
	),
	Buffer.from(CANARY).toString('hex'),
];
const leaks = (text: string) => forms.filter((form) => text.includes(form));

/** Runs the command; gives its exit code and everything that it has written to terminal, snapshot and cache. */
async function run(url: string, dir: string, cache: string, args: string[] = []) {
	const files = ['--content', dir, '--today', TODAY, ...args];
	const env = {
		PATH: process.env.PATH,
		CONTENT_SERVICE_URL: url,
		SCHOOL_CODE: 'DEMO',
		CONTENT_SERVICE_TOKEN: CANARY,
		FILES_URL: url,
		PICTURE_CACHE: cache,
		NODE_OPTIONS: '--trace-warnings',
	};
	const done = await promisify(execFile)(process.execPath, [resolve('scripts/pull.ts'), ...files], {
		env,
	}).then(
		({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
		({ code, stdout, stderr }) => ({ code, stdout, stderr }),
	);
	return {
		code: done.code,
		text: [done.stdout, done.stderr, allText(dir), allText(cache)].join('\n'),
	};
}

test('the forms are found where they are', () => {
	for (const text of ['', 'a', 'ab', 'Bearer ']) {
		expect(leaks(Buffer.from(`${text}${CANARY}`).toString('base64'))).not.toEqual([]);
	}
	expect(leaks(`?token=${encodeURIComponent(CANARY)}`)).not.toEqual([]);
});

test('a good pull and failing ones write the secret nowhere', { timeout: 120_000 }, async () => {
	const service = await startService({ items: 3, token: CANARY });
	const [dir, cache] = [temporaryDir(), temporaryDir()];
	const good = await run(service.url, dir, cache, ['--no-pictures']);
	expect(good.code).toBe(0);
	expect(service.requests.some(({ headers }) => headers.authorization === `Bearer ${CANARY}`)).toBe(
		true,
	);
	expect(leaks(good.text)).toEqual([]);

	// Twice over: with last good content, and without. No repetition mends these, so that they are told at once.
	service.fault('/api/circular', '401');
	service.fault('/api/notification', '404');
	service.fault('/api/onlineRegistration', '403');
	const kept = await run(service.url, dir, cache, ['--no-pictures']);
	expect(kept.code).toBe(0);
	expect(kept.text).toContain('answered 401');
	const [empty, other] = [temporaryDir(), temporaryDir()];
	const failed = await run(service.url, empty, other, ['--no-pictures']);
	expect(failed.code).toBe(1);
	expect([...leaks(kept.text), ...leaks(failed.text)]).toEqual([]);
});

test.each(['html', 'redirect-loop', 'reset', 'gzip-cut', 'broken-json'] as const)(
	'an answer of the kind %s leads to no message with the secret',
	async (kind) => {
		const service = await startService({ items: 3, token: CANARY });
		const dir = temporaryDir();
		for (const path of ['/api/topper', '/api/testimonials']) service.fault(path, kind);
		const lines: string[] = [];
		const progress = (line: string) => lines.push(line);
		const error = await pullFrom(service.url, dir, { token: CANARY, progress }).catch(
			(reason) => reason,
		);
		expect(error).toBeInstanceOf(Error);
		const report = await pullFrom(service.url, dir, {
			token: CANARY,
			progress,
			allowMissing: true,
		});
		const told = inspect(error, { depth: 9, showHidden: true });
		expect(leaks([told, ...lines, JSON.stringify(report), allText(dir)].join('\n'))).toEqual([]);
	},
);

test('a service that repeats what it was sent is no way out', async () => {
	const url = await startStub((path, { headers }) =>
		path.startsWith('/api/topper')
			? {
					status: 500,
					headers: { 'x-sent': String(headers.authorization) },
					json: { sent: headers },
				}
			: undefined,
	);
	const dir = temporaryDir();
	const report = await pullFrom(url, dir, { token: CANARY, allowMissing: true });
	expect(report.lists.toppers.stale?.reason).toContain('answered 500');
	expect(leaks(JSON.stringify(report) + allText(dir))).toEqual([]);
});
