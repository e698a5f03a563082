import { expect, type SnapshotItem, test } from '../site.ts';

test.beforeEach(async ({ page }) => {
	await page.goto('/Circular');
});

const firstLink = 'main article a';

test.describe('Read More opens a popup', () => {
	test('with title, description, attachment links, images and gallery attachments', async ({
		page,
		school,
	}) => {
		const rich = school
			.list('circulars')
			.find((item) => item.attachments.length > 0 && item.images.length > 0) as SnapshotItem;
		await page.goto(`/Circular?year=All&q=${encodeURIComponent(rich.title)}`);
		await page.locator(`a[href="/Circular/${rich.id}"]`).click();
		const popup = page.getByRole('dialog', { name: rich.title });
		await expect(popup).toBeVisible();
		for (const file of rich.attachments) {
			const address = `${school.facts.service}/api/image/${file.split('/').map(encodeURIComponent).join('/')}`;
			await expect(popup.locator(`a[href="${address}"]`)).toBeVisible();
		}
		await expect(popup.getByRole('img').first()).toBeVisible();
		await expect(popup.getByRole('link', { name: 'Open as a page' })).toHaveAttribute(
			'href',
			new RegExp(`/Circular/${rich.id}$`),
		);
	});

	test('and holds the same as the item’s own page', async ({ page }) => {
		const link = page.locator(firstLink).first();
		const href = await link.getAttribute('href');
		await link.click();
		await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
		const inPopup = await page.locator('.popup-content').innerText();
		await page.goto(href ?? '');
		const article = page.getByRole('article');
		const whole = await article.innerText();
		const heading = await article.getByRole('heading', { level: 1 }).innerText();
		expect(whole.replace(heading, '').replace(/\s+/g, ' ').trim()).toBe(
			inPopup.replace(/\s+/g, ' ').trim(),
		);
	});

	for (const [way, close] of [
		['X', (page) => page.getByRole('button', { name: 'Close' }).click()],
		['Escape', (page) => page.keyboard.press('Escape')],
		['a touch outside', (page) => page.mouse.click(5, 5)],
	] as [string, (page: import('@playwright/test').Page) => Promise<void>][]) {
		test(`closed by ${way}, which clears it and gives the focus back`, async ({ page }) => {
			const link = page.locator(firstLink).first();
			await link.click();
			await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
			await close(page);
			await expect(page.getByRole('dialog')).toHaveCount(0);
			await expect(link).toBeFocused();
			await expect(page).toHaveURL('/Circular');
		});
	}

	test('by keyboard, and the focus stays inside', async ({ page }) => {
		await page.locator(firstLink).first().focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
		await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
		for (let press = 0; press < 12; press++) {
			await page.keyboard.press('Tab');
			const inPage = await page.evaluate(
				() =>
					document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
			);
			expect(inPage).toBe(false);
		}
	});

	test('says so when the item does not come, and keeps the link', async ({ page }) => {
		const link = page.locator(firstLink).first();
		const href = await link.getAttribute('href');
		await page.route(`**${href}`, (route) => route.abort());
		await link.click();
		const popup = page.getByRole('dialog');
		await expect(popup).toContainText('could not be loaded');
		await expect(popup.getByRole('link')).toHaveAttribute('href', new RegExp(`${href}$`));
	});

	test('a control click opens the item’s page in a new tab instead', async ({ page, context }) => {
		const [tab] = await Promise.all([
			context.waitForEvent('page'),
			page
				.locator(firstLink)
				.first()
				.click({ modifiers: ['ControlOrMeta'] }),
		]);
		await expect(tab).toHaveURL(/\/Circular\/[\w-]+$/);
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});
});
