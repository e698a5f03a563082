import type { Page } from '@playwright/test';
import { addressOf, titlesOf } from '../records.ts';
import { expect, test } from '../site.ts';
import { home, hrefs, knowNotices, parts, region } from './home.ts';

test.beforeEach(async ({ page, school }) => {
	await knowNotices(page, school);
	await page.goto('/');
});

test('each highlight links to its attachment', async ({ page, school }) => {
	const strip = parts(page).highlights;
	const highlights = school.list('highlights');
	await expect(strip.getByRole('listitem')).toHaveCount(highlights.length);
	for (const { title, attachments } of highlights) {
		const item = strip.getByRole('listitem').filter({ hasText: title });
		const links = attachments[0] ? [addressOf(school, attachments[0])] : [];
		expect(await item.first().getByRole('link').evaluateAll(hrefs)).toEqual(links);
	}
});

test('the online registration banner: only if an entry exists, linking to its first attachment', async ({
	page,
	school,
}) => {
	const [newest] = school.list('onlineRegistrations');
	const banner = region(page, 'Online registration');
	await expect(banner).toHaveCount(newest ? 1 : 0);
	if (!newest) return;
	const [file] = newest.attachments;
	await expect(banner.getByRole('link', { name: newest.title })).toHaveAttribute(
		'href',
		file ? addressOf(school, file) : (newest.link?.url ?? ''),
	);
});

test.describe('the lists', () => {
	const headings = (page: Page, list: 'events' | 'circulars') =>
		parts(page)[list].getByRole('heading', { level: 3 });

	test('events: with a valid date, newest first, first ten', async ({ page, school }) => {
		const dated = school.list('events').filter(({ date }) => date);
		expect(dated.length).toBeGreaterThan(10);
		await expect(headings(page, 'events')).toHaveText(titlesOf(dated.slice(0, 10)));
	});

	test('circulars: newest first, and a title opens the popup', async ({ page, school }) => {
		const [newest, ...others] = titlesOf(school.list('homeCirculars').slice(0, 12));
		await expect(headings(page, 'circulars')).toHaveText([String(newest), ...others]);
		await headings(page, 'circulars').getByRole('link').first().click();
		await expect(page.getByRole('dialog', { name: String(newest) })).toBeVisible();
	});
});

test('Principal’s Message shows the entries of category Principal, else a placeholder', async ({
	page,
	school,
}) => {
	interface Message {
		category: string;
		name: string;
	}
	const entries = (school.list('principalMessages') as unknown as Message[]).filter(
		({ category }) => category.toLowerCase() === 'principal',
	);
	const card = page.getByRole('article').filter({ hasText: 'Principal’s Message' });
	for (const { name } of entries) await expect(card).toContainText(name);
	await expect(card.locator('.principal')).toHaveCount(entries.length);
	const placeholder = card.getByText(home.principal.placeholder);
	await expect(placeholder).toHaveCount(entries.length > 0 ? 0 : 1);
	await expect(card.getByRole('link')).toHaveAttribute('href', '/PrincipalsMessage');
});

test('each notice: title, first image, description, link with its own title, attachment button', async ({
	page,
	school,
}) => {
	const { notices } = parts(page);
	await page.getByRole('button', { name: /^Notices/ }).click();
	const all = school.list('notifications');
	const shown = notices.locator('.carousel-slide');
	await expect(shown).toHaveCount(all.length);
	for (const [index, { title, images, bodyHtml, link, attachments }] of all.entries()) {
		const slide = shown.nth(index);
		await expect(slide).toHaveAttribute('aria-label', `${index + 1} of ${all.length}`);
		await expect(slide.locator('h3')).toHaveText(title);
		await expect(slide.locator('.prose')).toHaveCount(bodyHtml ? 1 : 0);
		if (images.length === 0) await expect(slide.locator('img')).toHaveCount(0);
		const addresses = [link?.url, attachments[0] && addressOf(school, attachments[0])];
		const links = slide.locator('.notification-links a');
		expect(await links.evaluateAll(hrefs)).toEqual(addresses.filter(Boolean));
		if (link) await expect(links.first()).toHaveText(link.label);
	}
	expect(await notices.locator('img').count()).toBeGreaterThan(0);
});
