import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
	currentList,
	installedPackages,
	isAllowed,
	LICENCES_FILE,
	type Package,
} from '../../scripts/licences.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = readJson('package.json');
const packages = installedPackages(readJson('package-lock.json'));
const direct = { ...manifest.dependencies, ...manifest.devDependencies } as Record<string, string>;
const namesOf = (found: Package[]) => found.map(({ name, version }) => `${name} ${version}`);

describe('every dependency', () => {
	test('has an exact version, the one that is locked', () => {
		for (const [name, version] of Object.entries(direct)) {
			expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
			expect(namesOf(packages)).toContain(`${name} ${version}`);
		}
	});

	test('has its reason in the README, and nothing else has', () => {
		const [, table = ''] = readFileSync('README.md', 'utf8').split('Why each dependency is there');
		const cells = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
			cell.split(',').map((name) => name.trim()),
		);
		const named = cells.slice(cells.indexOf('package') + 1).filter((name) => !/^-+$/.test(name));
		const isNamed = (name: string) =>
			named.some(
				(cell) => cell === name || (cell.endsWith('/*') && name.startsWith(cell.slice(0, -1))),
			);
		expect(Object.keys(direct).filter((name) => !isNamed(name))).toEqual([]);
		const isNeeded = (cell: string) => Object.keys(direct).some((name) => name === cell);
		expect(named.filter((cell) => !cell.endsWith('/*') && !isNeeded(cell))).toEqual([]);
	});
});

describe('every package that is installed', () => {
	test('is the one that was locked, by its digest', () => {
		expect(packages.length).toBeGreaterThan(Object.keys(direct).length);
		expect(namesOf(packages.filter(({ integrity }) => !/^sha512-/.test(integrity ?? '')))).toEqual(
			[],
		);
	});

	test('comes from the registry, not from an address', () => {
		const addresses = packages.filter(({ resolved }) => resolved && !resolved.endsWith('.tgz'));
		expect(namesOf(addresses)).toEqual([]);
	});

	test('runs no script when it is installed, unless package.json names it', () => {
		const named = Object.entries(manifest.allowScripts).filter(([, isTrue]) => isTrue);
		const running = packages.filter(({ hasInstallScript }) => hasInstallScript);
		expect([...new Set(running.map(({ name }) => name))].sort()).toEqual(
			named.map(([name]) => name).sort(),
		);
	});

	test('has a licence that is on the list', () => {
		const others = packages.filter(({ licence }) => !isAllowed(licence));
		expect(others.map(({ name, licence }) => `${name}: ${licence || 'none'}`)).toEqual([]);
	});
});

test.each([
	['MIT', true],
	['(MPL-2.0 OR GPL-3.0-only)', true],
	['MIT AND OFL-1.1', true],
	['MIT AND GPL-3.0-only', false],
	['GPL-3.0-only AND (MIT OR ISC)', false],
	['AGPL-3.0-only', false],
	['SEE LICENSE IN LICENSE', false],
	['UNLICENSED', false],
	['', false],
])('the licence “%s” is on the list: %s', (licence, expected) => {
	expect(isAllowed(licence)).toBe(expected);
});

test('the list of licences is that of the lock file: run `npm run licences`', () => {
	expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(currentList());
});
