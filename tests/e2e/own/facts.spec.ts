import pLimit from 'p-limit';
import { contentPaths } from '#lib/routes.ts';
import { expect, test } from '../site.ts';
import { fetchPages, openSent, repeatedParagraphs } from './facts/all-pages.ts';
import { faultsOf, lacks } from './facts/expectations.ts';
import { readFacts, schoolName, settingsOf } from './facts/read-facts.ts';
import { readRegion } from './facts/read-region.ts';
import type { Region } from './facts/region.ts';

test('every information page says what the specification says', async ({ page, school }) => {
	test.slow();
	const settings = settingsOf(school);
	const { shared, routes } = readFacts(settings, school.year);
	// Most pages have the same header and footer: each form of them is judged once.
	const judged = new Map<string, string[]>();
	const lacksShared = (region: Region, name: 'header' | 'footer') => {
		const key = JSON.stringify(region);
		const missing = judged.get(key) ?? lacks(region, shared[name], settings);
		judged.set(key, missing);
		return missing;
	};
	await page.goto('/Faq', { waitUntil: 'domcontentloaded' });
	for (const path of contentPaths) {
		const { status, title, headings, home, part } = await openSent(page, path);
		expect.soft(status, path).toBe(200);
		expect.soft(headings, path).toHaveLength(1);
		expect.soft(title, path).toBe(`${headings[0]} | ${schoolName}`);
		expect.soft(home, path).toEqual({ text: 'Home', href: '/' });

		const main = await readRegion(await part('main'));
		const header = await readRegion(await part('body > header'));
		const footer = await readRegion(await part('body > footer'));
		expect.soft(main.words, path).toBeGreaterThanOrEqual(60);
		const faults = [header, main, footer].flatMap((region) => faultsOf(region, settings));
		expect.soft(faults, path).toEqual([]);
		expect.soft(lacksShared(header, 'header'), `${path}, header`).toEqual([]);
		expect.soft(lacksShared(footer, 'footer'), `${path}, footer`).toEqual([]);
		expect.soft(lacks(main, routes[path], settings), path).toEqual([]);
	}
});

test('no two information pages share a paragraph of more than 12 words', async ({ page }) => {
	expect(repeatedParagraphs(await fetchPages(page))).toEqual([]);
});

test('every document, picture and video of the information pages is there', async ({
	page,
	school,
}) => {
	test.slow();
	const { FILES_URL = '' } = settingsOf(school);
	const addresses = (await fetchPages(page)).flatMap((sent) => sent.addresses);
	const files = new Set(addresses.filter((address) => address.startsWith(`${FILES_URL}/`)));
	expect(files.size).toBeGreaterThan(100);
	const limit = pLimit(8);
	const answers = await Promise.all(
		[...files].map((file) =>
			limit(async () => `${(await page.request.head(file)).status()} ${file}`),
		),
	);
	expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
});
