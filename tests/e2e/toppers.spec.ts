import type { Page } from '@playwright/test';
import { expect, type School, test } from './site.ts';

interface Topper {
	id: string;
	class: 'X' | 'XII';
	sessionYear: string;
	name: string;
	marks: number | null;
	stream: string;
	photo: string | null;
}

const toppersOf = (school: School, name: Topper['class'], session?: string) =>
	(school.list('toppers') as unknown as Topper[])
		.filter((topper) => topper.class === name)
		.filter(({ sessionYear }) => !session || sessionYear === session)
		.sort((a, b) => (b.marks ?? -1) - (a.marks ?? -1));

const sessionsOf = (school: School, name: Topper['class']) =>
	[...new Set(toppersOf(school, name).map(({ sessionYear }) => sessionYear))].sort().reverse();

function defaultOf(school: School, name: Topper['class']) {
	const sessions = sessionsOf(school, name);
	const current = `${school.year - 1}-${school.year}`;
	return sessions.includes(current) ? current : (sessions[0] ?? '');
}

const parts = (page: Page) => ({
	session: page.getByRole('combobox', { name: 'Session year' }),
	search: page.getByRole('searchbox', { name: 'Search by name' }),
	count: page.getByRole('status'),
	cards: page.getByRole('main').getByRole('article'),
	marks: page.locator('.topper-marks strong'),
});

const marksText = (toppers: Topper[]) => toppers.map(({ marks }) => String(marks ?? 'not given'));

for (const name of ['X', 'XII'] as const) {
	test.describe(`Topper ${name}`, () => {
		test('opens with the previous calendar year to the current year, else the latest session; marks descending', async ({
			page,
			school,
		}) => {
			const session = defaultOf(school, name);
			await page.goto(`/Topper${name}`);
			await expect(parts(page).session).toHaveValue(session);
			await expect(parts(page).marks).toHaveText(
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
			await expect(parts(page).session.getByRole('option')).toHaveText(sessions);
			await parts(page).session.selectOption(session);
			await expect(parts(page).count).toContainText(`${toppers.length} topper`);
			await expect(parts(page).marks).toHaveText(marksText(toppers.slice(0, 24)));
			await expect(page).toHaveURL(`/Topper${name}?session=${session}`);
			await page.reload();
			await expect(parts(page).session).toHaveValue(session);
			await expect(parts(page).marks).toHaveText(marksText(toppers.slice(0, 24)));
		});

		test('cards with photo, name, stream (XII only) and Marks', async ({ page, school }) => {
			const toppers = toppersOf(school, name, defaultOf(school, name)).slice(0, 24);
			await page.goto(`/Topper${name}`);
			for (const [index, topper] of toppers.entries()) {
				const card = parts(page).cards.nth(index);
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
		await parts(page).search.fill(part);
		await expect(parts(page).count).toContainText(`${found.length} topper`);
		await expect(parts(page).marks).toHaveText(marksText(found));
		await expect(page).toHaveURL(/q=/);
		await page.goBack();
		await expect(page).toHaveURL('/');
	});

	test('nobody found: ‘No data available for the selected session year.’', async ({ page }) => {
		await page.goto('/TopperX?q=nobody+of+this+name');
		await expect(
			page.getByText('No data available for the selected session year.', { exact: true }),
		).toBeVisible();
		await expect(parts(page).cards).toHaveCount(0);
	});
});

test('a touch is not lost while the script is on its way', async ({ page, school }) => {
	const session = sessionsOf(school, 'X').at(-1) as string;
	const toppers = toppersOf(school, 'X', session);
	await page.route('**/_astro/*.js', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 500));
		await route.continue();
	});
	await page.goto('/TopperX');
	await parts(page).session.selectOption(session);
	await expect(parts(page).count).toContainText(`${toppers.length} topper`);
	await expect(page).toHaveURL(`/TopperX?session=${session}`);
});

test('sessions that do not come are said, and can be tried again', async ({ page, school }) => {
	const session = sessionsOf(school, 'X').at(-1) as string;
	await page.route('**/index.json', (route) => route.abort());
	await page.goto('/TopperX');
	await parts(page).session.selectOption(session);
	await expect(page.getByRole('alert')).toContainText('could not be loaded');
	await expect(parts(page).cards.first()).toBeVisible();
	await page.unroute('**/index.json');
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(parts(page).marks).toHaveText(
		marksText(toppersOf(school, 'X', session).slice(0, 24)),
	);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every session can be read', async ({ page, school }) => {
		await page.goto('/TopperXII');
		await expect(parts(page).session).toBeHidden();
		for (const session of sessionsOf(school, 'XII')) {
			await page
				.getByRole('navigation', { name: 'Browse by session year' })
				.getByRole('link', { name: session })
				.click();
			await expect(page).toHaveURL(`/TopperXII/${session}`);
			await expect(parts(page).marks).toHaveText(
				marksText(toppersOf(school, 'XII', session).slice(0, 24)),
			);
		}
	});
});
