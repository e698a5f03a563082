import { parts, QUIET, region } from './home/home.ts';
import { cardTitles, expect, filters, test } from './site.ts';

const NO_DATA = 'No Data Available';
const NO_TOPPER = 'No data available for the selected session year.';

/** What each list says of itself when the service holds nothing; the year that its menu opens with. */
const LISTS = {
	'/News': ['0 news items', 'All'],
	'/Circular': ['0 circulars in 2026', '2026'],
	'/Events': ['0 events', 'All'],
	'/SchoolEvents': ['0 events', 'All'],
	'/Gallery': ['0 albums', 'All'],
	'/Magazine': ['0 magazines', 'All'],
	'/HomeWork': ['0 homework entries', 'All'],
	'/SportActivites': ['0 sports activities in 2026', '2026'],
	'/JuniorWing': ['0 sports activities', 'All'],
	'/Alumni': ['0 alumni entries', 'All'],
} as const;

test('home: no highlights, no registration banner, no notices; lists and toppers say so', async ({
	page,
	school,
}) => {
	await page.clock.install({ time: `${school.facts.today}T12:00:00+05:30` });
	await page.goto('/');
	const { highlights, circulars, events, notices, XII, X } = parts(page);
	await page.clock.runFor(QUIET);
	// The page has come to life; still nothing opens.
	await expect(page.locator('[data-alive]')).not.toHaveCount(0);
	await expect(notices).toHaveCount(0);
	await expect(page.getByRole('button', { name: /^Notices/ })).toHaveCount(0);
	await expect(highlights).toHaveCount(0);
	await expect(region(page, 'Online registration')).toHaveCount(0);
	for (const list of [circulars, events]) {
		await expect(list.getByText(NO_DATA, { exact: true })).toBeVisible();
		await list.scrollIntoViewIfNeeded();
		await expect(list.locator('[data-alive]')).toHaveCount(1);
		await expect(list.getByRole('button')).toHaveCount(0);
	}
	await expect(XII).toHaveCount(0);
	await expect(X).toHaveCount(0);
	const toppers = region(page, 'Our toppers');
	await expect(toppers.getByText(NO_DATA, { exact: true })).toHaveCount(2);
	await expect(toppers.getByRole('link', { name: /^View All/ })).toHaveCount(2);
});

test('Principal’s Message: the fallback text, and on the home page the placeholder', async ({
	page,
}) => {
	await page.goto('/PrincipalsMessage');
	const main = page.getByRole('main');
	await expect(main.getByText('Dear pupils, dear parents,')).toBeVisible();
	await expect(main.getByRole('heading', { name: 'More messages' })).toHaveCount(0);
	await page.goto('/');
	const card = page.getByRole('article').filter({ hasText: 'Principal’s Message' });
	await expect(card.getByText(/tells parents and pupils what the school stands for/)).toBeVisible();
});

test(`${Object.keys(LISTS).join(', ')}: total 0 and ‘No Data Available’`, async ({ page }) => {
	test.slow();
	for (const [path, [count, year]] of Object.entries(LISTS)) {
		await test.step(path, async () => {
			await page.goto(path);
			await expect(filters(page).count).toHaveText(count);
			await expect(filters(page).year).toHaveValue(year);
			await expect(page.getByText(NO_DATA, { exact: true })).toBeVisible();
			await expect(cardTitles(page)).toHaveCount(0);
			// The filters come to life on nothing, and nothing stays nothing.
			await filters(page).search.fill('fee');
			await expect(filters(page).count).toContainText('with “fee” in the title');
			await expect(page.getByText(NO_DATA, { exact: true })).toBeVisible();
		});
	}
});

test('School Events: ‘Page 1 of 1 (Total: 0)’ with Prev and Next disabled; years down to 2016, Archive', async ({
	page,
}) => {
	await page.goto('/SchoolEvents');
	const pager = page.getByRole('navigation', { name: 'Pages' });
	await expect(pager.getByText('Page 1 of 1 (Total: 0)', { exact: true })).toBeVisible();
	await expect(pager.getByText('Prev')).toBeDisabled();
	await expect(pager.getByText('Next')).toBeDisabled();
	const years = Array.from({ length: 11 }, (_, index) => `${2026 - index}`);
	await expect(filters(page).year.getByRole('option')).toHaveText(['All', ...years, 'Archive']);
	await filters(page).year.selectOption('Archive');
	await expect(page.getByText(NO_DATA, { exact: true })).toBeVisible();
});

test('HomeWork: a placeholder card when none', async ({ page }) => {
	await page.goto('/HomeWork');
	const placeholder = page.getByRole('main').locator('.nothing');
	await expect(placeholder).toHaveText(NO_DATA);
	await expect(placeholder).not.toHaveCSS('padding-top', '0px');
});

test('Topper X and Topper XII: ‘No data available for the selected session year.’', async ({
	page,
}) => {
	for (const path of ['/TopperX', '/TopperXII']) {
		await page.goto(path);
		await expect(page.getByText(NO_TOPPER, { exact: true })).toBeVisible();
		await expect(page.getByRole('status')).toHaveText('0 toppers');
	}
});

test('Achievements opens with the Archive, sports offer it: the static archives are there all the same', async ({
	page,
}) => {
	await page.goto('/Achievements');
	await expect(filters(page).year.getByRole('option')).toHaveText(['Archive']);
	await expect(page.getByRole('heading', { name: 'Academic year 2014-2015' })).toBeVisible();
	for (const path of ['/SportActivites', '/JuniorWing']) {
		await page.goto(path);
		await filters(page).year.selectOption('Archive');
		await expect(page.getByRole('heading', { name: 'Academic year 2019-2020' })).toBeVisible();
	}
});

test('Tender Notice, Recruitment and Sub Gallery show an empty list that says so', async ({
	page,
}) => {
	for (const [path, words] of [
		['/TenderNotice', 'There are no tenders at present.'],
		['/Recruitment', 'There are no vacancies at present.'],
		['/SubGallery', 'There are no albums yet.'],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
		await expect(page.getByRole('article')).toHaveCount(0);
	}
});

test('the complete records say that nothing is there, above their archives', async ({ page }) => {
	for (const [path, year] of [
		['/AchievementsData', '2014-2015'],
		['/SportsActivitiesData', '2019-2020'],
	]) {
		await page.goto(String(path));
		await expect(page.getByText(NO_DATA, { exact: true })).toBeVisible();
		await expect(page.getByRole('heading', { name: `Academic year ${year}` })).toBeVisible();
	}
});
