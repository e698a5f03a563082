import { expect, test } from '../../site.ts';
import {
	ANSWERS,
	bodyOf,
	field,
	file,
	LABELS,
	type Label,
	newEmail,
	notice,
	PATH,
	SUCCESS,
	submissions,
	submit,
	summary,
} from './form.ts';

test.describe('what the form asks', () => {
	test('labels, options and hints stand before anything is touched', async ({ page }) => {
		await page.goto(PATH);
		for (const label of LABELS) await expect(field(page, label)).toBeVisible();
		const options = (label: Label) => field(page, label).getByRole('option');
		await expect(options('Batch')).toHaveCount(55);
		await expect(options('Batch').nth(1)).toHaveText('1970-1971');
		await expect(options('Batch').last()).toHaveText('2023-2024');
		await expect(options('Last Class')).toHaveText(
			'Choose… I II III IV V VI VII VIII IX X XI XII'.split(' '),
		);
		await expect(options('Profession')).toHaveCount(32);
		await expect(field(page, 'Mobile')).toHaveAccessibleDescription(/10 digits/);
		await expect(file(page)).toHaveAccessibleDescription(/at most 5 MB/);
		const required = await page.locator('form [required]').count();
		expect(required).toBe(LABELS.length);
	});

	test('browsers can fill in what they know', async ({ page }) => {
		await page.goto(PATH);
		await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name');
		await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
		await expect(field(page, 'Mobile')).toHaveAttribute('inputmode', 'numeric');
		await expect(field(page, 'Address')).toHaveAttribute('autocomplete', 'street-address');
	});
});

test('the keyboard alone reaches everything, in the order of the form', async ({
	page,
	school,
}) => {
	const email = newEmail();
	await page.goto(PATH);
	await field(page, 'Batch').focus();
	for (const label of LABELS) {
		await expect(field(page, label)).toBeFocused();
		const text = label === 'Email' ? email : ANSWERS[label][1];
		await page.keyboard.type(text);
		await page.keyboard.press('Tab');
	}
	await expect(file(page)).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(submit(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(notice(page, SUCCESS)).toBeFocused();
	expect(await submissions(page, school.facts.service, email)).toEqual([bodyOf(email)]);
	await field(page, 'Mobile').focus();
	await page.keyboard.press('Enter');
	await expect(summary(page)).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(field(page, 'Batch')).toBeFocused();
});

test('fields and buttons are at least 44 px high', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(PATH);
	const controls = page.locator('main').locator('input, select, textarea, button');
	for (const control of await controls.all()) {
		expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}
});
