import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { confirmLive } from '../../scripts/release/confirm.ts';
import { needsAttention, summaryMarkdown } from '../../scripts/release/summary.ts';
import { serve } from '../../scripts/serve.ts';
import { allText, startService, startStub, TODAY, temporaryDir } from './pull-helpers.ts';
import { releaseTo, visit } from './release-helpers.ts';

const titleOf = (file: string) => `Title of ${file}`;
const releasesIn = (dir: string) => readdirSync(join(dir, 'www/releases'));

/** A service whose circulars the test changes, or takes away. */
async function service(count = 3) {
	const state = {
		isDown: false,
		circulars: Array.from({ length: count }, (_, index) => ({
			_id: `c${index}`,
			title: `Circular ${index}`,
		})),
	};
	const url = await startStub((path) => {
		if (state.isDown) return { status: 404, json: {} };
		return path.startsWith('/api/circular') ? { json: state.circulars } : undefined;
	});
	return { state, setup: { url, dir: temporaryDir(), today: TODAY } };
}

describe('a release', () => {
	test('publishes the first site, and then only what has changed', async () => {
		const { state, setup } = await service();
		expect((await releaseTo(setup)).kind).toBe('published');
		expect(await (await visit(setup.dir)).page('Circular/c0.html')).toContain('Circular 0');

		expect((await releaseTo(setup)).kind).toBe('unchanged');
		expect(releasesIn(setup.dir)).toHaveLength(1);

		state.circulars.push({ _id: 'c3', title: 'Holiday' });
		const outcome = await releaseTo(setup);
		expect(outcome.kind).toBe('published');
		expect(await (await visit(setup.dir)).page('Circular/c3.html')).toContain('Holiday');
		const text = summaryMarkdown(outcome, titleOf);
		expect(text).toContain('## Published\n\nContent as of 21 Nov 2026.');
		expect(text).toContain('## New: 1\n\n- Title of Circular/c3.html (`/Circular/c3`)');
		expect(text).not.toMatch(/Changed|Gone/);
	});

	test('is published once a day for the footer’s sake, and looks at pictures and links anew then', async () => {
		const { setup } = await service();
		const looks: boolean[] = [];
		const followed: number[] = [];
		const watched = (today: string) =>
			releaseTo(
				{ ...setup, today },
				{
					async pull(isFirst) {
						looks.push(isFirst);
						await releaseTo({ ...setup, today }, { publish: async () => {} });
					},
					async findDeadLinks(files) {
						followed.push(files.length);
						return [];
					},
				},
			);
		expect((await watched('2026-11-21')).kind).toBe('published');
		expect((await watched('2026-11-21')).kind).toBe('unchanged');
		const next = await watched('2026-11-22');
		expect(next.kind).toBe('published');
		expect(looks).toEqual([true, false, true]);
		expect(followed).toEqual([5, 5]);
		expect(summaryMarkdown(next, titleOf)).toContain('Nothing but the day in the footer.');
		expect(await (await visit(setup.dir)).page('index.html')).toContain('of 22 Nov 2026.');
	});

	test('asks an unchanged service only whether it has changed, and publishes nothing', async () => {
		const sample = await startService();
		const setup = { url: sample.url, dir: temporaryDir(), today: TODAY };
		await releaseTo(setup);
		const first = sample.requests.length;
		expect((await releaseTo(setup)).kind).toBe('unchanged');
		expect(sample.requests.slice(first).map(({ status }) => status)).toEqual(
			Array(first).fill(304),
		);
	});

	test('that is not fit is refused, and what is live stays', async () => {
		const { state, setup } = await service();
		await releaseTo(setup);
		const before = await visit(setup.dir);
		state.circulars.push({ _id: 'c3', title: 'Holiday' });
		const outcome = await releaseTo(setup, {
			build: () => Promise.reject(new Error('links\n  Faq.html: “/Nothing” leads nowhere')),
		});
		expect(outcome).toMatchObject({ kind: 'refused', stage: 'build' });
		expect((await visit(setup.dir)).manifest).toEqual(before.manifest);
		const text = summaryMarkdown(outcome, titleOf);
		expect(text).toContain('## Not published');
		expect(text).toContain(
			'**The website stays as it was.** Visitors see the release of 2026-11-21.',
		);
		expect(text).toContain('      Faq.html: “/Nothing” leads nowhere');
		expect(text).toContain('**What to do:**');
	});

	test('that the host does not take is refused', async () => {
		const { setup } = await service();
		const outcome = await releaseTo(setup, {
			publish: () => Promise.reject(new Error('No space is left')),
		});
		expect(outcome).toMatchObject({
			kind: 'refused',
			stage: 'publish',
			reason: 'No space is left',
		});
	});

	test('is left ready for a host that is elsewhere, and compared with what that host shows', async () => {
		const { state, setup } = await service();
		const [empty, dist] = [temporaryDir(), join(setup.dir, 'dist')];
		for (const page of ['index.html', '404.html']) writeFileSync(join(empty, page), '');
		const host = async (dir: string) => {
			const { url, close } = await serve({ dir, port: 0 });
			onTestFinished(close);
			return { ...setup, site: url };
		};
		const first = await releaseTo(await host(empty));
		expect(first.kind).toBe('ready');
		expect(summaryMarkdown(first, titleOf)).toContain('## Ready to be published');
		expect(existsSync(join(setup.dir, 'www'))).toBe(false);

		const uploaded = join(setup.dir, 'uploaded');
		cpSync(dist, uploaded, { recursive: true });
		const live = await host(uploaded);
		const patience = { tries: 1, pause: 1 };
		expect(
			'fresh' in first && (await confirmLive(live.site, first.fresh.fingerprint, patience)),
		).toMatchObject({ isLive: true });
		expect((await releaseTo(live)).kind).toBe('unchanged');
		state.circulars.push({ _id: 'c3', title: 'Holiday' });
		expect((await releaseTo(live)).kind).toBe('ready');
	});

	test('keeps a list that is suddenly empty, and says so', async () => {
		const { state, setup } = await service(8);
		await releaseTo(setup);
		state.circulars = [];
		const outcome = await releaseTo(setup);
		expect(needsAttention(outcome)).toBe(true);
		const { page } = await visit(setup.dir);
		expect(await page('Circular/c7.html')).toContain(
			'Not all of it could be refreshed: circulars of',
		);
		const text = summaryMarkdown(outcome, titleOf);
		expect(text).toContain('## Not refreshed: 1');
		expect(text).toContain('--accept-shrink circulars');
	});
});

