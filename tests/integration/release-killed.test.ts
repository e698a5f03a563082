import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test, vi } from 'vitest';
import { startStub, temporaryDir } from './pull-helpers.ts';
import { releaseTo, type Setup, visit } from './release-helpers.ts';

/** Enough that copying them takes a while. */
const FILLER = 200;

const running = new Set<ReturnType<typeof spawn>>();
afterEach(() => {
	for (const child of running) child.kill('SIGKILL');
	running.clear();
});

/** A service whose list of circulars the test changes, and a site that shows its first state. */
async function published() {
	const titles = ['Bus timings'];
	const url = await startStub((path) =>
		path.startsWith('/api/circular')
			? { json: titles.map((title, index) => ({ _id: `c${index}`, title })) }
			: undefined,
	);
	const setup = { dir: temporaryDir(), url, today: '2026-11-21', filler: FILLER };
	expect((await releaseTo(setup)).kind).toBe('published');
	const former = (await visit(setup.dir)).manifest.fingerprint;
	titles.push('Sports day');
	return { setup, former };
}

/** Starts a release of its own, and ends it at the line that begins so, or as soon as the condition holds after it. */
async function killAt(line: string, setup: Setup, condition?: () => boolean): Promise<void> {
	const args = ['tests/integration/release-killed-child.ts', JSON.stringify(setup)];
	const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
	running.add(child);
	const closed = once(child, 'close');
	const lines = createInterface({ input: child.stdout });
	for await (const text of lines) if (text.startsWith(line)) break;
	if (condition) await vi.waitUntil(condition, { interval: 1, timeout: 20_000 });
	child.kill('SIGKILL');
	const [, signal] = await closed;
	expect(signal).toBe('SIGKILL');
}

const incomingFiles = (dir: string) => {
	const releases = join(dir, 'www/releases');
	const [incoming] = readdirSync(releases).filter((name) => name.startsWith('incoming-'));
	return incoming ? readdirSync(join(releases, incoming), { recursive: true }).length : 0;
};

/** Visitors meet a whole release, and the next run brings the change to them. */
async function expectWhole(setup: Setup, former: string): Promise<string> {
	const { manifest } = await visit(setup.dir);
	const next = await releaseTo(setup);
	expect(['published', 'unchanged']).toContain(next.kind);
	const after = await visit(setup.dir);
	expect(await after.page('Circular/c1.html')).toContain('Sports day');
	expect([former, after.manifest.fingerprint]).toContain(manifest.fingerprint);
	return manifest.fingerprint;
}

test.each(['Asking', 'Pulling', 'Building', 'Comparing'])(
	'killed at “%s …”, it has changed nothing',
	async (line) => {
		const { setup, former } = await published();
		await killAt(line, setup);
		expect(await expectWhole(setup, former)).toBe(former);
	},
	60_000,
);

test.each(['Copying', 'Naming', 'Switching', 'Clearing'])(
	'killed at “%s …”, visitors meet the former release or the new one',
	async (line) => {
		const { setup, former } = await published();
		await killAt(line, setup);
		await expectWhole(setup, former);
	},
	60_000,
);

test('killed in the middle of copying, visitors meet the former release', async () => {
	const { setup, former } = await published();
	await killAt('Copying', setup, () => incomingFiles(setup.dir) > 0);
	expect(incomingFiles(setup.dir)).toBeGreaterThan(0);
	expect(await expectWhole(setup, former)).toBe(former);
}, 60_000);
