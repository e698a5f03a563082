import { cardTitles, expect, filters, test } from '../site.ts';

test.describe('the first touch', () => {
	test('brings React, not the visit', async ({ page, school }) => {
		const scripts: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url());
		});
		await page.goto('/Circular');
		await page.waitForLoadState('networkidle');
		const before = scripts.length;
		expect(scripts.join()).not.toContain('ListScreen');
		await filters(page).year.selectOption(String(school.year - 1));
		await expect(page).toHaveURL(/year=/);
		expect(scripts.length).toBeGreaterThan(before);
		expect(scripts.join()).toContain('ListScreen');
	});

	test('is not lost while React is on its way', async ({ page, school }) => {
		await page.route('**/_astro/*.js', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 800));
			await route.continue();
		});
		await page.goto('/Circular');
		await filters(page).search.pressSequentially('the');
		await filters(page).year.selectOption('All');
		const found = school
			.list('circulars')
			.filter((item) => item.title.toLowerCase().includes('the'));
		await expect(filters(page).count).toContainText(`${found.length} circular`);
		await expect(filters(page).search).toHaveValue('the');
		await expect(page).toHaveURL('/Circular?year=All&q=the');
	});

	test('shows ‘Loading…’ until the whole list has arrived, and loads it once', async ({
		page,
		school,
	}) => {
		const held = Promise.withResolvers<void>();
		let loads = 0;
		await page.route('**/index.json', async (route) => {
			loads++;
			await held.promise;
			await route.continue();
		});
		const all = school.list('circulars');
		await page.goto('/Circular');
		await filters(page).year.selectOption('All');
		await expect(filters(page).count).toHaveText('Loading…');
		held.resolve();
		await expect(filters(page).count).toContainText(`${all.length} circular`);
		await filters(page).year.selectOption(String(school.year - 1));
		await expect(filters(page).count).toContainText(`in ${school.year - 1}`);
		expect(loads).toBe(1);
	});

	test('without a connection says so, and works once it is back', async ({
		page,
		school,
		problems,
	}) => {
		await page.goto('/Circular');
		await page.context().setOffline(true);
		await filters(page).year.selectOption('All');
		await expect(page.getByText('The filters could not be loaded')).toBeVisible();
		await expect(cardTitles(page).first()).toBeVisible();
		await page.context().setOffline(false);
		await filters(page).search.focus();
		const all = school.list('circulars');
		await expect(filters(page).count).toContainText(`${all.length} circular`);
		await expect(page.getByText('The filters could not be loaded')).toBeHidden();
		expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to fetch')]);
	});

	test('a list file that does not come is said, and can be tried again', async ({
		page,
		school,
	}) => {
		await page.route('**/index.json', (route) => route.abort());
		await page.goto('/Circular');
		await filters(page).year.selectOption('All');
		await expect(page.getByRole('alert')).toContainText('could not be loaded');
		await expect(cardTitles(page).first()).toBeVisible();
		await page.unroute('**/index.json');
		await page.getByRole('button', { name: 'Try again' }).click();
		const all = school.list('circulars');
		await expect(filters(page).count).toContainText(`${all.length} circular`);
	});
});
