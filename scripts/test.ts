import { resolve } from 'node:path';
import { startHostileService } from '../tests/hostile/service.ts';
import { browserTests } from './e2e.ts';
import { buildHostileSite, hostileTests } from './hostile.ts';
import { rehearse } from './rehearse.ts';
import type { Source } from './steps/content.ts';
import { command, runNode } from './steps/process.ts';
import {
	buildTestSite,
	foldersOf,
	openTestSite,
	pullTestSite,
	type TestSite,
} from './steps/test-sites.ts';
import { compareZones } from './twice.ts';
import { assertSameWeight } from './weight.ts';

async function step<T>(heading: string, work: () => Promise<T>): Promise<T> {
	console.log(`\n── ${heading} ──`);
	return work();
}

async function pullStep(heading: string, name: TestSite): Promise<Source> {
	const source = await openTestSite(name);
	await step(heading, () => pullTestSite(name, source));
	return source;
}

async function siteStep(school: string, name: TestSite): Promise<Source> {
	const source = await pullStep(`The content of ${school}`, name);
	await step(`The site of ${school}`, () => buildTestSite(name, source));
	return source;
}

const script = (name: string, env = {}) => runNode(['--run', name], { env });

/** One after the other, since Astro keeps what it works with in one folder. */
async function checkAndBuild(sample: Source, hostile: string) {
	const { content } = foldersOf('sample');
	// The types of the collections come with their content.
	await step('Types', () => script('typecheck', { CONTENT_DIR: resolve(content) }));
	await step('Lint', () => script('lint'));
	await step('The site of the sample school', () => buildTestSite('sample', sample));
	await step('The same bytes in every time zone', () => compareZones(content));
	const other = await siteStep('another school', 'other');
	const empty = await siteStep('a school without entries', 'empty');
	await step('The site of a hostile service', () => buildHostileSite(hostile));
	return { sample, other, empty };
}

await command(async () => {
	const isDeep = process.argv.includes('--deep');
	// The browser tests then look at every width and scheme.
	if (isDeep) process.env.DEEP = '1';
	const sample = await pullStep('The content of the sample school', 'sample');
	const hostile = await startHostileService(isDeep);
	const sources = await step('Unit and integration tests, beside all that is built', async () => {
		const [built] = await Promise.all([checkAndBuild(sample, hostile.url), script('test:unit')]);
		return built;
	});
	await step('Browser tests', () => browserTests(sources));
	await step('Hostile text in the browser', () => hostileTests());
	if (isDeep) {
		for (const name of ['small', 'large'] as const) {
			await (await siteStep(`a school with a ${name} archive`, name)).close();
		}
		await step('The weight of the two', async () =>
			assertSameWeight(foldersOf('small').out, foldersOf('large').out),
		);
		await step('A release, rehearsed', async () => console.table(await rehearse()));
	}
	await Promise.all([hostile, ...Object.values(sources)].map((source) => source.close()));
	console.log('\nAll passed.');
});
