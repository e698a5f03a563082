import type { Page } from '@playwright/test';
import { views, violationsOf } from './axe.ts';
import { expect, test } from './site.ts';

const STATES: Record<string, (page: Page) => Promise<void>> = {
	closed: async () => {},
	'popup open': async (page) => {
		await page.locator('a[data-popup]').first().click();
		await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
	},
	'menu open': async (page) => {
		const button = page.getByRole('button', { name: 'Menu' });
		if (await button.isVisible()) await button.click();
		await page.getByRole('navigation', { name: 'Main' }).getByText('News and events').click();
	},
	'nothing found': async (page) => {
		const search = page.getByRole('searchbox');
		if (!(await search.isVisible())) return;
		await search.fill('no such title');
		await expect(page.getByText('No Data Available')).toBeVisible();
	},
};

for (const { width, colorScheme } of views) {
	test.describe(`${width} px, ${colorScheme}`, () => {
		test.use({ colorScheme, viewport: { width, height: 900 } });

		for (const path of ['/', '/News', '/Circular', '/Events']) {
			test(`axe finds nothing on ${path}: ${Object.keys(STATES).join(', ')}`, async ({
				page,
				school,
			}) => {
				void school;
				// A notice in mid-fade has less contrast than it will have.
				await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
				for (const reach of Object.values(STATES)) {
					await page.goto(path);
					await reach(page);
					expect(await violationsOf(page)).toEqual([]);
				}
			});
		}

		test('axe finds nothing on an item and a year', async ({ page, school }) => {
			const [item] = school.list('circulars').filter((entry) => entry.images.length > 0);
			for (const path of [`/Circular/${item?.id}`, `/Circular/year/${school.year - 1}`]) {
				await page.goto(path);
				expect(await violationsOf(page)).toEqual([]);
			}
		});
	});
}

test('tap targets are at least 44 px high, or are text in a sentence', async ({ page, school }) => {
	void school;
	await page.setViewportSize({ width: 360, height: 740 });
	for (const path of ['/', '/News', '/Circular']) {
		await page.goto(path);
		const small = await page.evaluate(() =>
			[...document.querySelectorAll<HTMLElement>('a, button, select, input, summary')]
				.filter((element) => {
					const stretched = getComputedStyle(element, '::after').position === 'absolute';
					const { width, height } = element.getBoundingClientRect();
					return width > 0 && height > 0 && height < 44 && !stretched;
				})
				.map((element) => element.outerHTML.slice(0, 120))
				.filter((html) => !html.includes('skip-link')),
		);
		expect(small.filter((html) => !/href="\/"(>Home)/.test(html))).toEqual([]);
	}
});

test('text at 200 % keeps every page readable without scrolling sideways', async ({
	page,
	school,
}) => {
	void school;
	await page.setViewportSize({ width: 720, height: 900 });
	for (const path of ['/', '/News', '/Circular']) {
		await page.goto(path);
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			720,
		);
	}
});
