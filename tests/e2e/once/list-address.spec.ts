import { cardTitles, expect, filters, test } from '../site.ts';

test.describe('filters live in the address', () => {
	test('survive reload and Back', async ({ page, school }) => {
		await page.goto('/Circular');
		await filters(page).year.selectOption(String(school.year - 1));
		await expect(page).toHaveURL(`/Circular?year=${school.year - 1}`);
		await expect(filters(page).count).toContainText(`in ${school.year - 1}`);
		const before = await filters(page).count.textContent();
		await page.reload();
		await expect(filters(page).count).toHaveText(before ?? '');
		await expect(filters(page).year).toHaveValue(String(school.year - 1));
		await filters(page).year.selectOption('All');
		await page.goBack();
		await expect(filters(page).year).toHaveValue(String(school.year - 1));
		await expect(filters(page).count).toHaveText(before ?? '');
	});

	test('nonsense in the address gives the default view', async ({ page, school }) => {
		await page.goto('/Circular?year=banana&month=%00&page=-1');
		await expect(filters(page).year).toHaveValue(String(school.year));
		await expect(cardTitles(page).first()).toBeVisible();
	});

	test('nothing found says so and offers everything', async ({ page, school }) => {
		await page.goto('/Circular?q=no+such+circular+anywhere');
		await expect(page.getByText('No Data Available')).toBeVisible();
		await page.getByRole('button', { name: 'Show all circulars' }).click();
		const all = school.list('circulars');
		await expect(filters(page).count).toContainText(`${all.length} circular`);
	});
});

test('the current year is the visitor’s, by the clock of Kolkata, not the build’s', async ({
	page,
	school,
}) => {
	// Half an hour into the New Year in Delhi; the browser stands in Los Angeles, the day before.
	await page.clock.setFixedTime(`${school.year + 1}-01-01T00:30:00+05:30`);
	await page.goto('/Circular');
	await expect(filters(page).year).toHaveValue(String(school.year + 1));
	await expect(page.getByText('No Data Available')).toBeVisible();
});
