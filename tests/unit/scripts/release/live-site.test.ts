import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { confirmLive } from '../../../../scripts/release/confirm.ts';
import { readLiveSite } from '../../../../scripts/release/live-site.ts';
import { describeRelease, MANIFEST } from '../../../../scripts/release/manifest.ts';
import { serve } from '../../../../scripts/serve.ts';
import { tempFolder } from '../temp-folder.ts';

async function release(text: string) {
	const dir = tempFolder({ 'index.html': text, '404.html': 'not found' });
	const facts = { day: '2026-11-21', freshness: '', lists: {} };
	const manifest = await describeRelease(dir, facts);
	writeFileSync(join(dir, MANIFEST), JSON.stringify(manifest));
	return { dir, manifest, text: JSON.stringify(manifest) };
}

/** A host that answers with one text after the other, the last one for good. */
async function host(...answers: { status?: number; text: string }[]) {
	const server = createServer((_, response) => {
		const { status = 200, text } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {
			text: '',
		};
		response.writeHead(status).end(text);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a site says which release it is', async () => {
	const { dir, manifest } = await release('home');
	const { url, close } = await serve({ dir, port: 0 });
	onTestFinished(close);
	expect(await readLiveSite(url)).toEqual({ manifest });
});

test.each([
	['has none yet', { status: 404, text: 'not found' }, 'nothing is published yet'],
	['fails', { status: 503, text: '' }, 'answers 503'],
	['answers everything with its home page', { text: '<!doctype html>' }, 'no description'],
])('a site that %s is not known, and why', async (_, answer, reason) => {
	const url = await host(answer);
	expect(await readLiveSite(url)).toEqual({
		manifest: null,
		reason: expect.stringMatching(`^${url}/release.json .*${reason}`),
	});
});

test('a site that cannot be reached is not known, and why', async () => {
	expect(await readLiveSite('http://127.0.0.1:9')).toMatchObject({
		manifest: null,
		reason: expect.stringContaining('cannot be reached'),
	});
});

const patience = { tries: 3, pause: 1 };

test('an upload is confirmed when the host shows it, be it after a while', async () => {
	const [former, fresh] = [await release('former'), await release('new')];
	const url = await host({ text: former.text }, { status: 503, text: '' }, { text: fresh.text });
	expect(await confirmLive(url, fresh.manifest.fingerprint, patience)).toEqual({
		isLive: true,
		text: expect.stringMatching(/^## Published/),
	});
});

test('an upload that the host does not show was not published', async () => {
	const [former, fresh] = [await release('former'), await release('new')];
	const { isLive, text } = await confirmLive(
		await host({ text: former.text }),
		fresh.manifest.fingerprint,
		patience,
	);
	expect(isLive).toBe(false);
	expect(text).toMatch(/^## Not published/);
	expect(text).toContain('Visitors see the release of 2026-11-21.');
});
