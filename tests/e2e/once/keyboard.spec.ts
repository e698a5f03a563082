import type { Locator } from '@playwright/test';
import { bringToLife, open, parts } from '../home/home.ts';
import { expect, test } from '../site.ts';

/** More presses than any page has stops: who needs them all is caught somewhere. */
const MANY = 250;

test.describe('the keyboard alone', () => {
	test('opens the menu of a wide screen, goes through a group and follows a link', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto('/News');
		const menu = page.getByRole('navigation', { name: 'Main' });
		const group = menu.locator('summary', { hasText: 'News and events' });
		for (let press = 0; press < MANY && !(await isFocused(group)); press++) {
			await page.keyboard.press('Tab');
		}
		await page.keyboard.press('Enter');
		const circulars = menu.getByRole('link', { name: 'Circulars' });
		await expect(circulars).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(circulars).toBeHidden();
		await expect(group).toBeFocused();
		await page.keyboard.press('Space');
		await page.keyboard.press('Tab');
		await expect(circulars).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/Circular');
	});

	test('opens and closes the menu of a phone, and gives the focus back', async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto('/News');
		const button = page.getByRole('button', { name: 'Menu' });
		await button.focus();
		await page.keyboard.press('Enter');
		const group = page
			.getByRole('navigation', { name: 'Main' })
			.locator('summary', { hasText: 'News and events' });
		await expect(group).toBeVisible();
		await page.keyboard.press('Tab');
		expect(
			await page.evaluate(() => Boolean(document.activeElement?.closest('nav[aria-label="Main"]'))),
		).toBe(true);
		await page.keyboard.press('Escape');
		await expect(group).toBeHidden();
		await expect(button).toBeFocused();
	});

	test('goes through the moving parts of the home page and leaves them, as far as the footer', async ({
		page,
		school,
	}) => {
		await open(page, school);
		const { notices, ...moving } = parts(page);
		for (const part of Object.values(moving)) await bringToLife(page, part);
		await page.evaluate(() => scrollTo(0, 0));
		await page.getByRole('main').focus();
		const met = new Set<string>();
		const footer = page.getByRole('contentinfo').getByRole('link').first();
		for (let press = 0; press < MANY && !(await isFocused(footer)); press++) {
			await page.keyboard.press('Tab');
			met.add(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? 'nothing'));
		}
		await expect(footer).toBeFocused();
		for (const what of ['pictures', 'highlights', 'circulars', 'events', 'toppers of Class X']) {
			expect(met).toContain(`Pause the ${what}`);
		}
		await expect(notices).toBeHidden();
	});
});

const isFocused = (locator: Locator) =>
	locator.evaluate((element) => element === document.activeElement);
