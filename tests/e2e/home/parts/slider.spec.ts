import { expect, test } from '../../site.ts';
import { active, bringToLife, durationsOf, leave, open, parts, reachable, STEP } from '../home.ts';

test.describe('the slider', () => {
	test('13 slides, some captioned as Raising Day 2025; autoplay 3 seconds, transition 2 seconds', async ({
		page,
		school,
	}) => {
		expect(STEP.slides).toBe(3000 + 2000);
		await open(page, school);
		const part = parts(page).slides;
		const figures = part.locator('figure');
		await expect(figures).toHaveCount(13);
		const captions = await figures.locator('figcaption').allTextContents();
		expect(captions.length).toBeGreaterThan(1);
		expect(new Set(captions)).toEqual(new Set(['Raising Day 2025']));
		await bringToLife(page, part);
		const durations = await durationsOf(part.locator('.carousel-slide').nth(1));
		await page.clock.runFor(STEP.slides - 1);
		expect(await active(part)).toBe('1 of 13');
		await page.clock.runFor(1);
		expect(await active(part)).toBe('2 of 13');
		await expect.poll(() => durations.jsonValue()).toContain('2000ms');
	});

	test('roles of the carousel pattern: region, slides, buttons first, live when it rests', async ({
		page,
		school,
	}) => {
		await open(page, school);
		const part = parts(page).slides;
		await expect(part).toHaveAttribute('aria-roledescription', 'carousel');
		await bringToLife(page, part);
		const track = part.locator('.carousel-track');
		await expect(track).toHaveAttribute('aria-live', 'off');
		const slide = part.getByRole('group', { name: '1 of 13', exact: true });
		await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
		// The others are out of reach while they are out of sight.
		await expect(reachable(part)).toHaveCount(1);
		await part.getByRole('button', { name: 'Pause the pictures' }).focus();
		await expect(track).toHaveAttribute('aria-live', 'polite');
		for (const next of ['Previous', 'Next']) {
			await page.keyboard.press('Tab');
			await expect(part.getByRole('button', { name: next })).toBeFocused();
		}
		await page.keyboard.press('Tab');
		await expect(part.locator('.carousel-view')).toBeFocused();
	});

	test('buttons and arrow keys turn the slides, round the ends, and stop the autoplay', async ({
		page,
		school,
	}) => {
		await open(page, school);
		const part = parts(page).slides;
		await bringToLife(page, part);
		await part.getByRole('button', { name: 'Next' }).click();
		expect(await active(part)).toBe('2 of 13');
		await page.keyboard.press('ArrowLeft');
		await expect.poll(() => active(part)).toBe('1 of 13');
		await page.keyboard.press('ArrowLeft');
		await expect.poll(() => active(part)).toBe('13 of 13');
		await expect(part.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
		await leave(page);
		await page.clock.runFor(3 * STEP.slides);
		expect(await active(part)).toBe('13 of 13');
	});

	test('a button that is pressed before its code is there is not lost', async ({
		page,
		school,
	}) => {
		await open(page, school);
		const part = parts(page).slides;
		await part.getByRole('button', { name: 'Next' }).click();
		await expect.poll(() => part.locator('.swiper-slide-active').count()).toBe(1);
		expect(await active(part)).toBe('2 of 13');
	});

	test('a picture is asked for when its turn comes near, the first at once and fit for a phone', async ({
		page,
		school,
	}) => {
		await page.setViewportSize({ width: 360, height: 740 });
		const pictures: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'image') pictures.push(request.url());
		});
		await open(page, school);
		const first = parts(page).slides.locator('img').first();
		await expect(first).toHaveAttribute('fetchpriority', 'high');
		await expect(first).toHaveJSProperty('complete', true);
		const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
		expect(source).toMatch(/-480\.(avif|webp)$/);
		await page.waitForLoadState('networkidle');
		const wide = pictures.filter((url) => url.includes('/pictures/'));
		expect(wide[0]).toBe(source);
		// How near is the browser's to say: up to 2,500 pixels ahead, seven slides of a phone.
		expect(wide.length).toBeLessThan(9);
	});
});
