import { defineConfig } from '@playwright/test';
import type { ServedSite } from '../scripts/e2e.ts';

const { CHROMIUM_PATH, TEST_SITES } = process.env;
if (!CHROMIUM_PATH || !TEST_SITES) {
	throw new Error(
		'The browser tests need the test sites: run `npm run test:e2e`, which serves them.',
	);
}
const sites: ServedSite[] = JSON.parse(TEST_SITES);

/** What does not change with what the service holds is tested on one site: the school's own pages, how parts work. */
const once = ['own/**', 'once/**', 'home/parts/**'];
const files: Record<ServedSite['name'], { testMatch: string; testIgnore: string[] }> = {
	sample: { testMatch: '**/*.spec.ts', testIgnore: ['empty*.spec.ts'] },
	other: { testMatch: '**/*.spec.ts', testIgnore: ['empty*.spec.ts', ...once] },
	empty: { testMatch: 'empty*.spec.ts', testIgnore: [] },
};

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
		...files[name],
	})),
});
