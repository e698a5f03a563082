import { expect, test } from '../site.ts';

test.describe('FAQ', () => {
	test('clicking a question opens its answer and closes any other; clicking the open one closes it', async ({
		page,
	}) => {
		await page.goto('/Faq');
		const answers = page.locator('.faq details > div');
		const [first, second] = [answers.nth(0), answers.nth(1)];
		const questions = page.locator('.faq summary');
		await expect(first).toBeHidden();
		await questions.nth(0).click();
		await expect(first).toBeVisible();
		await questions.nth(1).click();
		await expect(second).toBeVisible();
		await expect(first).toBeHidden();
		await questions.nth(1).click();
		await expect(second).toBeHidden();
	});

	test('a question finder comes alive when it is touched', async ({ page }) => {
		await page.goto('/Faq');
		const finder = page.getByRole('searchbox', { name: 'Find a question' });
		await finder.fill('sick-bay');
		await expect(page.getByRole('status')).toContainText('1 question with “sick-bay”');
		await expect(page.locator('.faq details:visible')).toHaveCount(1);
		await page.locator('.faq summary:visible').click();
		await expect(page.locator('.faq details[open]')).toContainText('sick-bay');
		await finder.fill('no such word');
		await expect(page.getByRole('status')).toHaveText('No question holds “no such word”.');
		await finder.fill('');
		await expect(page.locator('.faq details:visible')).toHaveCount(23);
	});

	test('the address of an answer opens it', async ({ page }) => {
		await page.goto('/Faq');
		const id = await page.locator('.faq details > div').nth(4).getAttribute('id');
		await page.goto('/');
		await page.goto(`/Faq#${id}`);
		await expect(page.locator(`#${id}`)).toBeVisible();
	});
});

test.describe('galleries', () => {
	test('a picture opens in a zoom viewer, which keys lead through and Escape closes', async ({
		page,
	}) => {
		await page.goto('/SchoolLibrary');
		const links = page.locator('[data-gallery] a');
		await expect(links).toHaveCount(5);
		await links.nth(1).focus();
		await page.keyboard.press('Enter');
		const viewer = page.getByRole('dialog');
		await expect(viewer).toBeVisible();
		const alt = (index: number) => links.nth(index).locator('img').getAttribute('alt');
		await expect(viewer.getByText(String(await alt(1)))).toBeVisible();
		await page.keyboard.press('ArrowRight');
		await expect(viewer.getByText(String(await alt(2)))).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(viewer).toBeHidden();
		await expect(links.nth(2).or(links.nth(1)).and(page.locator(':focus'))).toHaveCount(1);
	});

	test('the viewer is fetched with the first picture that is opened', async ({ page }) => {
		const scripts: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url());
		});
		await page.goto('/SchoolLibrary');
		await page.waitForLoadState('networkidle');
		const before = scripts.length;
		await page.locator('[data-gallery] a').first().click();
		await expect(page.getByRole('dialog')).toBeVisible();
		expect(scripts.length).toBeGreaterThan(before);
	});
});

test('on a phone the rows of a wide table become cards with the names of their columns', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto('/InterSchoolCorner');
	const table = page.getByRole('table');
	const cell = table.locator('tbody td').nth(1);
	const [column, shown] = await cell.evaluate((element) => [
		element.dataset.label,
		getComputedStyle(element, '::before').content,
	]);
	expect(shown).toBe(`"${column}"`);
	expect(await table.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(360);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every answer can be opened, one at a time', async ({ page }) => {
		await page.goto('/Faq');
		await page.locator('.faq summary').nth(0).click();
		await page.locator('.faq summary').nth(3).click();
		await expect(page.locator('.faq details[open]')).toHaveCount(1);
		await expect(page.getByRole('searchbox')).toBeHidden();
	});

	test('a picture is a plain link to itself', async ({ page }) => {
		await page.goto('/SchoolLibrary');
		const link = page.locator('[data-gallery] a').first();
		const href = String(await link.getAttribute('href'));
		await link.click();
		await expect(page).toHaveURL(href);
	});
});
