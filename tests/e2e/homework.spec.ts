import { addressOf, dayOf, recordsOf, titlesOf, yearOf, yearsOf } from './records.ts';
import { cardTitles, expect, filters, test } from './site.ts';

test.describe('HomeWork', () => {
	test('year filter (All Years plus years), title search', async ({ page, school }) => {
		const all = recordsOf(school, 'homework');
		const [newest] = yearsOf(all);
		await page.goto('/HomeWork');
		await expect(filters(page).year.getByRole('option')).toHaveText(['All Years', ...yearsOf(all)]);
		await expect(filters(page).month).toHaveCount(0);
		await expect(cardTitles(page)).toHaveText(titlesOf(all.slice(0, 12)));
		await filters(page).year.selectOption(String(newest));
		const ofYear = all.filter((item) => yearOf(item) === newest);
		await expect(filters(page).count).toContainText(`${ofYear.length} homework`);
		const part = String(ofYear[0]?.title).slice(1, 9).toUpperCase();
		await filters(page).search.fill(part);
		const found = ofYear.filter(({ title }) => title.toUpperCase().includes(part.trim()));
		await expect(cardTitles(page)).toHaveText(titlesOf(found.slice(0, 12)));
	});

	test('cards of entries, linking to the first attachment, with title and date', async ({
		page,
		school,
	}) => {
		const all = recordsOf(school, 'homework');
		const index = all.slice(0, 12).findIndex(({ attachments }) => attachments.length > 0);
		const item = all[index] as (typeof all)[number];
		await page.goto('/HomeWork');
		const card = page.getByRole('main').getByRole('article').nth(index);
		await expect(card.getByRole('heading', { name: item.title }).getByRole('link')).toHaveAttribute(
			'href',
			addressOf(school, item.attachments[0]),
		);
		await expect(card.getByRole('time')).toHaveText(dayOf(item));
		const answer = await page.request.get(addressOf(school, item.attachments[0]));
		expect(answer.status()).toBe(200);
	});

	test('an entry without attachment leads to its own page, as Details does for the others', async ({
		page,
		school,
	}) => {
		const all = recordsOf(school, 'homework');
		const bare = all.find(({ attachments }) => attachments.length === 0);
		if (bare) {
			await page.goto(`/HomeWork?q=${encodeURIComponent(bare.title)}`);
			const link = page.getByRole('main').locator(`article a[href="/HomeWork/${bare.id}"]`);
			await expect(link).toHaveText(bare.title);
		}
		await page.goto('/HomeWork');
		await page
			.getByRole('link', { name: /^Details of/ })
			.first()
			.click();
		await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
	});

	test('a placeholder card when none', async ({ page, school }) => {
		await page.goto('/HomeWork?q=no+such+homework+anywhere');
		await expect(page.getByText('No Data Available')).toBeVisible();
		await expect(cardTitles(page)).toHaveCount(0);
		await page.getByRole('button', { name: /^Show all/ }).click();
		const all = recordsOf(school, 'homework');
		await expect(cardTitles(page)).toHaveText(titlesOf(all.slice(0, 12)));
		await expect(page).toHaveURL('/HomeWork');
	});
});
