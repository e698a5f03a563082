import { screenNames } from '#lib/routes.ts';
import { expect, test } from '../site.ts';
import { scriptBytes } from '../weight.ts';

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
	await page.addInitScript(() => {
		const shifts: string[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
		}).observe({ type: 'layout-shift', buffered: true });
	});
	for (const path of ['/', '/Circular']) {
		await page.goto(path);
		await page.waitForLoadState('networkidle');
		expect(await page.evaluate('shifts'), path).toEqual([]);
	}
});
