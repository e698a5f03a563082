import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentOptions, openSource, pullContent, type Source } from './content.ts';
import { buildSite } from './site.ts';

/**
 * The sites that the tests build: the sample, another school on another day with a secret, one whose service holds
 * nothing yet, and, for the deep tests, a young archive and one of decades.
 */
export const TEST_SITES = {
	sample: { today: '2026-11-21', service: { port: 4422 } },
	other: {
		today: '2027-01-02',
		service: {
			port: 4432,
			seed: 2,
			items: 120,
			code: 'OTHER',
			token: 'secret-of-the-other-school',
		},
		siteUrl: 'https://other.example.org',
	},
	empty: {
		today: '2026-11-21',
		service: { port: 4462, items: 0 },
		pictures: 'none',
	},
	small: { today: '2026-11-21', service: { port: 4442, items: 100 }, pictures: 'none' },
	large: { today: '2026-11-21', service: { port: 4452, items: 10_000 }, pictures: 'none' },
} satisfies Record<string, Partial<ContentOptions>>;

export type TestSite = keyof typeof TEST_SITES;

/** Where a test site keeps its snapshot and its built pages, apart from those of `npm start`. */
export const foldersOf = (name: string) => ({
	content: join('.cache/test', name, 'content'),
	out: join('.cache/test', name, 'dist'),
});

/** Starts the sample service of a test site; it must stay up as long as its pages, which load pictures from it. */
export const openTestSite = (name: TestSite) =>
	openSource({ ...TEST_SITES[name], ...foldersOf(name), sample: true });

/** Pulls the content of a test site, with nothing left of an earlier run. */
export async function pullTestSite(name: TestSite, source: Source): Promise<void> {
	const { content, out } = foldersOf(name);
	await Promise.all([content, out].map((dir) => rm(dir, { recursive: true, force: true })));
	await pullContent(source, { ...TEST_SITES[name], content, sample: true });
}

/** Builds and checks a test site from its content. */
export const buildTestSite = (name: TestSite, { settings }: Source) =>
	buildSite({ ...foldersOf(name), token: settings.CONTENT_SERVICE_TOKEN });

/** Starts the service of a test site, and builds the site unless an earlier run did with a service at that address. */
export async function reuseTestSite(name: TestSite): Promise<Source> {
	const source = await openTestSite(name);
	if ((await serviceOf(name)) === source.settings.CONTENT_SERVICE_URL) {
		console.log(`${foldersOf(name).out} is that of an earlier run; npm test builds it anew.`);
	} else {
		await pullTestSite(name, source);
		await buildTestSite(name, source);
	}
	return source;
}

/** The address of the service with which a test site was built, '' when there is none. */
async function serviceOf(name: TestSite): Promise<string> {
	const { content, out } = foldersOf(name);
	if (!existsSync(out)) return '';
	const { settings } = JSON.parse(await readFile(join(content, 'pull.json'), 'utf8'));
	return settings.CONTENT_SERVICE_URL;
}
