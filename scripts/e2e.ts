import { findBrowser } from './browser.ts';
import { type Server, serve } from './serve.ts';
import type { Source } from './steps/content.ts';
import { command, runNode } from './steps/process.ts';
import { foldersOf, reuseTestSite, TEST_SITES } from './steps/test-sites.ts';

/** The test sites that the browser tests visit. */
const VISITED = ['sample', 'other', 'empty'] as const;
type Visited = (typeof VISITED)[number];
/** The sample service of each. */
type VisitedSources = Record<Visited, Source>;

/** What `tests/playwright.config.ts` is handed of a site, as JSON in `TEST_SITES`; each becomes a project. */
export interface ServedSite {
	name: Visited;
	url: string;
	/** What the tests know of the site. */
	facts: ReturnType<typeof factsOf>;
}

const factsOf = (name: Visited, { settings }: Source) => ({
	/** Folders of the snapshot and of the built site. */
	content: foldersOf(name).content,
	dist: foldersOf(name).out,
	service: settings.CONTENT_SERVICE_URL,
	code: settings.SCHOOL_CODE,
	token: settings.CONTENT_SERVICE_TOKEN,
	/** e.g. '2026-11-21' */
	today: TEST_SITES[name].today,
});

const PLAYWRIGHT = [
	'node_modules/@playwright/test/cli.js',
	'test',
	'-c',
	'tests/playwright.config.ts',
];

/**
 * Serves the built test sites and runs the browser tests on them.
 * @param sources the sample service of each site
 * @param args for Playwright, e.g. ['-g', 'gallery']
 * @throws Error when a test fails
 */
export async function browserTests(sources: VisitedSources, args: string[] = []) {
	const servers: Server[] = [];
	const sites: ServedSite[] = [];
	for (const name of VISITED) {
		const server = await serve({ dir: foldersOf(name).out, port: 0 });
		servers.push(server);
		sites.push({ name, url: server.url, facts: factsOf(name, sources[name]) });
	}
	const env = { CHROMIUM_PATH: await findBrowser(), TEST_SITES: JSON.stringify(sites) };
	await runNode([...PLAYWRIGHT, ...args], { env });
	await Promise.all(servers.map((server) => server.close()));
}

if (import.meta.main) {
	await command(async () => {
		const opened: [Visited, Source][] = [];
		for (const name of VISITED) opened.push([name, await reuseTestSite(name)]);
		const sources = Object.fromEntries(opened) as VisitedSources;
		await browserTests(sources, process.argv.slice(2));
		await Promise.all(Object.values(sources).map((source) => source.close()));
	});
}
