import { expect, test } from '../../site.ts';
import { active, bringToLife, durationsOf, open, parts, reachable, STEP } from '../home.ts';

for (const [width, shown] of [
	[1500, 3],
	[1499, 2],
	[1300, 2],
	[1299, 1],
	[360, 1],
] as const) {
	test(`toppers: ${shown} at a time at ${width} px, autoplay 2 seconds, change 0.5 seconds`, async ({
		page,
		school,
	}) => {
		expect(STEP.toppers).toBe(2000 + 500);
		await page.setViewportSize({ width, height: 900 });
		await open(page, school);
		const part = parts(page).XII;
		await bringToLife(page, part);
		await expect(reachable(part)).toHaveCount(shown);
		const durations = await durationsOf(part.locator('.carousel-track'));
		await page.clock.runFor(STEP.toppers - 1);
		expect(await active(part)).toMatch(/^1 of /);
		await page.clock.runFor(1);
		await expect.poll(() => active(part)).toMatch(/^2 of /);
		await expect(reachable(part)).toHaveCount(shown);
		await expect.poll(() => durations.jsonValue()).toContain('500ms');
	});
}
