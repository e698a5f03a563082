import { MONTHS, monthOf, titlesOf, yearOf } from './records.ts';
import { cardTitles, expect, filters, type SnapshotItem, test } from './site.ts';

const firstPage = (items: SnapshotItem[]) => titlesOf(items.slice(0, 12));

test.describe('Circulars: filters year (All, years found, default current year), month, title search', () => {
	test('opens with the current year, newest first, one screenful, with the total', async ({
		page,
		school,
	}) => {
		const current = school.list('circulars').filter((item) => yearOf(item) === `${school.year}`);
		await page.goto('/Circular');
		await expect(filters(page).year).toHaveValue(String(school.year));
		await expect(filters(page).count).toContainText(`${current.length} circular`);
		await expect(cardTitles(page)).toHaveText(firstPage(current));
	});

	test('the year menu offers All and the years found', async ({ page, school }) => {
		const years = new Set(school.list('circulars').flatMap((item) => yearOf(item) ?? []));
		years.add(String(school.year));
		await page.goto('/Circular');
		const options = filters(page).year.getByRole('option');
		await expect(options).toHaveText(['All', ...[...years].sort().reverse()]);
	});

	test('a year shows its circulars; All shows every one', async ({ page, school }) => {
		const all = school.list('circulars');
		const past = all.filter((item) => yearOf(item) === `${school.year - 1}`);
		await page.goto('/Circular');
		await filters(page).year.selectOption(String(school.year - 1));
		await expect(cardTitles(page)).toHaveText(firstPage(past));
		await expect(filters(page).count).toContainText(`${past.length} circular`);
		await filters(page).year.selectOption('All');
		await expect(cardTitles(page)).toHaveText(firstPage(all));
		await expect(filters(page).count).toContainText(`${all.length} circular`);
	});

	test('the month menu offers All and the months present, and filters', async ({
		page,
		school,
	}) => {
		const past = school.list('circulars').filter((item) => yearOf(item) === `${school.year - 1}`);
		const present = MONTHS.filter((month) => past.some((item) => monthOf(item) === month));
		await page.goto(`/Circular?year=${school.year - 1}`);
		await expect(filters(page).month.getByRole('option')).toHaveText(['All', ...present]);
		const month = present.at(-1) as string;
		await filters(page).month.selectOption(month);
		const found = past.filter((item) => monthOf(item) === month);
		await expect(cardTitles(page)).toHaveText(firstPage(found));
		await expect(filters(page).count).toContainText(`${found.length} circular`);
	});

	test('search is a case-insensitive substring match on title', async ({ page, school }) => {
		const all = school.list('circulars');
		const part = (all[3]?.title ?? '').slice(2, 9).toUpperCase().trim();
		const found = all.filter((item) => item.title.toUpperCase().includes(part));
		await page.goto('/Circular?year=All');
		await filters(page).search.fill(part);
		await expect(filters(page).count).toContainText(`${found.length} circular`);
		await expect(cardTitles(page)).toHaveText(firstPage(found));
	});

	test('cards show image, title, date as day month year, and Read More', async ({
		page,
		school,
	}) => {
		const current = school.list('circulars').filter((item) => yearOf(item) === `${school.year}`);
		const item = current[0] as SnapshotItem;
		await page.goto('/Circular');
		const card = page.getByRole('main').getByRole('article').first();
		const [year, month, day] = (item.date ?? '').split('-');
		await expect(card.getByRole('time')).toHaveText(
			`${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`,
		);
		await expect(card.getByRole('link', { name: `Read More about ${item.title}` })).toBeVisible();
		const pictures = page.getByRole('main').locator('article img');
		await expect(pictures).toHaveCount(Math.min(12, current.length));
	});

	test('a circular without image shows the default image', async ({ page, school }) => {
		const bare = school.list('circulars').find((item) => item.images.length === 0) as SnapshotItem;
		await page.goto(`/Circular?year=All&q=${encodeURIComponent(bare.title)}`);
		const card = page.getByRole('article').filter({ hasText: bare.title }).first();
		await expect(card.locator('img')).toHaveAttribute('src', '/images/notice.svg');
	});
});

test.describe('pages of a list', () => {
	test('Prev, Page x of y, Next; a list never holds more than a screenful', async ({
		page,
		school,
	}) => {
		const all = school.list('circulars');
		const pages = Math.ceil(all.length / 12);
		await page.goto('/Circular?year=All');
		const pager = page.getByRole('navigation', { name: 'Pages' });
		await expect(pager).toContainText(`Page 1 of ${pages}`);
		await expect(pager.getByRole('link', { name: 'Prev' })).toHaveCount(0);
		await pager.getByRole('link', { name: 'Next' }).click();
		await expect(pager).toContainText(`Page 2 of ${pages}`);
		await expect(cardTitles(page)).toHaveText(titlesOf(all.slice(12, 24)));
		await expect(filters(page).count).toBeFocused();
		await page.goto(`/Circular?year=All&page=${pages}`);
		await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
		await expect(cardTitles(page)).toHaveText(titlesOf(all.slice((pages - 1) * 12)));
	});
});
