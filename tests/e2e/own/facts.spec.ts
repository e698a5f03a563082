import pLimit from 'p-limit';
import { contentPaths } from '#lib/routes.ts';
import { expect, test } from '../site.ts';
import { fetchPages, repeatedParagraphs } from './facts/all-pages.ts';
import { faultsOf, lacks } from './facts/expectations.ts';
import { readFacts, schoolName, settingsOf } from './facts/read-facts.ts';
import { readRegion } from './facts/read-region.ts';

for (const path of contentPaths) {
	test(`${path} says what the specification says`, async ({ page, school }) => {
		const settings = settingsOf(school);
		const { shared, routes } = readFacts(settings, school.year);
		const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
		expect(response?.status()).toBe(200);

		const heading = page.getByRole('heading', { level: 1 });
		await expect(heading).toHaveCount(1);
		await expect(page).toHaveTitle(`${await heading.textContent()} | ${schoolName}`);
		const home = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
		await expect(home).toHaveText('Home');
		await expect(home).toHaveAttribute('href', '/');

		const main = await readRegion(page.getByRole('main'));
		const header = await readRegion(page.getByRole('banner'));
		const footer = await readRegion(page.getByRole('contentinfo'));
		expect.soft(main.words).toBeGreaterThanOrEqual(60);
		const faults = [header, main, footer].flatMap((region) => faultsOf(region, settings));
		expect.soft(faults).toEqual([]);
		expect.soft(lacks(header, shared.header, settings)).toEqual([]);
		expect.soft(lacks(footer, shared.footer, settings)).toEqual([]);
		expect.soft(lacks(main, routes[path], settings)).toEqual([]);
	});
}

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
