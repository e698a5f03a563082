import { expect, test } from '../../site.ts';
import {
	bodyOf,
	field,
	file,
	fillIn,
	isEmpty,
	NOT_SENT,
	newEmail,
	notice,
	openFilled,
	PATH,
	PDF,
	SUCCESS,
	submissions,
	submit,
} from './form.ts';

test.describe('without a connection', () => {
	test('the visitor is told, nothing is lost, and it is sent once the connection is back', async ({
		page,
		school,
	}) => {
		const email = await openFilled(page);
		await page.context().setOffline(true);
		await submit(page).click();
		await expect(notice(page, NOT_SENT)).toBeFocused();
		await expect(notice(page, NOT_SENT)).toContainText('You are offline.');
		await expect(page.getByText(SUCCESS)).toHaveCount(0);
		await expect(field(page, 'Email')).toHaveValue(email);
		await expect(field(page, 'Email')).toBeDisabled();
		await page.getByRole('button', { name: 'Send now' }).click();
		await expect(notice(page, NOT_SENT)).toBeFocused();
		await page.context().setOffline(false);
		await expect(notice(page, SUCCESS)).toBeVisible();
		await isEmpty(page);
		expect(await submissions(page, school.facts.service, email)).toEqual([bodyOf(email)]);
	});

	test('it survives a reload with its file, and is sent by itself at the next visit', async ({
		page,
		school,
	}) => {
		const email = newEmail();
		await page.route('**/alumni-form/exec', (route) => route.abort());
		await page.goto(PATH);
		await fillIn(page, email);
		await file(page).setInputFiles(PDF);
		await submit(page).click();
		await expect(notice(page, NOT_SENT)).toContainText('It could not be delivered.');
		await page.reload();
		await expect(notice(page, NOT_SENT)).toContainText('kept on this device');
		await expect(field(page, 'Email')).toHaveValue(email);
		await page.unroute('**/alumni-form/exec');
		await page.goto('/');
		await page.goto(PATH);
		await expect(notice(page, SUCCESS)).toBeVisible();
		await isEmpty(page);
		const attachments1 = { name: 'cv.pdf', type: 'application/pdf', data: 'JVBERi0=' };
		expect(await submissions(page, school.facts.service, email)).toEqual([
			{ ...bodyOf(email), attachments1 },
		]);
	});

	test('a waiting form can be taken back and changed', async ({ page, school }) => {
		const email = await openFilled(page);
		await page.context().setOffline(true);
		await submit(page).click();
		await page.getByRole('button', { name: 'Change my answers' }).click();
		await expect(notice(page, 'You can change your answers.')).toBeFocused();
		await page.context().setOffline(false);
		await field(page, 'Name').fill('Asha Rao');
		await submit(page).click();
		await expect(notice(page, SUCCESS)).toBeVisible();
		expect(await submissions(page, school.facts.service, email)).toEqual([
			{ ...bodyOf(email), name: 'Asha Rao' },
		]);
	});
});
