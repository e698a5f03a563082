import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkSite } from '../check.ts';
import { onExit, runNode } from './process.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** Runs Astro on a snapshot, which alone tells it of the content service: the secret stays out of its reach. */
async function astro(args: string[], content: string, env = {}, quiet = false): Promise<string> {
	return runNode([ASTRO, ...args], {
		quiet,
		env: {
			ASTRO_TELEMETRY_DISABLED: '1',
			ASTRO_DEV_BACKGROUND: '0',
			CONTENT_DIR: resolve(content),
			CONTENT_SERVICE_TOKEN: undefined,
			...env,
		},
	});
}

/**
 * Builds the snapshot's site into a folder, without checks.
 * @param env added to Astro's environment, e.g. a time zone
 * @throws Error with Astro's log when the build fails, or only says `[ERROR]` in it
 */
export async function renderSite(content: string, dir: string, env = {}): Promise<void> {
	// A store kept from an older build can bring back content that is gone: --force starts without one.
	const log = await astro(['build', '--force', '--outDir', resolve(dir)], content, env, true);
	if (log.includes('[ERROR]')) throw new Error(`${log}\nThe build reports an error: see above.`);
}

/** Serves the snapshot's site with hot reload until it is stopped. */
export async function developSite(content: string, port: number): Promise<void> {
	await astro(['dev', '--port', String(port)], content);
}

/**
 * Builds and checks the snapshot's site beside `out`, and only a site that is fit to deploy takes its place:
 * otherwise the former one stays as it is (design 2).
 * @throws Error when the build or a check fails
 */
export async function buildSite(options: {
	content: string;
	out: string;
	token: string;
}): Promise<void> {
	const { content, token } = options;
	const out = resolve(options.out);
	await withTempFolder(join(dirname(out), '.cache'), async (temp) => {
		const [fresh, former] = [join(temp, 'fresh'), join(temp, 'former')];
		console.log('\nBuilding the site …');
		await renderSite(content, fresh);
		console.log('Checking it …');
		await checkSite({ dir: fresh, content, token });
		if (existsSync(out)) await rename(out, former);
		await rename(fresh, out);
	});
}

/** Gives the work a folder of its own, which is removed at its end, also when this process is told to stop. */
export async function withTempFolder<T>(
	parent: string,
	work: (dir: string) => Promise<T>,
): Promise<T> {
	await mkdir(parent, { recursive: true });
	const dir = await mkdtemp(join(parent, 'build-'));
	const remove = () => rmSync(dir, { recursive: true, force: true });
	const forget = onExit(remove);
	try {
		return await work(dir);
	} finally {
		forget();
		remove();
	}
}
