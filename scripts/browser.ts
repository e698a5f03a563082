import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { command, runNode } from './steps/process.ts';

/** Chromium without windows: the tests take half as long as with one that draws them for nobody. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = ['Chromium', 'Google Chrome'].map(
	(name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * The executable of a Chromium that runs on this machine: the one of `CHROMIUM_PATH`, one without windows, which is
 * installed now if that can be done, or else any other (design 2).
 * @throws Error when there is none and none can be installed
 */
export async function findBrowser(): Promise<string> {
	const named = process.env.CHROMIUM_PATH;
	if (named) {
		if (runs(named)) return named;
		throw new Error(`CHROMIUM_PATH is “${named}”, which does not run: correct it or leave it out.`);
	}
	return shells().find(runs) ?? (await installBrowser());
}

const onPath = (names: string[]) =>
	(process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
const shells = () => onPath([SHELL]);
const others = () => [...onPath(NAMES), ...MAC, chromium.executablePath()];

/** A file alone is not enough: Playwright's Chromium may lack libraries, and some systems have a mere stand-in. */
const runs = (path: string) => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

async function installBrowser(): Promise<string> {
	console.log(`Installing Debian’s package ${SHELL} for the browser tests …`);
	installPackage(SHELL);
	const found = [...shells(), ...others()].find(runs);
	if (found) return found;
	console.log('That failed. Installing Chromium (Playwright’s own) …');
	const install = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
	await runNode(install, { quiet: true }).catch(() => console.log('That failed as well.'));
	const own = others().find(runs);
	if (own) return own;
	throw new Error(
		'No Chromium runs here and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH.',
	);
}

/** Nothing comes of it where there is no apt, or no right to use it. */
function installPackage(name: string): void {
	const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
		const [program = '', ...rest] = [...sudo, 'apt-get', ...args];
		spawnSync(program, rest, {
			stdio: ['ignore', 'ignore', 'inherit'],
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		});
	}
}

if (import.meta.main) await command(async () => console.log(await findBrowser()));
