import { monthOf, recordsOf, titlesOf, yearOf, yearsOf } from './records.ts';
import { cardTitles, expect, filters, type School, test } from './site.ts';

const albumsOf = (school: School) => recordsOf(school, 'albums');
const PICTURE = /\.(jpe?g|png|gif|webp|avif|svg)$/i;

test.describe('Gallery', () => {
	test('filters year (All, years, Archive), month, title search; count of categories', async ({
		page,
		school,
	}) => {
		const all = albumsOf(school);
		const [newest] = yearsOf(all);
		await page.goto('/Gallery');
		await expect(filters(page).count).toContainText(`${all.length} album`);
		await expect(filters(page).year.getByRole('option')).toHaveText([
			'All',
			...yearsOf(all),
			'Archive',
		]);
		await filters(page).year.selectOption(String(newest));
		const ofYear = all.filter((item) => yearOf(item) === newest);
		await expect(cardTitles(page)).toHaveText(titlesOf(ofYear.slice(0, 12)));
		const month = String(monthOf(ofYear[0] as (typeof ofYear)[number]));
		await filters(page).month.selectOption(month);
		const ofMonth = ofYear.filter((item) => monthOf(item) === month);
		await expect(cardTitles(page)).toHaveText(titlesOf(ofMonth.slice(0, 12)));
		const word = String(ofMonth[0]?.title).slice(0, 4).toUpperCase().trim();
		await filters(page).search.fill(word);
		const found = ofMonth.filter(({ title }) => title.toUpperCase().includes(word));
		await expect(cardTitles(page)).toHaveText(titlesOf(found.slice(0, 12)));
	});

	test('cards with first photo, day and month, photo count, title, View More to the album', async ({
		page,
		school,
	}) => {
		const dated = albumsOf(school).slice(0, 12);
		await page.goto('/Gallery');
		const cards = page.getByRole('main').getByRole('article');
		for (const [index, item] of dated.entries()) {
			const card = cards.nth(index);
			const photos = item.attachments.filter((file) => PICTURE.test(file)).length;
			await expect(card.locator('img')).toHaveCount(1);
			await expect(card.getByRole('time')).toHaveText(
				`${Number(item.date?.slice(8))} ${monthOf(item)}`,
			);
			await expect(card).toContainText(photos === 1 ? '1 photo' : `${photos} photos`);
			await expect(card.getByRole('heading')).toHaveText(item.title);
			await expect(card.getByRole('link', { name: `View More of ${item.title}` })).toHaveAttribute(
				'href',
				`/SubGallery/${item.id}`,
			);
		}
		await cards.first().getByRole('link').click();
		await expect(page).toHaveURL(`/SubGallery/${dated[0]?.id}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(dated[0]?.title));
	});

	test('Archive shows entries lacking a date', async ({ page, school }) => {
		const undated = albumsOf(school).filter(({ date }) => date === null);
		await page.goto('/Gallery');
		await filters(page).year.selectOption('Archive');
		await expect(cardTitles(page)).toHaveText(titlesOf(undated.slice(0, 12)));
		await expect(page.getByRole('main').getByRole('time')).toHaveCount(0);
	});

	test('nothing found says so', async ({ page }) => {
		await page.goto('/Gallery?q=no+such+album+anywhere&year=Archive');
		await expect(page.getByText('No Data Available')).toBeVisible();
	});
});
