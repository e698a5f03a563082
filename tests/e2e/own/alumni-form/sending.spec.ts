import { expect, test } from '../../site.ts';
import {
	bodyOf,
	field,
	file,
	fillIn,
	isEmpty,
	newEmail,
	notice,
	openFilled,
	PATH,
	PDF,
	SUCCESS,
	submissions,
	submit,
	summary,
} from './form.ts';

test.describe('sending', () => {
	test('success says so as specified, clears the form and what the device kept', async ({
		page,
		school,
	}) => {
		const email = await openFilled(page);
		await submit(page).click();
		await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible();
		await expect(notice(page, SUCCESS)).toBeFocused();
		await isEmpty(page);
		expect(await submissions(page, school.facts.service, email)).toEqual([bodyOf(email)]);
		await page.reload();
		await isEmpty(page);
		await expect(page.getByText(SUCCESS)).toHaveCount(0);
	});

	test('a file goes along as name, type and base64', async ({ page, school }) => {
		const email = await openFilled(page);
		await file(page).setInputFiles(PDF);
		await submit(page).click();
		await expect(notice(page, SUCCESS)).toBeVisible();
		const attachments1 = { name: 'cv.pdf', type: 'application/pdf', data: 'JVBERi0=' };
		expect(await submissions(page, school.facts.service, email)).toEqual([
			{ ...bodyOf(email), attachments1 },
		]);
		await expect(file(page)).toHaveValue('');
	});

	test('a file that is too large is refused at once; without it the form is sent', async ({
		page,
		school,
	}) => {
		const email = newEmail();
		const message = 'The file is 5.1 MB: choose one of at most 5 MB.';
		await page.goto(PATH);
		await fillIn(page, email);
		await file(page).setInputFiles({ ...PDF, buffer: Buffer.alloc(5_000_001) });
		await expect(file(page)).toHaveAccessibleDescription(new RegExp(message));
		await submit(page).click();
		await expect(summary(page).getByRole('link')).toHaveText([message]);
		await page.getByRole('button', { name: 'Remove the file' }).click();
		await expect(page.getByText(message)).toHaveCount(0);
		await submit(page).click();
		await expect(notice(page, SUCCESS)).toBeVisible();
		expect(await submissions(page, school.facts.service, email)).toEqual([bodyOf(email)]);
	});

	test('a double tap sends once', async ({ page, school }) => {
		const email = newEmail();
		// The answer takes its time: long enough to tap again.
		const network = await page.context().newCDPSession(page);
		const slow = { offline: false, latency: 500, downloadThroughput: -1, uploadThroughput: -1 };
		await page.goto(PATH);
		await fillIn(page, email);
		await network.send('Network.emulateNetworkConditions', slow);
		await submit(page).dblclick();
		await expect(page.getByRole('button', { name: 'Sending…' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(notice(page, SUCCESS)).toBeVisible();
		expect(await submissions(page, school.facts.service, email)).toHaveLength(1);
	});

	test('a form that is submitted before the script has come is not forgotten', async ({ page }) => {
		await page.route('**/_astro/*.js', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 600));
			await route.continue();
		});
		await page.goto(PATH);
		await field(page, 'Name').fill('Asha Menon');
		await submit(page).click();
		await expect(page).toHaveURL(PATH);
		await expect(summary(page)).toHaveAccessibleName('14 answers need your attention');
		await expect(field(page, 'Name')).toHaveValue('Asha Menon');
	});
});
