import { contentPaths } from '#lib/routes.ts';
import { viewsOf, violationsOf } from '../axe.ts';
import { expect, test } from '../site.ts';

for (const [index, path] of [...contentPaths, '/SiteIndex'].entries()) {
	test(`${path}: axe finds nothing; nothing scrolls sideways`, async ({ page, school }) => {
		void school;
		await page.goto(path);
		for (const { width, colorScheme } of viewsOf(index)) {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme });
			const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(scrollWidth).toBeLessThanOrEqual(width);
			expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
		}
	});
}
