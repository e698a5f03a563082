import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeFreshness } from '#lib/freshness.ts';
import { readSettings } from '#lib/settings.ts';
import { pull } from '#service/pull.ts';
import type { PullInfo } from '#service/records.ts';
import { readPullInfo, readSnapshot } from '#service/snapshot.ts';
import { publishToFolder, readCurrent } from '../../scripts/release/folder.ts';
import { readLiveSite } from '../../scripts/release/live-site.ts';
import { describeRelease, type Manifest } from '../../scripts/release/manifest.ts';
import { type ReleaseJob, release } from '../../scripts/release/release.ts';

/** What a release of the tests is told. */
export interface Setup {
	/** Folder of all that it writes: `content`, `dist` and the web server's `www`. */
	dir: string;
	/** Origin of the service, and the code of the school. */
	url: string;
	code?: string;
	/** The day of the release. */
	today: string;
	/** Pages beside those of the circulars. */
	filler?: number;
	/** Origin of a website whose host takes releases by itself, instead of the folder. */
	site?: string;
}

const QUICK = { retries: 1, minDelay: 1, maxDelay: 2 };

/**
 * A release with the real pull and the real host folder, and a site of few words: a page for each circular, and the
 * footer's sentence on it.
 */
export function releaseTo(setup: Setup, given: Partial<ReleaseJob> = {}) {
	const { dir, url, code = 'DEMO', today, filler = 0, site } = setup;
	const [content, out, www] = ['content', 'dist', 'www'].map((name) => join(dir, name)) as [
		string,
		string,
		string,
	];
	const settings = readSettings({ CONTENT_SERVICE_URL: url, SCHOOL_CODE: code });
	const allowMissing = given.allowMissing ?? false;
	const log = given.log ?? (() => {});
	return release({
		content,
		out,
		today,
		allowMissing,
		log,
		readLive: () => (site ? readLiveSite(site) : readCurrent(www)),
		async pull() {
			log('Pulling …');
			await pull({ settings, dir: content, today, allowMissing, policy: QUICK });
		},
		async build() {
			log('Building …');
			await buildSmallSite(content, out, filler);
		},
		...(!site && { publish: (manifest: Manifest) => publishToFolder(out, www, manifest, log) }),
		...given,
	});
}

async function buildSmallSite(content: string, out: string, filler: number): Promise<void> {
	const { today, lists } = (await readPullInfo(content)) as PullInfo;
	const footer = describeFreshness(today, lists);
	const circulars = (await readSnapshot(content, 'circulars'))?.items ?? [];
	const page = (title: string) =>
		`<!doctype html><title>${title} | School</title><footer>${footer}</footer>`;
	const pages = [
		['index.html', page('School')],
		['404.html', page('Page not found')],
		...circulars.map(({ id, title }) => [`Circular/${id}.html`, page(title)]),
		...Array.from({ length: filler }, (_, index) => [`Filler/${index}.html`, page(`F${index}`)]),
	] as [string, string][];
	await rm(out, { recursive: true, force: true });
	for (const [file, text] of pages) {
		await mkdir(dirname(join(out, file)), { recursive: true });
		await writeFile(join(out, file), text);
	}
}

/** What visitors meet: the manifest of the current release, which must be whole, and its pages. */
export async function visit(dir: string) {
	const root = join(dir, 'www/current');
	const { manifest } = await readCurrent(join(dir, 'www'));
	if (!manifest) throw new Error('Nothing is live.');
	const { fingerprint } = await describeRelease(root, manifest);
	if (fingerprint !== manifest.fingerprint) throw new Error('What is live is not whole.');
	return { manifest, page: (file: string) => readFile(join(root, file), 'utf8') };
}
