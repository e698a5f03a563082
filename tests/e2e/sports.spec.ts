import { addressOf, recordsOf, titlesOf, yearOf, yearsOf } from './records.ts';
import { cardTitles, expect, filters, type School, test } from './site.ts';

const sportsOf = (school: School) => recordsOf(school, 'sports');
const juniorOf = (school: School) =>
	sportsOf(school).filter((item) => item.school.toLowerCase() === 'junior');
const SUBSECTIONS = [
	'Achievement',
	'Senior Wing',
	'Junior Wing',
	'Activities Conducted In The School',
	'Sports News',
];

test.describe('Sports Activities, senior wing', () => {
	test('year dropdown (All, years in data, Archive; default current year)', async ({
		page,
		school,
	}) => {
		const all = sportsOf(school);
		const years = new Set([String(school.year), ...yearsOf(all)]);
		const current = all.filter((item) => yearOf(item) === String(school.year));
		await page.goto('/SportActivites');
		await expect(filters(page).year).toHaveValue(String(school.year));
		await expect(filters(page).year.getByRole('option')).toHaveText([
			'All',
			...[...years].sort().reverse(),
			'Archive',
		]);
		await expect(cardTitles(page)).toHaveText(titlesOf(current.slice(0, 12)));
		await filters(page).year.selectOption('All');
		await expect(cardTitles(page)).toHaveText(titlesOf(all.slice(0, 12)));
	});

	test('lists linked documents titled by HTML title with ‘Click Here’', async ({
		page,
		school,
	}) => {
		const all = sportsOf(school);
		const index = all
			.slice(0, 12)
			.findIndex(({ titleHtml, attachments }) => /<\w/.test(titleHtml) && attachments.length > 0);
		const item = all[index] as (typeof all)[number];
		await page.goto('/SportActivites?year=All');
		const card = page.getByRole('main').getByRole('article').nth(index);
		await expect(card.getByRole('heading')).toHaveText(item.title);
		const markup = await card.getByRole('heading').innerHTML();
		expect(markup).toContain(item.titleHtml);
		const link = card.getByRole('link', { name: /^Click Here/ });
		await expect(link).toHaveAttribute('href', addressOf(school, item.attachments[0]));
	});
});

test.describe('Junior Wing', () => {
	test('same, default All, only items of school Junior', async ({ page, school }) => {
		const junior = juniorOf(school);
		await page.goto('/JuniorWing');
		await expect(filters(page).year).toHaveValue('All');
		await expect(filters(page).year.getByRole('option')).toHaveText([
			'All',
			...yearsOf(junior),
			'Archive',
		]);
		await expect(filters(page).count).toContainText(`${junior.length} sports activit`);
		await expect(cardTitles(page)).toHaveText(titlesOf(junior.slice(0, 12)));
	});

	test('Senior Wing / Junior Wing buttons lead from one to the other', async ({ page }) => {
		await page.goto('/JuniorWing');
		const wings = page.getByRole('navigation', { name: 'Wings' });
		await wings.getByRole('link', { name: 'Senior Wing' }).click();
		await expect(page).toHaveURL('/SportActivites');
		await wings.getByRole('link', { name: 'Junior Wing' }).click();
		await expect(page).toHaveURL('/JuniorWing');
	});
});

for (const path of ['/SportActivites', '/JuniorWing']) {
	test(`${path}: Archive shows undated items, and the static archive of 2019-2020 to 2023-2024`, async ({
		page,
		school,
	}) => {
		const list = path === '/JuniorWing' ? juniorOf(school) : sportsOf(school);
		const undated = list.filter(({ date }) => date === null);
		await page.goto(path);
		await expect(page.getByRole('heading', { name: 'Academic year 2023-2024' })).toBeHidden();
		await filters(page).year.selectOption('Archive');
		const main = page.getByRole('main');
		for (const start of [2019, 2020, 2021, 2022, 2023]) {
			const year = `Academic year ${start}-${start + 1}`;
			await expect(main.getByRole('heading', { name: year, exact: true })).toBeVisible();
		}
		for (const name of SUBSECTIONS) {
			await expect(main.getByRole('heading', { name, exact: true }).first()).toBeVisible();
		}
		await expect(main.getByText('from the school’s events page').first()).toBeVisible();
		await expect(main.getByText('on the file-sharing drive')).toHaveCount(1);
		await expect(cardTitles(page)).toHaveText(titlesOf(undated));
		await expect(main.locator('.archive a[target="_blank"]').first()).toBeVisible();
		await filters(page).year.selectOption('All');
		await expect(main.locator('.archive')).toHaveCount(0);
	});
}

test('the complete record has every activity, year by year, and the archive', async ({
	page,
	school,
}) => {
	const all = sportsOf(school);
	await page.goto('/SportsActivitiesData');
	const record = page.getByRole('main').locator('section.documents');
	const headings = [...yearsOf(all), ...(all.some(({ date }) => !date) ? ['Without a date'] : [])];
	await expect(record.getByRole('heading')).toHaveText(headings);
	await expect(record.getByRole('listitem')).toHaveCount(all.length);
	await expect(page.getByRole('heading', { name: 'Academic year 2019-2020' })).toBeVisible();
});
