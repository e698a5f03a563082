import { screenNames } from '#lib/routes.ts';
import { views, violationsOf } from '../axe.ts';
import { expect, test } from '../site.ts';

/** `access.spec.ts` goes through these in all their states. */
const elsewhere = ['/', '/News', '/Circular', '/Events'];

for (const path of Object.keys(screenNames).filter((path) => !elsewhere.includes(path))) {
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

test('axe finds nothing while a photograph is shown large', async ({ page, school }) => {
	const album = school.list('albums').find(({ attachments }) => attachments.length > 1);
	await page.goto(`/SubGallery/${album?.id}`);
	for (const { width, colorScheme } of views) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme });
		await page.locator('[data-gallery] a').first().click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expect(page.locator('.pswp--ui-visible')).toBeVisible();
		expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
	}
});
