import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from './temp-folder.ts';

const lock = (packages: object) =>
	JSON.stringify({ name: 'a', version: '1.0.0', lockfileVersion: 3, requires: true, packages });
const manifest = JSON.stringify({ name: 'a', version: '1.0.0' });
const own = { '': { name: 'a', version: '1.0.0' } };
const packages = (version: string) => ({ ...own, 'node_modules/b': { version } });

function install(files: Record<string, string>) {
	const dir = tempFolder({ 'package.json': manifest, ...files });
	cpSync('scripts/install.mjs', join(dir, 'scripts/install.mjs'));
	const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/install.mjs'], {
		cwd: dir,
		encoding: 'utf8',
	});
	return { dir, status, stdout, stderr };
}

test('does nothing when npm’s own record holds every package of the lock file', () => {
	const withOptional = { ...packages('1.0.0'), 'node_modules/c': { version: '2', optional: true } };
	const { status, stdout } = install({
		'package-lock.json': lock(withOptional),
		'node_modules/.package-lock.json': lock(packages('1.0.0')),
	});
	expect([status, stdout]).toEqual([0, '']);
});

test('installs when a package has another version, and says so', () => {
	const { dir, status, stdout } = install({
		'package-lock.json': lock({ ...own, 'node_modules/b': { version: '1.0.0', extraneous: true } }),
		'node_modules/.package-lock.json': lock(packages('0.9.0')),
		'node_modules/b/package.json': '{}',
	});
	expect(status).toBe(0);
	expect(stdout).toContain('Installing packages');
	expect(existsSync(join(dir, 'node_modules/b'))).toBe(false);
});

test('shows npm’s error and fails when the packages cannot be installed', () => {
	const archive = 'file:absent.tgz';
	const { status, stderr } = install({
		'package.json': JSON.stringify({ ...JSON.parse(manifest), dependencies: { b: archive } }),
		'package-lock.json': lock({
			'': { ...own[''], dependencies: { b: archive } },
			'node_modules/b': { version: '1.0.0', resolved: archive },
		}),
	});
	expect(status).toBe(1);
	expect(stderr).toContain('npm error');
	expect(stderr).toContain('The packages could not be installed: see above.');
});
