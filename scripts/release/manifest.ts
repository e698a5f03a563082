import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Where a release says what it is; published with it, so that what is live can be read back from the host itself. */
export const MANIFEST = 'release.json';

/** What a release says of itself. */
export interface Manifest {
	/** Of `freshness` and `files`: two releases with the same one look the same to every visitor. */
	fingerprint: string;
	/** The build's today, e.g. '2026-11-21'. */
	day: string;
	/** What the footer of every page says of the age of the content, which alone differs from day to day. */
	freshness: string;
	/** When the service last vouched for each list, ISO; null for one that was never read. */
	lists: Record<string, string | null>;
	/** Digest of each file by its path, sorted; that of a page leaves `freshness` out. */
	files: Record<string, string>;
}

/** Files of a release that are not those of the one before. */
export interface Changes {
	added: string[];
	changed: string[];
	removed: string[];
}

/**
 * Describes the built site in a folder. This module needs no packages, so that a job that holds the keys of the host
 * can do without them.
 * @param dir e.g. 'dist'
 * @param content what the footer says, and of when the lists are
 */
export async function describeRelease(
	dir: string,
	{ day, freshness, lists }: Pick<Manifest, 'day' | 'freshness' | 'lists'>,
): Promise<Manifest> {
	const files: Manifest['files'] = {};
	for (const path of await filesOf(dir)) {
		files[path] = digestOf(path, await readFile(join(dir, path)), freshness);
	}
	return { fingerprint: fingerprintOf(freshness, files), day, freshness, lists, files };
}

async function filesOf(dir: string): Promise<string[]> {
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(join(dir, sep).length))
		.map((path) => path.replaceAll(sep, '/'))
		.filter((path) => path !== MANIFEST)
		.sort();
}

/** 128 bits: no two files have the same by chance, and thousands of them stay a small file. */
function digestOf(path: string, bytes: Buffer, freshness: string): string {
	const isPage = path.endsWith('.html') && freshness !== '';
	const seen = isPage ? bytes.toString().replaceAll(freshness, '') : bytes;
	return createHash('sha256').update(seen).digest('hex').slice(0, 32);
}

const fingerprintOf = (freshness: string, files: Manifest['files']) =>
	createHash('sha256')
		.update(JSON.stringify([freshness, Object.entries(files)]))
		.digest('hex');

/**
 * Reads a manifest back.
 * @param text of `release.json`
 * @returns null when it is none, or not a whole one: cut off, edited, or of another form
 */
export function readManifest(text: string): Manifest | null {
	try {
		const { fingerprint, day, freshness, lists, files }: Manifest = JSON.parse(text);
		const isWhole =
			fingerprintOf(freshness, files) === fingerprint && typeof day === 'string' && lists !== null;
		return isWhole && typeof lists === 'object'
			? { fingerprint, day, freshness, lists, files }
			: null;
	} catch {
		return null;
	}
}

/** What a release changes for visitors, apart from the age of the content in the footer. */
export function compareReleases(live: Manifest, fresh: Manifest): Changes {
	const [before, after] = [Object.keys(live.files), Object.keys(fresh.files)];
	return {
		added: after.filter((path) => !Object.hasOwn(live.files, path)),
		changed: after.filter(
			(path) => Object.hasOwn(live.files, path) && live.files[path] !== fresh.files[path],
		),
		removed: before.filter((path) => !Object.hasOwn(fresh.files, path)),
	};
}
