import { MONTHS, monthOf, recordsOf, titlesOf, yearOf } from './records.ts';
import { cardTitles, expect, filters, test } from './site.ts';

test.describe('Events', () => {
	test('total count, year, month (All plus months present), search', async ({ page, school }) => {
		const all = recordsOf(school, 'events');
		const year = String(school.year - 1);
		await page.goto('/Events');
		await expect(filters(page).count).toHaveText(`${all.length} events`);
		await expect(cardTitles(page)).toHaveText(titlesOf(all.slice(0, 12)));
		await filters(page).year.selectOption(year);
		const ofYear = all.filter((item) => yearOf(item) === year);
		const present = MONTHS.filter((month) => ofYear.some((item) => monthOf(item) === month));
		await expect(filters(page).month.getByRole('option')).toHaveText(['All', ...present]);
		await expect(cardTitles(page)).toHaveText(titlesOf(ofYear.slice(0, 12)));
		const month = String(present.at(-1));
		await filters(page).month.selectOption(month);
		const ofMonth = ofYear.filter((item) => monthOf(item) === month);
		await expect(cardTitles(page)).toHaveText(titlesOf(ofMonth.slice(0, 12)));
		const part = String(ofMonth[0]?.title).slice(1, 8).trim().toUpperCase();
		await filters(page).search.fill(part);
		const found = ofMonth.filter(({ title }) => title.toUpperCase().includes(part));
		await expect(cardTitles(page)).toHaveText(titlesOf(found.slice(0, 12)));
	});

	test('selecting a year resets the page to 1; Prev and Next end with the list', async ({
		page,
		school,
	}) => {
		const all = recordsOf(school, 'events');
		const pages = Math.ceil(all.length / 12);
		expect(pages).toBeGreaterThan(1);
		const pager = page.getByRole('navigation', { name: 'Pages' });
		await page.goto(`/Events?page=${pages}`);
		await expect(cardTitles(page)).toHaveText(titlesOf(all.slice((pages - 1) * 12)));
		await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
		await filters(page).year.selectOption(String(school.year));
		await expect(page).toHaveURL(`/Events?year=${school.year}`);
		await expect(pager.getByRole('link', { name: 'Prev' })).toHaveCount(0);
	});

	test('popup with title, description, venue and close button', async ({ page, school }) => {
		const item = recordsOf(school, 'events').find(({ bodyHtml, venue }) => bodyHtml && venue);
		await page.goto(`/Events?q=${encodeURIComponent(String(item?.title))}`);
		await page.locator(`article a[href="/Events/${item?.id}"]`).click();
		const popup = page.getByRole('dialog', { name: String(item?.title) });
		await expect(
			popup.getByRole('definition').filter({ hasText: String(item?.venue) }),
		).toBeVisible();
		await expect(popup.locator('.item-body')).toBeVisible();
		await popup.getByRole('button', { name: 'Close' }).click();
		await expect(popup).toHaveCount(0);
	});
});
