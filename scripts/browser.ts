import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { command, runNode } from './steps/process.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = ['Chromium', 'Google Chrome'].map(
	(name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * The executable of a Chromium that runs on this machine: the one of `CHROMIUM_PATH`, the machine's own, Playwright's,
 * or else one that is installed now (design 2).
 * @throws Error when there is none and none can be installed
 */
export async function findBrowser(): Promise<string> {
	const named = process.env.CHROMIUM_PATH;
	if (named) {
		if (runs(named)) return named;
		throw new Error(`CHROMIUM_PATH is “${named}”, which does not run: correct it or leave it out.`);
	}
	return candidates().find(runs) ?? (await installBrowser());
}

function candidates(): string[] {
	const folders = (process.env.PATH ?? '').split(delimiter);
	const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
	return [...onPath, ...MAC, chromium.executablePath()];
}

/** A file alone is not enough: Playwright's Chromium may lack libraries, and some systems have a mere stand-in. */
const runs = (path: string) => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

async function installBrowser(): Promise<string> {
	console.log('Installing Chromium for the browser tests (Playwright’s own) …');
	await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
		quiet: true,
	}).catch(() => console.log('That failed. Installing Debian’s package chromium …'));
	const own = candidates().find(runs);
	if (own) return own;
	const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
		const [program = '', ...rest] = [...sudo, 'apt-get', ...args];
		spawnSync(program, rest, {
			stdio: 'inherit',
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		});
	}
	const packaged = candidates().find(runs);
	if (packaged) return packaged;
	throw new Error(
		'No Chromium runs here and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH.',
	);
}

if (import.meta.main) await command(async () => console.log(await findBrowser()));
