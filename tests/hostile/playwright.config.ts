import { defineConfig } from '@playwright/test';
import type { HostileSite } from '../../scripts/hostile.ts';

const { CHROMIUM_PATH, HOSTILE_SITE } = process.env;
if (!CHROMIUM_PATH || !HOSTILE_SITE) {
	throw new Error('These tests need the hostile site: run `node scripts/hostile.ts`.');
}
const site: HostileSite = JSON.parse(HOSTILE_SITE);

export default defineConfig({
	outputDir: '../results/hostile',
	workers: 2,
	timeout: process.env.DEEP ? 900_000 : 60_000,
	forbidOnly: true,
	fullyParallel: true,
	reporter: process.env.CI ? 'dot' : 'list',
	metadata: site,
	use: {
		baseURL: site.url,
		launchOptions: {
			executablePath: CHROMIUM_PATH,
			// Nothing that an attack names is there.
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
			],
		},
	},
});
