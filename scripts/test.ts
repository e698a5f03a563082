import { resolve } from 'node:path';
import { browserTests } from './e2e.ts';
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

async function pullStep(heading: string, name: TestSite) {
	const source = await openTestSite(name);
	await step(heading, () => pullTestSite(name, source));
	return source;
}

/** Builds the site of the sample school in every time zone, and that of another. */
async function buildSites(sample: Source): Promise<Source> {
	await step('The site of the sample school', () => buildTestSite('sample', sample));
	await step('The same bytes in every time zone', () => compareZones(foldersOf('sample').content));
	const other = await pullStep('The content of another school', 'other');
	await step('The site of another school', () => buildTestSite('other', other));
	return other;
}

const script = (name: string, env = {}) => runNode(['--run', name], { env });

await command(async () => {
	const isDeep = process.argv.includes('--deep');
	// The browser tests then look at every width and scheme.
	if (isDeep) process.env.DEEP = '1';
	const { content } = foldersOf('sample');
	const sample = await pullStep('The content of the sample school', 'sample');
	// The types of the collections come with their content.
	await step('Types', () => script('typecheck', { CONTENT_DIR: resolve(content) }));
	await step('Lint', () => script('lint'));
	const other = await step('Unit and integration tests, while the sites are built', async () => {
		const [site] = await Promise.all([buildSites(sample), script('test:unit')]);
		return site;
	});
	await step('Browser tests', () => browserTests({ sample, other }));
	if (isDeep) {
		for (const name of ['small', 'large'] as const) {
			const source = await pullStep(`The content of a ${name} archive`, name);
			await step(`The site of a ${name} archive`, () => buildTestSite(name, source));
			await source.close();
		}
		await step('The weight of the two', async () =>
			assertSameWeight(foldersOf('small').out, foldersOf('large').out),
		);
		await step('A release, rehearsed', async () => console.table(await rehearse()));
	}
	await Promise.all([sample.close(), other.close()]);
	console.log('\nAll passed.');
});
