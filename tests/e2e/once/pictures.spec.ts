import type { Page } from '@playwright/test';
import { expect, type School, type SnapshotItem, test } from '../site.ts';

const isPicture = (file: string) => /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(file);

/** A circular with a picture. */
const illustrated = (school: School) =>
	school.list('circulars').find(({ images }) => images.some(isPicture)) as SnapshotItem;

/** Every picture that the page loads from now on: its path, or its address on another host. */
function loadedPictures(page: Page): string[] {
	const loaded: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'image') loaded.push(request.url());
	});
	return loaded;
}

test('cards show pictures of the site itself, which are small', async ({ page, school }) => {
	const { title } = illustrated(school);
	const loaded = loadedPictures(page);
	await page.goto(`/Circular?year=All&q=${encodeURIComponent(title)}`);
	const picture = page.locator('.card-picture[srcset]').first();
	await picture.scrollIntoViewIfNeeded();
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
		/\/pictures\/[0-9a-f]{16}-\d+\.webp$/,
	);
	expect(loaded.filter((url) => url.startsWith(school.facts.service))).toEqual([]);
});

test('the whole photograph comes from the service, in the viewer, in its own proportions', async ({
	page,
	school,
}) => {
	const { id } = illustrated(school);
	const loaded = loadedPictures(page);
	await page.goto(`/Circular/${id}`);
	const link = page.locator('[data-gallery] a').first();
	await expect(link.getByRole('img')).toBeVisible();
	expect(loaded.filter((url) => url.startsWith(school.facts.service))).toEqual([]);

	await link.click();
	const whole = page.getByRole('dialog').locator(`img[src="${await link.getAttribute('href')}"]`);
	await expect(whole).toBeVisible();
	const { width, height, shown } = await whole.evaluate(async (image: HTMLImageElement) => {
		await image.decode();
		const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
		return { width: naturalWidth, height: naturalHeight, shown: clientWidth / clientHeight };
	});
	expect(shown).toBeCloseTo(width / height, 2);
	await expect(link).toHaveAttribute('data-width', String(width));
	await expect(link).toHaveAttribute('data-height', String(height));
});

test('every picture of a page says its size, so that nothing moves', async ({ page }) => {
	for (const path of ['/', '/Circular', '/Gallery', '/SchoolLibrary']) {
		await page.goto(path);
		const sizeless = page.locator('img:not([width][height])');
		await expect(sizeless).toHaveCount(0);
	}
});
