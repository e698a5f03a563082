import { addressOf, dayOf, recordsOf, titlesOf, yearOf, yearsOf } from './records.ts';
import { cardTitles, expect, filters, test } from './site.ts';

test.describe('Alumni', () => {
	test('intro text, link to the alumni form, links to alumni-visit reports', async ({ page }) => {
		await page.goto('/Alumni');
		const main = page.getByRole('main');
		await expect(main.getByRole('paragraph').nth(2)).not.toBeEmpty();
		await expect(main.getByRole('link', { name: 'Alumni Form' }).first()).toHaveAttribute(
			'href',
			'/AlumniForm',
		);
		const reports = main.getByRole('heading', { name: 'Reports of alumni visits' });
		await expect(reports).toBeVisible();
		await expect(main.locator('.document-list a[href$=".pdf"]').first()).toBeVisible();
	});

	test('year dropdown (All plus years)', async ({ page, school }) => {
		const all = recordsOf(school, 'testimonials');
		const [newest] = yearsOf(all);
		await page.goto('/Alumni');
		await expect(filters(page).year.getByRole('option')).toHaveText(['All', ...yearsOf(all)]);
		await expect(cardTitles(page)).toHaveText(titlesOf(all.slice(0, 12)));
		await filters(page).year.selectOption(String(newest));
		const ofYear = all.filter((item) => yearOf(item) === newest);
		await expect(cardTitles(page)).toHaveText(titlesOf(ofYear.slice(0, 12)));
		await expect(page).toHaveURL(`/Alumni?year=${newest}`);
	});

	test('list of alumni entries (name, title, date), each linking to its first attachment', async ({
		page,
		school,
	}) => {
		const first = recordsOf(school, 'testimonials').slice(0, 12);
		await page.goto('/Alumni');
		const cards = page.getByRole('main').getByRole('article');
		for (const [index, item] of first.entries()) {
			const card = cards.nth(index);
			const [file] = item.attachments;
			if (item.name) await expect(card.getByText(item.name, { exact: true })).toBeVisible();
			await expect(card.getByRole('time')).toHaveText(dayOf(item));
			await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
				'href',
				file ? addressOf(school, file) : `/Alumni/${item.id}`,
			);
		}
	});

	test('an entry that lacks a date says so and shows no wrong one', async ({ page, school }) => {
		const undated = recordsOf(school, 'testimonials').find(({ date }) => date === null);
		expect(undated).toBeDefined();
		await page.goto(`/Alumni?q=${encodeURIComponent(String(undated?.title))}`);
		const card = page.getByRole('article').filter({ hasText: String(undated?.title) });
		await expect(card.first()).toContainText('Undated');
	});
});
