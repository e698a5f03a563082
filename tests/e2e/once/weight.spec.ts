import { screenNames } from '#lib/routes.ts';
import { expect, test } from '../site.ts';
import { scriptBytes, shiftsOf, watchShifts } from '../weight.ts';

const LIMIT = 2.5 * 1024;

test('every screen: at most 2.5 KB of JavaScript at first, inline included', async ({
	page,
	school,
}) => {
	test.slow();
	for (const path of Object.keys(screenNames)) {
		const bytes = await scriptBytes(page, path, school.facts.dist);
		expect.soft(bytes, path).toBeLessThanOrEqual(LIMIT);
	}
});

test('nothing moves while a page loads', async ({ page }) => {
	await watchShifts(page);
	for (const path of ['/', '/Circular']) {
		await page.goto(path);
		await page.waitForLoadState('networkidle');
		expect(await shiftsOf(page), path).toEqual([]);
	}
});
