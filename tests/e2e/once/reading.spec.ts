import { expect, test } from '../site.ts';

const PATHS = ['/', '/News', '/Circular'];

test('tap targets are at least 44 px high, or are text in a sentence', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const path of PATHS) {
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

test('text at 200 % keeps every page readable without scrolling sideways', async ({ page }) => {
	await page.setViewportSize({ width: 720, height: 900 });
	for (const path of PATHS) {
		await page.goto(path);
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width, path).toBeLessThanOrEqual(720);
	}
});
