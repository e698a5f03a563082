import { expect, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
	test('every circular can be read: from the list to its year, from page to page, to the item', async ({
		page,
		school,
	}) => {
		const past = school
			.list('circulars')
			.filter((item) => item.date?.startsWith(`${school.year - 1}`));
		await page.goto('/Circular');
		await page
			.getByRole('navigation', { name: 'Browse by year' })
			.getByRole('link', { name: `${school.year - 1}` })
			.click();
		await expect(page).toHaveURL(`/Circular/year/${school.year - 1}`);
		const seen: string[] = [];
		const next = page.getByRole('link', { name: 'Next' });
		while (true) {
			seen.push(
				...(await page
					.getByRole('main')
					.getByRole('article')
					.getByRole('heading')
					.allTextContents()),
			);
			if ((await next.count()) === 0) break;
			await next.click();
		}
		expect(seen).toEqual(past.map((item) => item.title));
		await page
			.getByRole('link', { name: /^Read More/ })
			.last()
			.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(past.at(-1)?.title ?? '');
	});

	test('undated circulars have a page too', async ({ page, school }) => {
		const undated = school.list('circulars').filter((item) => item.date === null);
		expect(undated.length).toBeGreaterThan(0);
		await page.goto('/Circular/year/undated');
		await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
			undated.map((item) => item.title),
		);
	});

	test('controls that would do nothing are not shown', async ({ page }) => {
		await page.goto('/Circular');
		await expect(page.getByRole('combobox', { name: 'Year' })).toBeHidden();
		await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
	});

	test('menus open and lead on, on a phone and on a wide screen', async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto('/');
		await page.getByRole('button', { name: 'Menu' }).click();
		const menu = page.getByRole('navigation', { name: 'Main' });
		await menu.getByText('News and events').click();
		await menu.getByRole('link', { name: 'Circulars' }).click();
		await expect(page).toHaveURL('/Circular');
		await page.setViewportSize({ width: 1440, height: 900 });
		await menu.getByText('News and events').click();
		await menu.getByRole('link', { name: 'News', exact: true }).click();
		await expect(page).toHaveURL('/News');
	});

	test('an item’s page is complete: heading, description, documents', async ({ page, school }) => {
		const item = school
			.list('news')
			.find((entry) => entry.attachments.length > 0 && entry.bodyHtml);
		await page.goto(`/News/${item?.id}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.title ?? '');
		await expect(page.locator('.item-body')).toBeVisible();
		await expect(page.locator('.item-documents a')).toHaveCount(item?.attachments.length ?? 0);
		for (const link of await page.locator('.item-documents a').all()) {
			const response = await page.request.get((await link.getAttribute('href')) ?? '');
			expect(response.status()).toBe(200);
		}
	});
});
