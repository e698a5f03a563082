import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Live } from './live-site.ts';
import { describeRelease, MANIFEST, type Manifest, readManifest } from './manifest.ts';

/** Releases that are kept to go back to, the current one included. */
const KEPT = 5;
const INCOMING = 'incoming-';
/** A copy that is this old, in milliseconds, is what an interrupted run has left. */
const LEFT_BEHIND = 24 * 60 * 60 * 1000;

/**
 * Tells which release a folder shows: `current` is a link to one below `releases/`.
 * @param root e.g. '/var/www/school', whose `current` a web server serves
 */
export async function readCurrent(root: string): Promise<Live> {
	const file = join(root, 'current', MANIFEST);
	const text = await readFile(file, 'utf8').catch(() => null);
	if (text === null)
		return { manifest: null, reason: `${file} is not there: nothing is published yet` };
	const manifest = readManifest(text);
	return manifest ? { manifest } : { manifest, reason: `${file} is no description of a release` };
}

/**
 * Publishes a release into a folder. Its copy gets its name only when it is whole, and the link `current` moves to it
 * in one step: whenever this is interrupted, visitors meet the former release or the new one, never a part.
 * @param dir the built site with its manifest
 * @param log gets a line before each step
 * @throws Error when the copy is not what was built: something else writes there
 */
export async function publishToFolder(
	dir: string,
	root: string,
	manifest: Manifest,
	log: (line: string) => void,
): Promise<void> {
	const releases = join(root, 'releases');
	const incoming = join(releases, INCOMING + randomUUID());
	log(`Copying ${Object.keys(manifest.files).length} files …`);
	await mkdir(incoming, { recursive: true });
	await cp(dir, incoming, { recursive: true });
	const copied = await describeRelease(incoming, manifest);
	if (copied.fingerprint !== manifest.fingerprint) {
		throw new Error(`${incoming} is not what was copied there: see what else writes to it.`);
	}
	const name = nameOf(manifest);
	log(`Naming it ${name} …`);
	await rename(incoming, join(releases, name));
	log('Switching to it …');
	const link = join(root, `.current-${randomUUID()}`);
	await symlink(join('releases', name), link);
	await rename(link, join(root, 'current'));
	log('Clearing old releases away …');
	await clear(releases);
}

/** The later, the higher in order; never one that is there already. */
const nameOf = ({ fingerprint }: Manifest) =>
	`${new Date().toISOString().replace(/[:.]/g, '-')}-${fingerprint.slice(0, 12)}`;

/** Removes all but the newest releases, and what interrupted runs have left. */
async function clear(releases: string): Promise<void> {
	const names = (await readdir(releases)).sort();
	const whole = names.filter((name) => !name.startsWith(INCOMING));
	const remove = (name: string) => rm(join(releases, name), { recursive: true, force: true });
	for (const name of whole.slice(0, -KEPT)) await remove(name);
	for (const name of names.filter((name) => name.startsWith(INCOMING))) {
		const { mtimeMs } = await stat(join(releases, name));
		if (Date.now() - mtimeMs > LEFT_BEHIND) await remove(name);
	}
}
