import { chmodSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
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

/** Looks in the folders of these programs alone, so that nothing can be installed. */
function onlyPath(...programs: string[]): void {
	vi.stubEnv('CHROMIUM_PATH', '');
	vi.stubEnv('PATH', programs.map((file) => dirname(file)).join(delimiter));
}

test('prefers the Chromium without windows, and passes over one that does not run', async () => {
	const shell = program('chromium-headless-shell', 0);
	onlyPath(program('chromium', 0), program('chromium-headless-shell', 1), shell);
	expect(await findBrowser()).toBe(shell);
});

test('takes the first of the others that runs where that one cannot be installed', async () => {
	const real = program('google-chrome', 0);
	onlyPath(program('chromium', 1), real);
	expect(await findBrowser()).toBe(real);
});
