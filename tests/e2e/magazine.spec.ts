import { addressOf, dayOf, recordsOf, titlesOf, yearOf, yearsOf } from './records.ts';
import { cardTitles, expect, filters, test } from './site.ts';

test.describe('Magazine', () => {
	test('year dropdown (All Years plus years), title search', async ({ page, school }) => {
		const all = recordsOf(school, 'magazine');
		const oldest = yearsOf(all).at(-1);
		await page.goto('/Magazine');
		await expect(filters(page).year.getByRole('option')).toHaveText(['All Years', ...yearsOf(all)]);
		await filters(page).year.selectOption(String(oldest));
		const ofYear = all.filter((item) => yearOf(item) === oldest);
		await expect(cardTitles(page)).toHaveText(titlesOf(ofYear.slice(0, 12)));
		await filters(page).year.selectOption('All Years');
		const part = String(all[0]?.title).slice(0, 5).toLowerCase();
		await filters(page).search.fill(part);
		const found = all.filter(({ title }) => title.toLowerCase().includes(part.trim()));
		await expect(cardTitles(page)).toHaveText(titlesOf(found.slice(0, 12)));
		await expect(filters(page).count).toContainText(`${found.length} magazine`);
	});

	test('cards with title, date and PDF icon linking to the attachment', async ({
		page,
		school,
	}) => {
		const all = recordsOf(school, 'magazine');
		const index = all
			.slice(0, 12)
			.findIndex(({ attachments: [file] }) => file?.toLowerCase().endsWith('.pdf'));
		const item = all[index] as (typeof all)[number];
		await page.goto('/Magazine');
		const card = page.getByRole('main').getByRole('article').nth(index);
		await expect(card.getByRole('heading')).toHaveText(item.title);
		await expect(card.getByRole('time')).toHaveText(dayOf(item));
		const icon = card.getByText('PDF', { exact: true });
		await expect(icon).toBeVisible();
		// The link lies over the whole card, so the icon leads there too.
		const { x, y, width, height } = (await icon.boundingBox()) as NonNullable<
			Awaited<ReturnType<typeof icon.boundingBox>>
		>;
		const under = await page.evaluate(
			([left, top]) =>
				document.elementFromPoint(Number(left), Number(top))?.closest('a')?.getAttribute('href'),
			[x + width / 2, y + height / 2],
		);
		expect(under).toBe(addressOf(school, item.attachments[0]));
	});
});
