import { monthOf, titlesOf, yearOf } from './records.ts';
import { cardTitles, expect, filters, type SnapshotItem, test } from './site.ts';

const firstPage = (items: SnapshotItem[]) => titlesOf(items.slice(0, 12));

test.describe('News: filters year, month, title; total count; list of items of category News', () => {
	test('opens with all news, newest first', async ({ page, school }) => {
		const all = school.list('news');
		await page.goto('/News');
		await expect(filters(page).year).toHaveValue('All');
		await expect(filters(page).count).toContainText(`${all.length} news item`);
		await expect(cardTitles(page)).toHaveText(firstPage(all));
	});

	test('has a tab to /Circular', async ({ page }) => {
		await page.goto('/News');
		await page
			.getByRole('navigation', { name: 'Notices' })
			.getByRole('link', { name: 'Circulars' })
			.click();
		await expect(page).toHaveURL('/Circular');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circulars');
	});

	test('filters by year, month and title', async ({ page, school }) => {
		const past = school.list('news').filter((item) => yearOf(item) === `${school.year - 1}`);
		const month = monthOf(past[0] as SnapshotItem) as string;
		const word = (past[0]?.title ?? '').split(' ')[0] ?? '';
		await page.goto('/News');
		await filters(page).year.selectOption(String(school.year - 1));
		await filters(page).month.selectOption(month);
		await filters(page).search.fill(word);
		const found = past.filter(
			(item) => monthOf(item) === month && item.title.toLowerCase().includes(word.toLowerCase()),
		);
		await expect(cardTitles(page)).toHaveText(firstPage(found));
	});
});
