import { expect, type SnapshotItem, test } from './site.ts';

const addressOf = (service: string, file: string) =>
	`${service}/api/image/${file.split('/').map(encodeURIComponent).join('/')}`;

test.describe('Tender Notice', () => {
	test('list of notices, newest first', async ({ page, school }) => {
		const tenders = school.list('tenders');
		const titles = page.getByRole('article').getByRole('heading');
		await page.goto('/TenderNotice');
		await expect(titles).toHaveText(tenders.slice(0, 12).map(({ title }) => title));
		await page.getByRole('link', { name: 'Next' }).click();
		await expect(page).toHaveURL('/TenderNotice/2');
		await expect(titles).toHaveText(tenders.slice(12, 24).map(({ title }) => title));
	});

	test('with title, rich-text description, optional ‘Click Here’ link to url, and links to each attachment', async ({
		page,
		school,
	}) => {
		const shown = school.list('tenders').slice(0, 12);
		expect(shown.some(({ link }) => link)).toBe(true);
		await page.goto('/TenderNotice');
		for (const { id, title, bodyHtml, link, attachments } of shown) {
			const notice = page.locator(`#notice-${id}`);
			await expect(notice.getByRole('heading')).toHaveText(title);
			expect(await notice.locator('.prose').count()).toBe(bodyHtml ? 1 : 0);
			const click = notice.getByRole('link', { name: 'Click Here' });
			await expect(click).toHaveCount(link ? 1 : 0);
			if (link) await expect(click).toHaveAttribute('href', link.url);
			for (const file of attachments) {
				const address = addressOf(school.facts.service, file);
				await expect(notice.locator(`a[href="${address}"]`)).toBeVisible();
			}
		}
	});

	test('each notice has an address to pass on', async ({ page, school }) => {
		const { id, title } = school.list('tenders')[6] as SnapshotItem;
		await page.goto(`/TenderNotice#notice-${id}`);
		await expect(page.getByRole('heading', { name: title }).first()).toBeInViewport();
		const notice = page.locator(`#notice-${id}`);
		await expect(notice.getByRole('link', { name: 'link to this notice' })).toHaveAttribute(
			'href',
			`#notice-${id}`,
		);
	});
});

test('Recruitment: each item shows its title (rendered as markup) linked to its first attachment', async ({
	page,
	school,
}) => {
	const items = school.list('recruitment');
	const shown = items.slice(0, 12);
	await page.goto('/Recruitment');
	await expect(page.getByRole('article')).toHaveCount(shown.length);
	for (const { id, title, titleHtml, attachments } of shown) {
		const heading = page.locator(`#notice-${id}`).getByRole('heading');
		await expect(heading).toHaveText(title);
		const tags = /<(strong|b|em|i|u)>/.test(titleHtml) ? 1 : 0;
		expect(await heading.locator('strong, b, em, i, u').count()).toBeGreaterThanOrEqual(tags);
		const [first] = attachments;
		if (!first) continue;
		await expect(heading.getByRole('link')).toHaveAttribute(
			'href',
			addressOf(school.facts.service, first),
		);
	}
});
