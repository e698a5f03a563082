import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../../../scripts/browser.ts';
import { tempFolder } from './temp-folder.ts';

afterEach(() => vi.unstubAllEnvs());

function program(name: string, code: number): string {
	const file = join(tempFolder({ [name]: `#!/bin/sh\nexit ${code}\n` }), name);
	chmodSync(file, 0o755);
	return file;
}

test('takes the browser of CHROMIUM_PATH', async () => {
	const file = program('my-browser', 0);
	vi.stubEnv('CHROMIUM_PATH', file);
	expect(await findBrowser()).toBe(file);
});

test('says so when that one does not run', async () => {
	vi.stubEnv('CHROMIUM_PATH', program('my-browser', 1));
	await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH is “');
});

test('passes over a stand-in and takes the first on PATH that runs', async () => {
	const [standIn, real] = [program('chromium', 1), program('google-chrome', 0)];
	vi.stubEnv('CHROMIUM_PATH', '');
	const folders = [join(standIn, '..'), join(real, '..'), process.env.PATH];
	vi.stubEnv('PATH', folders.join(delimiter));
	expect(await findBrowser()).toBe(real);
});
