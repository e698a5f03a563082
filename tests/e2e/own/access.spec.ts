import { contentPaths } from '#lib/routes.ts';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../site.ts';

const views = [360, 1440].flatMap((width) =>
	(['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

for (const path of [...contentPaths, '/SiteIndex']) {
	test(`${path}: axe finds nothing at 360 and 1440 px, light and dark; nothing scrolls sideways`, async ({
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
