import { expect, test } from '../../site.ts';
import { scriptBytes, shiftsOf, watchShifts } from '../../weight.ts';
import { bringToLife, open, openStill, parts, STEP } from '../home.ts';

test.describe('what it costs', () => {
	test('at most 2.5 KB of JavaScript, inline included, before anything is in view or touched', async ({
		page,
		school,
	}) => {
		expect(await scriptBytes(page, '/', school.facts.dist)).toBeLessThanOrEqual(2.5 * 1024);
	});

	test('the code of moving parts comes after the load, when they are in view', async ({
		page,
		school,
	}) => {
		const scripts: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url());
		});
		await open(page, school);
		await page.waitForLoadState('networkidle');
		expect(scripts.filter((url) => /carousel|marquee/.test(url))).toEqual([]);
		await bringToLife(page, parts(page).slides);
		expect(scripts.some((url) => /carousel/.test(url))).toBe(true);
		await expect(parts(page).X).not.toHaveAttribute('data-alive');
	});

	test('no layout shift, neither while it loads nor when its parts come to life', async ({
		page,
		school,
	}) => {
		await watchShifts(page);
		for (const width of [360, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			await openStill(page, school);
			const { notices, ...others } = parts(page);
			if (width === 360) await bringToLife(page, notices);
			for (const part of Object.values(others)) await bringToLife(page, part);
			await page.clock.runFor(STEP.slides);
			// What they came to is painted, and with it every shift known.
			await page.screenshot();
			expect(await shiftsOf(page)).toEqual([]);
		}
	});
});
