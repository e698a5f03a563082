import { screenNames } from '#lib/routes.ts';
import { expect, test } from './site.ts';
import { scriptBytes } from './weight.ts';

const LIMIT = 2.5 * 1024;

for (const path of Object.keys(screenNames)) {
	test(`${path}: at most 2.5 KB of JavaScript at first, inline included`, async ({
		page,
		school,
	}) => {
		const bytes = await scriptBytes(page, path, school.facts.dist);
		expect(bytes).toBeLessThanOrEqual(LIMIT);
	});
}

test('nothing moves while a page loads', async ({ page, school }) => {
	void school;
	for (const path of ['/', '/Circular']) {
		await page.goto(path);
		await page.waitForLoadState('networkidle');
		const shift = await page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					new PerformanceObserver((list) => {
						resolve(
							list
								.getEntries()
								.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
						);
					}).observe({ type: 'layout-shift', buffered: true });
					setTimeout(() => resolve(0), 500);
				}),
		);
		expect(shift).toBe(0);
	}
});
