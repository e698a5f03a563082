import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { confirmLive } from './release/confirm.ts';
import { MANIFEST, readManifest } from './release/manifest.ts';
import { showSummary, writeOutputs } from './release/workflow.ts';
import { command } from './steps/process.ts';

/** Says whether the site at SITE_URL is the release in `dist`: after an upload, whatever became of it. */
await command(async () => {
	const url = (process.env.SITE_URL ?? '').replace(/\/+$/, '');
	const uploaded = readManifest(await readFile(join('dist', MANIFEST), 'utf8'));
	if (!uploaded) throw new Error('dist holds no whole release: run `npm run release` first.');
	const { isLive, text } = await confirmLive(url, uploaded.fingerprint);
	showSummary(text);
	writeOutputs({ summary: text });
	if (!isLive) process.exitCode = 1;
});