describe('content that was restored from an earlier run', () => {
	test('stands in when the service is gone', async () => {
		const { state, setup } = await service();
		await releaseTo(setup);
		state.isDown = true;
		expect((await releaseTo(setup)).kind).toBe('published');
		expect(await (await visit(setup.dir)).page('Circular/c2.html')).toContain(
			'It could not be refreshed since.',
		);
	});

	test('that is lost leaves what is live as it is when the service is gone', async () => {
		const { state, setup } = await service();
		await releaseTo(setup);
		const before = await visit(setup.dir);
		rmSync(join(setup.dir, 'content'), { recursive: true });
		state.isDown = true;
		const outcome = await releaseTo(setup);
		expect(outcome).toMatchObject({ kind: 'refused', stage: 'pull' });
		expect((await visit(setup.dir)).manifest).toEqual(before.manifest);
	});

	test('of another school is not used', async () => {
		const [own, other] = [await service(3), await service(9)];
		await releaseTo(own.setup);
		await releaseTo({ ...other.setup, code: 'OTHER' });
		const before = await visit(own.setup.dir);
		rmSync(join(own.setup.dir, 'content'), { recursive: true });
		cpSync(join(other.setup.dir, 'content'), join(own.setup.dir, 'content'), { recursive: true });
		own.state.isDown = true;
		expect(await releaseTo(own.setup)).toMatchObject({ kind: 'refused', stage: 'pull' });
		own.state.isDown = false;
		expect((await releaseTo(own.setup)).kind).toBe('unchanged');
		expect((await visit(own.setup.dir)).manifest).toEqual(before.manifest);
	});

	test('and was edited or cut off is not used', async () => {
		const { state, setup } = await service();
		await releaseTo(setup);
		const before = await visit(setup.dir);
		const file = join(setup.dir, 'content/lists/circulars.json');
		const text = readFileSync(file, 'utf8');
		state.isDown = true;
		for (const spoiled of [text.replace('Circular 1', 'School closed'), text.slice(0, -40)]) {
			expect(spoiled).not.toBe(text);
			writeFileSync(file, spoiled);
			expect(await releaseTo(setup)).toMatchObject({ kind: 'refused', stage: 'pull' });
		}
		state.isDown = false;
		expect((await releaseTo(setup)).kind).toBe('unchanged');
		expect((await visit(setup.dir)).manifest).toEqual(before.manifest);
	});

	test('and is older than what is live is not shown, unless the office says so', async () => {
		const { state, setup } = await service();
		await releaseTo(setup);
		cpSync(join(setup.dir, 'content'), join(setup.dir, 'older'), { recursive: true });
		state.circulars.push({ _id: 'c3', title: 'Holiday' });
		await releaseTo(setup);
		const before = await visit(setup.dir);
		rmSync(join(setup.dir, 'content'), { recursive: true });
		cpSync(join(setup.dir, 'older'), join(setup.dir, 'content'), { recursive: true });
		state.isDown = true;

		const outcome = await releaseTo(setup);
		expect(outcome).toMatchObject({
			kind: 'refused',
			reason: expect.stringContaining('circulars'),
		});
		expect((await visit(setup.dir)).manifest).toEqual(before.manifest);
		expect((await releaseTo(setup, { allowMissing: true })).kind).toBe('published');
	});
});

test('no secret is printed or written, whatever the service answers to it', async () => {
	const [dir, canary] = [temporaryDir(), 'canary-0815-4711'];
	const sample = await startService({ token: 'another' });
	const files = ['output', 'summary'].map((name) => join(dir, name)) as [string, string];
	for (const file of files) writeFileSync(file, '');
	const args = ['--to', join(dir, 'www'), '--content', join(dir, 'content')];
	const child = spawn(
		process.execPath,
		['scripts/release.ts', ...args, '--out', join(dir, 'dist'), '--no-pictures'],
		{
			env: {
				...process.env,
				CONTENT_SERVICE_URL: sample.url,
				SCHOOL_CODE: 'DEMO',
				CONTENT_SERVICE_TOKEN: canary,
				FILES_URL: sample.filesUrl,
				GITHUB_ACTIONS: 'true',
				GITHUB_OUTPUT: files[0],
				GITHUB_STEP_SUMMARY: files[1],
			},
		},
	);
	let printed = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			printed += text;
		});
	}
	const [code] = await once(child, 'close');

	expect(sample.requests.map(({ headers }) => headers.authorization)).toContain(`Bearer ${canary}`);
	expect(code).toBe(1);
	expect(printed).toContain('401');
	expect(printed).toMatch(/^::stop-commands::(\S+)\n[\s\S]*\n::\1::\n/);
	const written = allText(dir);
	expect(written).toContain('## Not published');
	expect(written).toContain('publish<<');
	const forms = [canary, Buffer.from(canary).toString('base64').replace(/=+$/, '')];
	for (const form of forms) expect(printed + written).not.toContain(form);
	expect(existsSync(join(dir, 'www/current'))).toBe(false);
}, 60_000);
