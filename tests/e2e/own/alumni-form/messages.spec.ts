import { expect, test } from '../../site.ts';
import {
	enter,
	field,
	file,
	LABELS,
	type Label,
	openFilled,
	PATH,
	submissions,
	submit,
	summary,
} from './form.ts';

test.describe('errors', () => {
	test('every required field says so beside it and in a summary that takes the focus', async ({
		page,
	}) => {
		await page.goto(PATH);
		await submit(page).click();
		await expect(summary(page)).toBeFocused();
		await expect(summary(page)).toHaveAccessibleName('15 answers need your attention');
		const messages = LABELS.map((label) => `${label} is required.`);
		await expect(summary(page).getByRole('link')).toHaveText(messages);
		for (const label of LABELS) {
			await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
			await expect(field(page, label)).toHaveAccessibleDescription(
				new RegExp(`${label} is required\\.$`),
			);
		}
		await expect(file(page)).not.toHaveAttribute('aria-invalid');
	});

	test('a line of the summary leads to its field', async ({ page }) => {
		await page.goto(PATH);
		await submit(page).click();
		for (const label of ['Office Address', 'Batch'] as const) {
			await summary(page)
				.getByRole('link', { name: `${label} is required.`, exact: true })
				.click();
			await expect(field(page, label)).toBeFocused();
			await expect(field(page, label)).toBeInViewport();
		}
	});

	const WRONG: [Label, string, string][] = [
		['Name', 'Asha!', 'Name should not contain special characters.'],
		['Location', 'Pune, MH', 'Location should not contain special characters.'],
		['College', 'St. Mary', 'College should not contain special characters.'],
		['Degree', 'B.Tech', 'Degree should not contain special characters.'],
		['Stream', 'Arts & Crafts', 'Stream should not contain special characters.'],
		['Organisation Name', 'A (B)', 'Organisation Name should not contain special characters.'],
		['Designation', 'Lead?', 'Designation should not contain special characters.'],
		['Office Address', 'Tower #3', 'Office Address should not contain special characters.'],
		['Sem / Year', '4th', 'Sem / Year should not contain special characters.'],
		['Email', 'asha@example', 'Email format is invalid.'],
		['Mobile', '981234567', 'Phone number should be 10 digits.'],
	];
	test(`wrong answers: ${WRONG.map(([label]) => label).join(', ')}`, async ({ page, school }) => {
		await openFilled(page);
		for (const [label, text] of WRONG) await enter(page, label, text);
		await submit(page).click();
		await expect(summary(page)).toBeFocused();
		await expect(summary(page).getByRole('link')).toHaveCount(WRONG.length);
		for (const [label, , message] of WRONG) {
			await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
			await expect(summary(page).getByRole('link', { name: message, exact: true })).toBeVisible();
		}
		expect(await submissions(page, school.facts.service, 'asha@example')).toEqual([]);
	});

	test('an edit clears the field’s error, and only that', async ({ page }) => {
		await page.goto(PATH);
		await submit(page).click();
		await field(page, 'Name').pressSequentially('A');
		await expect(page.getByText('Name is required.', { exact: true })).toHaveCount(0);
		await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
		await field(page, 'Batch').selectOption('2001-2002');
		await expect(page.getByText('Batch is required.')).toHaveCount(0);
		await expect(summary(page).getByRole('link')).toHaveCount(13);
		await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
	});
});
