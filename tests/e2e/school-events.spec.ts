import { MONTHS, monthOf, recordsOf, titlesOf, yearOf, yearsOf } from './records.ts';
import { cardTitles, expect, filters, type School, test } from './site.ts';

const eventsOf = (school: School) => recordsOf(school, 'schoolEvents');
const pager = (page: import('@playwright/test').Page) =>
	page.getByRole('navigation', { name: 'Pages' });

test.describe('School Events', () => {
	test('total count; year dropdown down to 2016 plus Archive', async ({ page, school }) => {
		const all = eventsOf(school);
		await page.goto('/SchoolEvents');
		await expect(filters(page).count).toHaveText(`${all.length} events`);
		const newest = Math.max(school.year, ...yearsOf(all).map(Number));
		const years = Array.from({ length: newest - 2015 }, (_, index) => `${newest - index}`);
		await expect(filters(page).year.getByRole('option')).toHaveText(['All', ...years, 'Archive']);
		expect(years.at(-1)).toBe('2016');
	});

	test('pages of 10 with Prev, ‘Page x of y (Total: n)’, Next', async ({ page, school }) => {
		const all = eventsOf(school);
		const pages = Math.ceil(all.length / 10);
		const says = (number: number) => `Page ${number} of ${pages} (Total: ${all.length})`;
		await page.goto('/SchoolEvents');
		await expect(cardTitles(page)).toHaveText(titlesOf(all.slice(0, 10)));
		await expect(pager(page).getByText(says(1), { exact: true })).toBeVisible();
		await expect(pager(page).getByText('Prev')).toBeDisabled();
		await pager(page).getByText('Next').click();
		await expect(pager(page).getByText(says(2), { exact: true })).toBeVisible();
		await expect(cardTitles(page)).toHaveText(titlesOf(all.slice(10, 20)));
		await expect(page).toHaveURL('/SchoolEvents?page=2');
		await pager(page).getByText('Prev').click();
		await expect(pager(page).getByText(says(1), { exact: true })).toBeVisible();
		await page.goto(`/SchoolEvents?page=${pages}`);
		await expect(pager(page).getByText(says(pages), { exact: true })).toBeVisible();
		await expect(pager(page).getByText('Next')).toBeDisabled();
		await expect(pager(page).getByText('Prev')).toBeEnabled();
	});

	test('selecting a year resets the page to 1', async ({ page, school }) => {
		const year = String(school.year - 1);
		const ofYear = eventsOf(school).filter((item) => yearOf(item) === year);
		await page.goto('/SchoolEvents?page=3');
		await expect(pager(page)).toContainText('Page 3 of');
		await filters(page).year.selectOption(year);
		await expect(pager(page)).toContainText(
			`Page 1 of ${Math.ceil(ofYear.length / 10)} (Total: ${ofYear.length})`,
		);
		await expect(cardTitles(page)).toHaveText(titlesOf(ofYear.slice(0, 10)));
		await expect(page).toHaveURL(`/SchoolEvents?year=${year}`);
	});

	test('Archive shows only undated items', async ({ page, school }) => {
		const undated = eventsOf(school).filter(({ date }) => date === null);
		await page.goto('/SchoolEvents');
		await filters(page).year.selectOption('Archive');
		await expect(cardTitles(page)).toHaveText(titlesOf(undated.slice(0, 10)));
		await expect(filters(page).count).toContainText(`${undated.length} event`);
		await expect(page.getByRole('main').getByRole('time')).toHaveCount(0);
	});

	test('month dropdown and search', async ({ page, school }) => {
		const year = String(school.year - 1);
		const ofYear = eventsOf(school).filter((item) => yearOf(item) === year);
		const present = MONTHS.filter((month) => ofYear.some((item) => monthOf(item) === month));
		await page.goto(`/SchoolEvents?year=${year}`);
		await expect(filters(page).month.getByRole('option')).toHaveText(['All', ...present]);
		await filters(page).month.selectOption(String(present[0]));
		const ofMonth = ofYear.filter((item) => monthOf(item) === present[0]);
		await expect(cardTitles(page)).toHaveText(titlesOf(ofMonth.slice(0, 10)));
		const word = String(ofMonth[0]?.title).slice(0, 6).trim().toLowerCase();
		await filters(page).search.fill(word);
		const found = ofMonth.filter(({ title }) => title.toLowerCase().includes(word));
		await expect(cardTitles(page)).toHaveText(titlesOf(found.slice(0, 10)));
	});

	test('an empty list is page 1 of 1, total 0', async ({ page }) => {
		await page.goto('/SchoolEvents?q=no+such+event+anywhere');
		await expect(pager(page).getByText('Page 1 of 1 (Total: 0)', { exact: true })).toBeVisible();
		await expect(page.getByText('No Data Available')).toBeVisible();
	});

	test('cards with image (fallback image), title, description, Read More, date, time, attachment link', async ({
		page,
		school,
	}) => {
		const first = eventsOf(school).slice(0, 10);
		await page.goto('/SchoolEvents');
		const cards = page.getByRole('main').getByRole('article');
		for (const [index, item] of first.entries()) {
			const card = cards.nth(index);
			await expect(card.getByRole('heading')).toHaveText(item.title);
			const source = item.images.length > 0 ? /./ : '/images/notice.svg';
			await expect(card.locator('img')).toHaveAttribute('src', source);
			await expect(card.getByRole('link', { name: `Read More about ${item.title}` })).toBeVisible();
			if (item.time) await expect(card).toContainText(item.time);
			const file = card.locator('a[target="_blank"]');
			await expect(file).toHaveCount(Math.min(1, item.attachments.length));
		}
		const described = first.findIndex(({ bodyHtml }) => /\w{4}/.test(bodyHtml));
		await expect(cards.nth(described).locator('.card-summary')).not.toBeEmpty();
	});

	test('Read More opens the detail popup, at the page that the event has below /Events', async ({
		page,
		school,
	}) => {
		const known = new Set(school.list('events').map(({ id }) => id));
		const [item] = eventsOf(school).filter(({ id }) => known.has(id));
		await page.goto('/SchoolEvents');
		const link = page.locator(`article a[href="/Events/${item?.id}"]`);
		await link.click();
		const popup = page.getByRole('dialog', { name: String(item?.title) });
		await expect(popup.getByRole('definition').first()).toBeVisible();
		await page.getByRole('button', { name: 'Close' }).click();
		await expect(popup).toHaveCount(0);
	});

	test('every event of the list has one page', async ({ page, school }) => {
		const known = new Set(school.list('events').map(({ id }) => id));
		await page.goto('/SchoolEvents');
		for (const { id } of eventsOf(school)) {
			const below = known.has(id) ? ['Events', 'SchoolEvents'] : ['SchoolEvents', 'Events'];
			const answers = below.map((screen) => page.request.get(`/${screen}/${id}`));
			const statuses = (await Promise.all(answers)).map((answer) => answer.status());
			expect(statuses).toEqual([200, 404]);
		}
	});
});
