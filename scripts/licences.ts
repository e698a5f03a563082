import { readFileSync, writeFileSync } from 'node:fs';
import { command } from './steps/process.ts';

/** Where the list stands. */
export const LICENCES_FILE = '.github/LICENCES.md';

/** Licences that a school may use without a lawyer; those that ask for more than a notice say where they are. */
const ALLOWED: ReadonlySet<string> = new Set([
	'0BSD',
	'Apache-2.0',
	'BlueOak-1.0.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'CC0-1.0',
	'ISC',
	'MIT',
	// The typeface: it may be served, not sold by itself.
	'OFL-1.1',
	'Python-2.0',
	// Changes to their own files would have to be published: there are none.
	'MPL-2.0',
	// The picture library behind sharp: it runs when the site is built, and no part of it is published.
	'LGPL-3.0-or-later',
]);

/** Packages that state their licence in a file of words alone, which has been read. */
const STATED_IN_WORDS: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** What package-lock.json says of a package. */
interface LockEntry {
	version?: string;
	license?: string;
	dev?: boolean;
	integrity?: string;
	resolved?: string;
	hasInstallScript?: boolean;
}

/** A package that is installed. */
export interface Package extends LockEntry {
	name: string;
	/** e.g. 'MIT'; '' when it states none. */
	licence: string;
}

/** Every package that the lock file installs, sorted by name; one in two versions comes twice. */
export function installedPackages(lock: { packages: Record<string, LockEntry> }): Package[] {
	return Object.entries(lock.packages)
		.filter(([path]) => path !== '')
		.map(([path, entry]) => {
			const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
			return { ...entry, name, licence: entry.license ?? STATED_IN_WORDS[name] ?? '' };
		})
		.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Whether a licence is on the list.
 * @param licence SPDX expression, e.g. '(MPL-2.0 OR Apache-2.0)'; one with brackets within is never
 */
export function isAllowed(licence: string): boolean {
	const expression = licence.replace(/^\((.*)\)$/, '$1');
	return expression
		.split(' OR ')
		.some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name)));
}

/**
 * The list of licences of all that the site is made with, as Markdown: the direct dependencies one by one, theirs by
 * licence. It names no versions, which the lock file has, so that a new version alone changes nothing.
 */
export function licenceList(
	packages: readonly Package[],
	{ dependencies }: { dependencies: Record<string, string> },
): string {
	const production = packages.filter(({ dev }) => !dev);
	const isDirect = ({ name }: Package) => Object.hasOwn(dependencies, name);
	const rows = namesIn(production.filter(isDirect));
	const others = Map.groupBy(
		production.filter((one) => !isDirect(one)),
		({ licence }) => licence,
	);
	const sections = [...others]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([licence, members]) => `**${licence}**: ${[...namesIn(members).keys()].join(', ')}`);
	return [
		'# Licences',
		'Of all packages that the site is made with. `npm run licences` writes this list, `npm test` compares it.',
		[
			'| direct dependency | licence |',
			'| --- | --- |',
			...[...rows].map(([name, licence]) => `| ${name} | ${licence} |`),
		].join('\n'),
		'## What they bring',
		...sections,
		'',
	].join('\n\n');
}

const namesIn = (packages: readonly Package[]) =>
	new Map(packages.map(({ name, licence }) => [name, licence]));

/** The list as it should stand in the repository. */
export function currentList(): string {
	const [lock, manifest] = ['package-lock.json', 'package.json'].map((file) =>
		JSON.parse(readFileSync(file, 'utf8')),
	);
	return licenceList(installedPackages(lock), manifest);
}

if (import.meta.main) {
	await command(async () => {
		writeFileSync(LICENCES_FILE, currentList());
		console.log(`${LICENCES_FILE} is written.`);
	});
}
