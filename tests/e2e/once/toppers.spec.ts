import { expect, test } from '../site.ts';
import { marksText, screenOf, sessionsOf, toppersOf } from '../topper-records.ts';

test('a touch is not lost while the script is on its way', async ({ page, school }) => {
	const session = sessionsOf(school, 'X').at(-1) as string;
	const toppers = toppersOf(school, 'X', session);
	await page.route('**/_astro/*.js', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 500));
		await route.continue();
	});
	await page.goto('/TopperX');
	await screenOf(page).session.selectOption(session);
	await expect(screenOf(page).count).toContainText(`${toppers.length} topper`);
	await expect(page).toHaveURL(`/TopperX?session=${session}`);
});

test('sessions that do not come are said, and can be tried again', async ({ page, school }) => {
	const session = sessionsOf(school, 'X').at(-1) as string;
	await page.route('**/index.json', (route) => route.abort());
	await page.goto('/TopperX');
	await screenOf(page).session.selectOption(session);
	await expect(page.getByRole('alert')).toContainText('could not be loaded');
	await expect(screenOf(page).cards.first()).toBeVisible();
	await page.unroute('**/index.json');
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(screenOf(page).marks).toHaveText(
		marksText(toppersOf(school, 'X', session).slice(0, 24)),
	);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every session can be read', async ({ page, school }) => {
		await page.goto('/TopperXII');
		await expect(screenOf(page).session).toBeHidden();
		for (const session of sessionsOf(school, 'XII')) {
			await page
				.getByRole('navigation', { name: 'Browse by session year' })
				.getByRole('link', { name: session })
				.click();
			await expect(page).toHaveURL(`/TopperXII/${session}`);
			await expect(screenOf(page).marks).toHaveText(
				marksText(toppersOf(school, 'XII', session).slice(0, 24)),
			);
		}
	});
});
