import { expect, test } from './site.ts';
import {
	defaultOf,
	marksText,
	screenOf,
	sessionsOf,
	type Topper,
	toppersOf,
} from './topper-records.ts';

for (const name of ['X', 'XII'] as const) {
	test.describe(`Topper ${name}`, () => {
		test('opens with the previous calendar year to the current year, else the latest session; marks descending', async ({
			page,
			school,
		}) => {
			const session = defaultOf(school, name);
			await page.goto(`/Topper${name}`);
			await expect(screenOf(page).session).toHaveValue(session);
			await expect(screenOf(page).marks).toHaveText(
				marksText(toppersOf(school, name, session).slice(0, 24)),
			);
		});

		test('session year dropdown, newest first; another session shows its toppers', async ({
			page,
			school,
		}) => {
			const sessions = sessionsOf(school, name);
			const session = sessions.at(-1) as string;
			const toppers = toppersOf(school, name, session);
			await page.goto(`/Topper${name}`);
			await expect(screenOf(page).session.getByRole('option')).toHaveText(sessions);
			await screenOf(page).session.selectOption(session);
			await expect(screenOf(page).count).toContainText(`${toppers.length} topper`);
			await expect(screenOf(page).marks).toHaveText(marksText(toppers.slice(0, 24)));
			await expect(page).toHaveURL(`/Topper${name}?session=${session}`);
			await page.reload();
			await expect(screenOf(page).session).toHaveValue(session);
			await expect(screenOf(page).marks).toHaveText(marksText(toppers.slice(0, 24)));
		});

		test('cards with photo, name, stream (XII only) and Marks', async ({ page, school }) => {
			const toppers = toppersOf(school, name, defaultOf(school, name)).slice(0, 24);
			await page.goto(`/Topper${name}`);
			for (const [index, topper] of toppers.entries()) {
				const card = screenOf(page).cards.nth(index);
				await expect(card.getByRole('heading')).toHaveText(topper.name);
				await expect(card).toContainText('Marks');
				await expect(card.locator('img')).toHaveCount(topper.photo ? 1 : 0);
				const stream = name === 'XII' ? topper.stream : '';
				await expect(card.locator('.topper-stream')).toHaveText(stream ? [stream] : []);
			}
		});
	});
}

test.describe('name search', () => {
	test('narrows the session, is kept in the address, and Back leaves it', async ({
		page,
		school,
	}) => {
		const session = defaultOf(school, 'XII');
		const [first] = toppersOf(school, 'XII', session) as [Topper];
		const part = first.name.slice(1, 5).toUpperCase();
		const found = toppersOf(school, 'XII', session).filter((topper) =>
			topper.name.toUpperCase().includes(part),
		);
		await page.goto('/');
		await page.goto('/TopperXII');
		await screenOf(page).search.fill(part);
		await expect(screenOf(page).count).toContainText(`${found.length} topper`);
		await expect(screenOf(page).marks).toHaveText(marksText(found));
		await expect(page).toHaveURL(/q=/);
		await page.goBack();
		await expect(page).toHaveURL('/');
	});

	test('nobody found: ‘No data available for the selected session year.’', async ({ page }) => {
		await page.goto('/TopperX?q=nobody+of+this+name');
		await expect(
			page.getByText('No data available for the selected session year.', { exact: true }),
		).toBeVisible();
		await expect(screenOf(page).cards).toHaveCount(0);
	});
});
