import { contentPaths } from '#lib/routes.ts';
import { views, violationsOf } from '../axe.ts';
import { expect, test } from '../site.ts';

for (const path of [...contentPaths, '/SiteIndex']) {
	test(`${path}: axe finds nothing narrow and wide, light and dark; nothing scrolls sideways`, async ({
		page,
		school,
	}) => {
		void school;
		await page.goto(path);
		for (const { width, colorScheme } of views) {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme });
			const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(scrollWidth).toBeLessThanOrEqual(width);
			expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
		}
	});
}
