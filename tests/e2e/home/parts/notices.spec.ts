import type { Page } from '@playwright/test';
import { expect, test } from '../../site.ts';
import { active, knowNotices, openStill, parts, QUIET, region, STEP } from '../home.ts';

test('the notices open by themselves once a browsing session, and take neither focus nor page', async ({
	page,
	school,
}) => {
	await openStill(page, school);
	const { notices } = parts(page);
	await expect(notices).toBeHidden();
	await page.clock.runFor(QUIET);
	await expect(notices).toBeVisible();
	await expect(page.locator('body')).toBeFocused();
	await expect(page.getByText(/notices of the school are shown/)).toHaveRole('status');
	await region(page, 'Circulars').getByRole('link').first().focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog')).not.toHaveAccessibleName('Notices');
	await page.reload();
	await page.clock.runFor(QUIET);
	await expect(page.locator('[data-alive]')).not.toHaveCount(0);
	await expect(notices).toBeHidden();
});

test('the notices open again for a new one only', async ({ page, school }) => {
	await knowNotices(page, school, 1);
	await openStill(page, school);
	await page.clock.runFor(QUIET);
	await expect(parts(page).notices).toBeVisible();
});

test('the notices auto-advance every 1.8 seconds', async ({ page, school }) => {
	await openStill(page, school);
	const { notices } = parts(page);
	await page.clock.runFor(QUIET);
	await expect(notices.locator('[data-alive]')).toHaveCount(1);
	const count = school.list('notifications').length;
	expect(await active(notices)).toBe(`1 of ${count}`);
	await page.clock.runFor(STEP.notices - 1);
	expect(await active(notices)).toBe(`1 of ${count}`);
	await page.clock.runFor(1);
	expect(await active(notices)).toBe(`2 of ${count}`);
});

test('X, Escape and a touch outside close the notices, and their button opens them again', async ({
	page,
	school,
}) => {
	const ways: Record<string, (page: Page) => Promise<unknown>> = {
		X: () => page.getByRole('button', { name: 'Close' }).click(),
		Escape: () => page.keyboard.press('Escape'),
		'a touch outside': () => page.mouse.click(5, 5),
	};
	await openStill(page, school);
	const { notices } = parts(page);
	await page.clock.runFor(QUIET);
	for (const [way, close] of Object.entries(ways)) {
		await expect(notices, way).toBeVisible();
		await close(page);
		await expect(notices, way).toBeHidden();
		await page.getByRole('button', { name: /^Notices/ }).click();
	}
	await expect(notices).toBeVisible();
});
