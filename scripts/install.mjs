// Plain JavaScript without packages: it runs before anything is installed, on the Node of the machine.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join('node_modules', '.bin');

function fail(message) {
	console.error(message);
	process.exit(1);
}

function packagesOf(file) {
	try {
		return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
	} catch {
		return {};
	}
}

/** Whether node_modules holds every package of the lock file in its version, by npm's own record of what it installed. */
function isInstalled() {
	const installed = packagesOf('node_modules/.package-lock.json');
	return Object.entries(packagesOf('package-lock.json')).every(
		([path, wanted]) =>
			path === '' || wanted.optional || installed[path]?.version === wanted.version,
	);
}

/** Runs a command of the machine itself: npm replaces node_modules, so it must not run on the Node in there. */
function runOnMachine(command, args) {
	const path = process.env.PATH.split(delimiter).filter((dir) => !dir.endsWith(sep + bin));
	return spawnSync(command, args, {
		cwd: root,
		env: { ...process.env, PATH: path.join(delimiter) },
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
}

const isAtLeast = (version, major, minor) => {
	const [ownMajor, ownMinor] = version.replace('v', '').split('.').map(Number);
	return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

if (!isAtLeast(process.version, 20, 0)) {
	fail(`This is Node ${process.version}; the site needs Node 20 or newer: https://nodejs.org`);
}
if (!isInstalled()) {
	console.log('Installing packages (first time: about a minute) …');
	const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
	const { status, error } = runOnMachine('npm', ['ci', '--include=dev', ...quiet]);
	if (status !== 0) {
		fail(`${error ? `${error.message}\n` : ''}The packages could not be installed: see above.`);
	}
	// The package `node` brings the Node that runs TypeScript; it comes by an install script, which npm may be told to skip.
	const brought = spawnSync(join(root, bin, 'node'), ['--version'], { encoding: 'utf8' });
	if (!isAtLeast(brought.stdout || process.version, 22, 18)) {
		fail(
			'The install scripts of npm seem to be switched off: run `npm ci --ignore-scripts=false`.',
		);
	}
}
