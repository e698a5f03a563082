import { defineConfig } from '@playwright/test';
import type { ServedSite } from '../scripts/e2e.ts';

const { CHROMIUM_PATH, TEST_SITES } = process.env;
if (!CHROMIUM_PATH || !TEST_SITES) {
	throw new Error(
		'The browser tests need the test sites: run `npm run test:e2e`, which serves them.',
	);
}
const sites: ServedSite[] = JSON.parse(TEST_SITES);

export default defineConfig({
	testDir: 'e2e',
	outputDir: 'results',
	workers: 2,
	retries: 0,
	forbidOnly: true,
	fullyParallel: true,
	reporter: process.env.CI ? 'dot' : 'list',
	use: {
		launchOptions: {
			executablePath: CHROMIUM_PATH,
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				'--no-first-run',
			],
		},
	},
	projects: sites.map(({ name, url, facts }) => ({
		name,
		use: { baseURL: url },
		metadata: facts,
		// The school's own pages are the same whatever the service holds: one site is enough for them.
		testIgnore: name === 'sample' ? [] : ['own/**', 'access.spec.ts', 'weight.spec.ts'],
	})),
});
