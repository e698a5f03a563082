import { addressOf, recordsOf, sessionOf, titlesOf } from './records.ts';
import { cardTitles, expect, filters, type School, test } from './site.ts';

const achievementsOf = (school: School) =>
	recordsOf(school, 'achievements').filter((item) => item.school.toLowerCase() === 'senior');
const sessionsOf = (school: School) =>
	[...new Set(achievementsOf(school).flatMap((item) => sessionOf(item) ?? []))].sort().reverse();

test.describe('Achievements', () => {
	test('year dropdown of computed academic years newest first plus Archive; starts at the newest', async ({
		page,
		school,
	}) => {
		const sessions = sessionsOf(school);
		const newest = achievementsOf(school).filter((item) => sessionOf(item) === sessions[0]);
		await page.goto('/Achievements');
		await expect(filters(page).year.getByRole('option')).toHaveText([...sessions, 'Archive']);
		await expect(filters(page).year).toHaveValue(String(sessions[0]));
		await expect(filters(page).count).toContainText(`${newest.length} achievement`);
		await expect(cardTitles(page)).toHaveText(titlesOf(newest.slice(0, 12)));
	});

	test('changing the dropdown or the search text re-filters; only Senior is kept', async ({
		page,
		school,
	}) => {
		const session = String(sessionsOf(school)[1]);
		const found = achievementsOf(school).filter((item) => sessionOf(item) === session);
		await page.goto('/Achievements');
		await filters(page).year.selectOption(session);
		await expect(cardTitles(page)).toHaveText(titlesOf(found.slice(0, 12)));
		await expect(page).toHaveURL(`/Achievements?year=${session.replaceAll(' ', '')}`);
		const part = String(found.at(-1)?.title).slice(2, 10).toUpperCase().trim();
		await filters(page).search.fill(part);
		const matching = found.filter(({ title }) => title.toUpperCase().includes(part));
		await expect(cardTitles(page)).toHaveText(titlesOf(matching.slice(0, 12)));
		await page.reload();
		await expect(filters(page).year).toHaveValue(session);
		await expect(cardTitles(page)).toHaveText(titlesOf(matching.slice(0, 12)));
	});

	test('list of achievement links; titles may contain HTML shown as markup', async ({
		page,
		school,
	}) => {
		const session = sessionsOf(school)[0];
		const list = achievementsOf(school).filter((item) => sessionOf(item) === session);
		await page.goto('/Achievements');
		for (const [index, item] of list.slice(0, 12).entries()) {
			const heading = cardTitles(page).nth(index);
			const [file] = item.attachments;
			await expect(heading.getByRole('link')).toHaveAttribute(
				'href',
				file ? addressOf(school, file) : `/Achievements/${item.id}`,
			);
			if (item.titleHtml.includes('<')) expect(await heading.innerHTML()).toContain(item.titleHtml);
		}
	});

	test('undated ones only under Archive, which also shows the static archive 2023-2024 back to 2014-2015', async ({
		page,
		school,
	}) => {
		const undated = achievementsOf(school).filter((item) => !sessionOf(item));
		await page.goto('/Achievements');
		await expect(page.getByRole('heading', { name: /^Academic year/ })).toHaveCount(0);
		await filters(page).year.selectOption('Archive');
		await expect(cardTitles(page)).toHaveText(titlesOf(undated.slice(0, 12)));
		const years = Array.from({ length: 10 }, (_, index) => 2023 - index);
		await expect(page.getByRole('heading', { name: /^Academic year/ })).toHaveText(
			years.map((year) => `Academic year ${year}-${year + 1}`),
		);
		const links = page.locator('.archive li a');
		await expect(links.first()).toHaveAttribute('target', '_blank');
		expect(await links.count()).toBeGreaterThanOrEqual(years.length);
	});

	test('an empty result shows an empty paragraph, says so above and leads back', async ({
		page,
		school,
	}) => {
		await page.goto('/Achievements?q=no+such+achievement+anywhere');
		await expect(page.locator('.nothing p')).toBeEmpty();
		await expect(page.getByText('No Data Available')).toHaveCount(0);
		await expect(filters(page).count).toContainText('0 achievements');
		await page.getByRole('button', { name: 'Clear the search' }).click();
		const newest = achievementsOf(school).filter((i) => sessionOf(i) === sessionsOf(school)[0]);
		await expect(cardTitles(page)).toHaveText(titlesOf(newest.slice(0, 12)));
	});

	test('Breadcrumb Home > Achievements', async ({ page }) => {
		await page.goto('/Achievements');
		const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
		await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Achievements']);
		await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
	});

	test('the complete record has every achievement, session by session', async ({
		page,
		school,
	}) => {
		const all = achievementsOf(school);
		await page.goto('/AchievementsData');
		const record = page.getByRole('main').locator('section.documents');
		await expect(record.getByRole('listitem')).toHaveCount(all.length);
		const sessions = sessionsOf(school).map((year) => `Academic year ${year.replaceAll(' ', '')}`);
		const undated = all.some((item) => !sessionOf(item)) ? ['Without a date'] : [];
		await expect(record.getByRole('heading')).toHaveText([...sessions, ...undated]);
	});
});

test.describe('Achievements without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('each session and the archive have pages of their own', async ({ page, school }) => {
		const sessions = sessionsOf(school);
		await page.goto('/Achievements');
		const years = page.getByRole('navigation', { name: 'Browse by year' }).getByRole('link');
		await expect(years).toHaveText([
			...sessions.map((session) => new RegExp(`^\\s*${session} `)),
			/^\s*Archive /,
		]);
		await years.nth(1).click();
		await expect(page).toHaveURL(`/Achievements/year/${sessions[1]?.replaceAll(' ', '')}`);
		const found = achievementsOf(school).filter((item) => sessionOf(item) === sessions[1]);
		await expect(cardTitles(page)).toHaveText(titlesOf(found.slice(0, 24)));
		await page.getByRole('link', { name: /^Archive/ }).click();
		await expect(page).toHaveURL('/Achievements/year/archive');
		await expect(page.getByRole('heading', { name: 'Academic year 2014-2015' })).toBeVisible();
	});
});
