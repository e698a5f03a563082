import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepIssue, troubleIn } from '../../../../scripts/release/issue.ts';

interface Issue {
	number: number;
	state: string;
	body: string;
	labels: string[];
}

/** A repository with its issues and labels, behind the calls that are made of it. */
async function repository({ isClosedToUs = false } = {}) {
	const issues: Issue[] = [];
	const labels = new Set<string>();
	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(`http://api${request.url}`);
		const body = (request.method === 'GET' ? {} : await json(request)) as Issue & { name: string };
		const answer = (status: number, value: unknown) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
		const [, number] = /^\/repos\/school\/website\/issues\/(\d+)$/.exec(pathname) ?? [];
		if (isClosedToUs || request.headers.authorization !== 'Bearer T') answer(403, {});
		else if (number) answer(200, Object.assign(issues[Number(number) - 1] as Issue, body));
		else if (pathname === '/repos/school/website/labels') {
			answer(labels.has(body.name) ? 422 : 201, {});
			labels.add(body.name);
		} else if (request.method === 'POST') {
			issues.push({ ...body, number: issues.length + 1, state: 'open' });
			answer(201, issues.at(-1));
		} else {
			const label = searchParams.get('labels') ?? '';
			const open = issues.filter((issue) => issue.state === searchParams.get('state'));
			answer(
				200,
				open.filter((issue) => issue.labels.includes(label)),
			);
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		issues,
		keep: (text: string | null) => keepIssue({ api, name: 'school/website', token: 'T' }, text),
	};
}

describe('the issue', () => {
	test('is one, from the first trouble until all is well', async () => {
		const { issues, keep } = await repository();
		expect(await keep(null)).toBe('All is well.');
		expect(issues).toEqual([]);
		await keep('first');
		await keep('second');
		expect(issues).toMatchObject([{ state: 'open', body: 'second', labels: ['rebuild'] }]);
		expect(await keep(null)).toContain('issue 1 is closed');
		expect(issues).toMatchObject([{ state: 'closed' }]);
		await keep('third');
		expect(issues).toMatchObject([{ state: 'closed' }, { state: 'open', body: 'third' }]);
	});

	test('that cannot be written is an error without the secret', async () => {
		const { keep } = await repository({ isClosedToUs: true });
		await expect(keep('x')).rejects.toThrow(/^GitHub answers 403 to GET issues\?[^T]+\.$/);
	});
});

describe('trouble', () => {
	const RUN_URL = 'https://run.example/1';

	test.each(['success success', 'success skipped'])('is none after “%s”', (RESULTS) => {
		expect(troubleIn({ RESULTS, ATTENTION: 'false', SUMMARY: 'x', RUN_URL })).toBeNull();
	});

	test.each([
		[{ RESULTS: 'failure skipped', SUMMARY: '## Not published' }, '## Not published'],
		[{ RESULTS: 'success failure', SUMMARY: '## Ready\n\n## Not published' }, '## Ready'],
		[{ RESULTS: 'cancelled skipped' }, 'failed before it began'],
		[{ RESULTS: 'success skipped', ATTENTION: 'true', SUMMARY: '## Not refreshed' }, '## Not re'],
		[{}, 'failed before it began'],
	])('is told after %j', (env, text) => {
		const trouble = troubleIn({ ...env, RUN_URL });
		expect(trouble).toContain(text);
		expect(trouble).toContain(RUN_URL);
	});
});
