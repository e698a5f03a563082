import type { Page } from '@playwright/test';
import { expectAccessible, timeFor } from '../axe.ts';
import {
	ANSWERS,
	fillIn,
	NOT_SENT,
	notice,
	PATH,
	submit,
	summary,
} from '../own/alumni-form/form.ts';
import { expect, type School, test } from '../site.ts';

type Reach = (page: Page, school: School) => Promise<unknown>;

const at =
	(path: string, reach: Reach): Reach =>
	async (page, school) => {
		await page.goto(path);
		await reach(page, school);
	};

const openPopup: Reach = async (page) => {
	await page.locator('a[data-popup]').first().click();
	await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
};
const openMenu: Reach = async (page) => {
	const button = page.getByRole('button', { name: 'Menu' });
	if (await button.isVisible()) await button.click();
	await page.getByRole('navigation', { name: 'Main' }).getByText('News and events').click();
};
const openNotices: Reach = async (page) => {
	// A page that comes for a second time has shown them.
	await page.evaluate(() => sessionStorage.clear());
	await page.reload();
	const notices = page.getByRole('dialog', { name: 'Notices' });
	await expect(notices).toBeVisible();
	await expect(notices.locator('[data-alive]')).toHaveCount(1);
};
const openPhoto: Reach = async (page, school) => {
	const album = school.list('albums').find(({ attachments }) => attachments.length > 1);
	await page.goto(`/SubGallery/${album?.id}`);
	await page.locator('[data-gallery] a').first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await expect(page.locator('.pswp--ui-visible')).toBeVisible();
};
const search =
	(text: string, answer: string): Reach =>
	async (page) => {
		await page.getByRole('searchbox').fill(text);
		await expect(page.getByText(answer, { exact: true })).toBeVisible();
	};
const openArchive: Reach = async (page) => {
	await page.getByRole('combobox', { name: 'Year' }).selectOption('Archive');
	await expect(page.getByRole('heading', { name: 'Academic year 2023-2024' })).toBeVisible();
};
const openItem: Reach = (page, school) => {
	const item = school.list('circulars').find(({ images }) => images.length > 0);
	return page.goto(`/Circular/${item?.id}`);
};
const showErrors: Reach = async (page) => {
	await submit(page).click();
	await expect(summary(page)).toBeVisible();
};
const waitToSend: Reach = async (page) => {
	await page.route('**/alumni-form/exec', (route) => route.abort());
	await fillIn(page, ANSWERS.Email[1]);
	await submit(page).click();
	await expect(notice(page, NOT_SENT)).toBeVisible();
	// The next view begins with an empty form.
	await page.evaluate(() => localStorage.clear());
};
const openYear: Reach = (page, { year }) => page.goto(`/Circular/year/${year - 1}`);

const lists = ['/News', '/Circular', '/Events'];
const noTopper = 'No data available for the selected session year.';
const noQuestion = 'No question holds “no such word”.';

const states: Record<string, Reach> = {
	...Object.fromEntries(
		['/', ...lists].flatMap((path) => [
			[`${path}, popup open`, at(path, openPopup)],
			[`${path}, menu open`, at(path, openMenu)],
		]),
	),
	...Object.fromEntries(
		lists.map((path) => [
			`${path}, nothing found`,
			at(path, search('no such title', 'No Data Available')),
		]),
	),
	'notices open': at('/', openNotices),
	'photograph open': openPhoto,
	'archive open': at('/Achievements', openArchive),
	'no topper found': at('/TopperXII', search('nobody', noTopper)),
	'no question found': at('/Faq', search('no such word', noQuestion)),
	'form with errors': at(PATH, showErrors),
	'form that waits': at(PATH, waitToSend),
	item: openItem,
	year: openYear,
};

for (const [turn, [state, reach]] of Object.entries(states).entries()) {
	test(`axe finds nothing and nothing scrolls sideways: ${state}`, async ({ page, school }) => {
		test.setTimeout(timeFor(1));
		await expectAccessible(page, turn, state, () => reach(page, school));
	});
}
