import { cardTitles, expect, filters, type SnapshotItem, test } from './site.ts';

const yearOf = (item: SnapshotItem) => item.date?.slice(0, 4);
const titlesOf = (items: SnapshotItem[]) => items.map((item) => item.title);
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const monthOf = (item: SnapshotItem) =>
	item.date && item.date.length > 4 ? MONTHS[Number(item.date.slice(5, 7)) - 1] : undefined;
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
