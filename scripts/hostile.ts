import { readSettings } from '#lib/settings.ts';
import { pull } from '#service/pull.ts';
import { CODE, startHostileService } from '../tests/hostile/service.ts';
import { findBrowser } from './browser.ts';
import { checkSite } from './check.ts';
import { serve } from './serve.ts';
import { readOwnContent } from './steps/own-content.ts';
import { command, runNode } from './steps/process.ts';
import { renderSite } from './steps/site.ts';
import { foldersOf } from './steps/test-sites.ts';

/** What `tests/hostile/playwright.config.ts` is handed as JSON in `HOSTILE_SITE`. */
export interface HostileSite {
	url: string;
	/** Folder of the built site. */
	dir: string;
}

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/hostile'];
const { content, out: dir } = foldersOf('hostile');

/**
 * Builds and checks the site of a service whose every text is an attack, in the folders of that test site.
 * @param service address of the service
 */
export async function buildHostileSite(service: string): Promise<void> {
	const settings = readSettings({
		CONTENT_SERVICE_URL: service,
		SCHOOL_CODE: CODE,
		FILES_URL: `${service}/files`,
		ALUMNI_FORM_URL: `${service}/alumni-form`,
	});
	const own = await readOwnContent();
	await pull({
		settings,
		dir: content,
		today: '2026-11-21',
		// Hosts that attacks name are not there: nobody waits for them.
		policy: { retries: 2, minDelay: 1, maxDelay: 2 },
		pictures: { own, cache: '.cache/test/hostile/pictures' },
	});
	await renderSite(content, dir);
	// Here markup is shown as text on purpose.
	await checkSite({ dir, content, token: '', except: ['words'] });
}

/**
 * Shows in Chromium that no attack gets through, on the site that `buildHostileSite` has built (design 5).
 * @param args for Playwright, e.g. ['-g', 'raw']
 * @throws Error when one does
 */
export async function hostileTests(args: string[] = []): Promise<void> {
	const server = await serve({ dir, port: 0 });
	const site: HostileSite = { url: server.url, dir };
	const env = { CHROMIUM_PATH: await findBrowser(), HOSTILE_SITE: JSON.stringify(site) };
	await runNode([...PLAYWRIGHT, ...args], { env });
	await server.close();
}

if (import.meta.main) {
	await command(async () => {
		const service = await startHostileService(Boolean(process.env.DEEP));
		await buildHostileSite(service.url);
		await hostileTests(process.argv.slice(2));
		await service.close();
	});
}
