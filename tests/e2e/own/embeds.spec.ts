import { expect, test } from '../site.ts';

test('a map loads only when it is tapped', async ({ page }) => {
	const maps: string[] = [];
	page.on('request', (request) => {
		if (/map\.html/.test(request.url())) maps.push(request.url());
	});
	await page.goto('/ContactUs');
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await page.waitForLoadState('networkidle');
	expect(maps).toEqual([]);
	await page.getByRole('main').getByText('Show the map').click();
	const frame = page.getByRole('main').locator('iframe');
	await expect(frame).toHaveAttribute('title', /^Map of the way to /);
	await expect(frame.contentFrame().locator('body')).not.toBeEmpty();
	expect(maps).toHaveLength(1);
});

test('a video of another site loads only when it is tapped', async ({ page }) => {
	const videos: string[] = [];
	page.on('request', (request) => {
		if (/embeds\//.test(request.url())) videos.push(request.url());
	});
	await page.goto('/RaisingDay');
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await page.waitForLoadState('networkidle');
	expect(videos).toEqual([]);
	await page.getByRole('main').locator('details.embed summary').click();
	await expect(
		page.getByRole('main').locator('iframe').contentFrame().locator('video'),
	).toBeVisible();
});

test.describe('embedded documents', () => {
	for (const path of ['/PlannerJunior', '/PlannerSenior', '/ClassXIOptionForm']) {
		test(`${path}: a viewer on a wide screen, on a phone a card with name, size and link`, async ({
			page,
		}) => {
			const documents: string[] = [];
			page.on('request', (request) => {
				if (/\.pdf$/.test(request.url())) documents.push(request.url());
			});
			await page.setViewportSize({ width: 360, height: 740 });
			await page.goto(path);
			await page.waitForLoadState('networkidle');
			const card = page.locator('.document-card').first();
			await expect(card.getByRole('link')).toHaveText(/\(PDF, \d+ KB\)/);
			await expect(card.locator('object')).toBeHidden();
			expect(documents).toEqual([]);
			await page.setViewportSize({ width: 1440, height: 900 });
			await expect(card.locator('object')).toBeVisible();
			await expect(card.locator('object')).toHaveAttribute('type', 'application/pdf');
		});
	}
});
