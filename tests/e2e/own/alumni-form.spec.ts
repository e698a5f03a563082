import type { Page, Route } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../site.ts';
import { scriptBytes } from '../weight.ts';

const PATH = '/AlumniForm';
const SUCCESS = 'Your Form Submitted Successfully.';
const NOT_SENT = 'Your form has not been sent yet.';
const PDF = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };

/** The answers of a visitor by label, each with its name in the request body. */
const ANSWERS = {
	Batch: ['toYear', '1998-1999'],
	'Last Class': ['class', 'XII'],
	Name: ['name', 'Asha Menon'],
	Email: ['email', 'asha@example.org'],
	Mobile: ['phone', '9812345670'],
	Location: ['location', 'Pune'],
	Address: ['address', '12, Lake Road'],
	College: ['school', 'Example College'],
	Degree: ['profession3', 'BTech'],
	'Sem / Year': ['fromYear', '4'],
	Stream: ['subject', 'Science'],
	Profession: ['profession1', 'IT'],
	'Organisation Name': ['school1', 'Example Org'],
	Designation: ['designation', 'Lead'],
	'Office Address': ['address1', 'Tower 3'],
} as const;
type Label = keyof typeof ANSWERS;
const LABELS = Object.keys(ANSWERS) as Label[];

const field = (page: Page, label: Label) =>
	page
		.getByRole('textbox', { name: label, exact: true })
		.or(page.getByRole('combobox', { name: label, exact: true }));
const file = (page: Page) => page.getByLabel('File (optional)');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const summary = (page: Page) => page.getByRole('group', { name: /your attention$/ });
const notice = (page: Page, heading: string) => page.getByRole('group', { name: heading });

async function enter(page: Page, label: Label, text: string) {
	const control = field(page, label);
	if ((await control.getAttribute('id'))?.match(/toYear|class|profession1$/)) {
		await control.selectOption(text);
	} else await control.fill(text);
}

/** Fills in the whole form. The e-mail address tells this test's submission from the others'. */
async function fillIn(page: Page, email: string) {
	for (const label of LABELS) {
		await enter(page, label, label === 'Email' ? email : ANSWERS[label][1]);
	}
}

const bodyOf = (email: string) => ({
	...Object.fromEntries(LABELS.map((label) => [ANSWERS[label][0], ANSWERS[label][1]])),
	email,
});

/** What the script got from a visitor. */
async function submissions(page: Page, service: string, email: string) {
	const answer = await page.request.get(`${service}/alumni-form/submissions`);
	const all: { email: string }[] = await answer.json();
	return all.filter((submission) => submission.email === email);
}

let count = 0;
/** An address that no other test of this run uses. */
const newEmail = () => `asha.${test.info().parallelIndex}.${Date.now()}.${count++}@example.org`;

async function isEmpty(page: Page) {
	for (const label of LABELS) await expect(field(page, label)).toHaveValue('');
}

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
		const email = newEmail();
		await page.goto(PATH);
		await fillIn(page, email);
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

test.describe('sending', () => {
	test('success says so as specified, clears the form and what the device kept', async ({
		page,
		school,
	}) => {
		const email = newEmail();
		await page.goto(PATH);
		await fillIn(page, email);
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
		const email = newEmail();
		await page.goto(PATH);
		await fillIn(page, email);
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

test.describe('without a connection', () => {
	test('the visitor is told, nothing is lost, and it is sent once the connection is back', async ({
		page,
		school,
	}) => {
		const email = newEmail();
		await page.goto(PATH);
		await fillIn(page, email);
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
		const email = newEmail();
		await page.goto(PATH);
		await fillIn(page, email);
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

	test('a page that is closed while it sends asks at the next visit', async ({ page, school }) => {
		const email = newEmail();
		const held = Promise.withResolvers<Route>();
		await page.route('**/alumni-form/exec', (route) => held.resolve(route));
		await page.goto(PATH);
		await fillIn(page, email);
		await submit(page).click();
		await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
		await page.goto('/');
		await (await held.promise).abort();
		await page.unroute('**/alumni-form/exec');
		await page.goto(PATH);
		await expect(notice(page, 'We do not know whether your form arrived.')).toBeVisible();
		await page.getByRole('button', { name: 'Send again' }).click();
		await expect(notice(page, SUCCESS)).toBeFocused();
		expect(await submissions(page, school.facts.service, email)).toHaveLength(1);
	});

	test('two tabs send once, and neither sends what the other took back', async ({
		page,
		context,
		school,
	}) => {
		const email = newEmail();
		await context.route('**/alumni-form/exec', (route) => route.abort());
		await page.goto(PATH);
		await fillIn(page, email);
		await submit(page).click();
		await expect(notice(page, NOT_SENT)).toBeVisible();
		const other = await context.newPage();
		await other.goto(PATH);
		await expect(notice(other, NOT_SENT)).toBeVisible();
		await other.getByRole('button', { name: 'Change my answers' }).click();
		await context.unroute('**/alumni-form/exec');
		await page.getByRole('button', { name: 'Send now' }).click();
		await expect(notice(page, 'This form no longer waits here.')).toBeFocused();
		await submit(other).click();
		await expect(notice(other, SUCCESS)).toBeVisible();
		expect(await submissions(page, school.facts.service, email)).toHaveLength(1);
	});

	test('a browser that keeps nothing is told so, and sends while the page is open', async ({
		page,
		school,
	}) => {
		const email = newEmail();
		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get: () => {
					throw new DOMException('Blocked', 'SecurityError');
				},
			});
		});
		await page.goto(PATH);
		await fillIn(page, email);
		await expect(page.getByText('This browser keeps nothing of what you write')).toBeVisible();
		await page.context().setOffline(true);
		await submit(page).click();
		await expect(notice(page, NOT_SENT)).toContainText('leave this page open');
		await page.context().setOffline(false);
		await expect(notice(page, SUCCESS)).toBeVisible();
		expect(await submissions(page, school.facts.service, email)).toHaveLength(1);
	});

	test('a script that cannot be loaded is said, and what was written stays', async ({
		page,
		problems,
	}) => {
		await page.goto(PATH);
		await page.context().setOffline(true);
		await field(page, 'Name').fill('Asha Menon');
		await expect(page.getByText('The form could not be loaded completely.')).toBeVisible();
		await page.context().setOffline(false);
		await field(page, 'Email').focus();
		await expect(page.getByText('The form could not be loaded completely.')).toBeHidden();
		await submit(page).click();
		await expect(summary(page)).toHaveAccessibleName('14 answers need your attention');
		await expect(field(page, 'Name')).toHaveValue('Asha Menon');
		expect(problems.splice(0).join()).toContain('Failed to fetch');
	});
});

test.describe('the draft', () => {
	test('survives a reload with its file', async ({ page }) => {
		await page.goto(PATH);
		await field(page, 'Name').fill('Asha Menon');
		await field(page, 'Batch').selectOption('1998-1999');
		await field(page, 'Address').fill('12, Lake Road\nPune');
		await file(page).setInputFiles(PDF);
		await expect(page.getByRole('button', { name: 'Remove the file' })).toBeVisible();
		await page.reload();
		await expect(notice(page, 'Your answers are still here.')).toBeVisible();
		await expect(field(page, 'Name')).toHaveValue('Asha Menon');
		await expect(field(page, 'Batch')).toHaveValue('1998-1999');
		await expect(field(page, 'Address')).toHaveValue('12, Lake Road\nPune');
		await expect(file(page)).toHaveValue(/cv\.pdf$/);
	});

	test('is cleared, after a question, with everything on the device', async ({ page }) => {
		await page.goto(PATH);
		await field(page, 'Name').fill('Asha Menon');
		await file(page).setInputFiles(PDF);
		page.once('dialog', (dialog) => dialog.dismiss());
		await page.getByRole('button', { name: 'Clear the form' }).click();
		await expect(field(page, 'Name')).toHaveValue('Asha Menon');
		page.once('dialog', (dialog) => dialog.accept());
		await page.getByRole('button', { name: 'Clear the form' }).click();
		await expect(page.getByText('Nothing of it is kept on this device.')).toBeVisible();
		await isEmpty(page);
		await page.reload();
		await isEmpty(page);
		expect(await page.evaluate(() => localStorage.length)).toBe(0);
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

for (const colorScheme of ['light', 'dark'] as const) {
	for (const width of [360, 768, 1440]) {
		test.describe(`${width} px, ${colorScheme}`, () => {
			test.use({ colorScheme, viewport: { width, height: 900 } });

			test('axe finds nothing in the form with errors and in the form that waits', async ({
				page,
			}) => {
				const violations: string[] = [];
				await page.route('**/alumni-form/exec', (route) => route.abort());
				await page.goto(PATH);
				await submit(page).click();
				await expect(summary(page)).toBeVisible();
				violations.push(...(await violationsOf(page)));
				await fillIn(page, ANSWERS.Email[1]);
				await submit(page).click();
				await expect(notice(page, NOT_SENT)).toBeVisible();
				violations.push(...(await violationsOf(page)));
				expect(violations).toEqual([]);
				const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
				expect(overflow).toBeLessThanOrEqual(width);
			});
		});
	}
}

test('fields and buttons are at least 44 px high', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(PATH);
	const controls = page.locator('main').locator('input, select, textarea, button');
	for (const control of await controls.all()) {
		expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}
});

test('at most 2.5 KB of JavaScript come with the page', async ({ page, school }) => {
	expect(await scriptBytes(page, PATH, school.facts.dist)).toBeLessThanOrEqual(2.5 * 1024);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the form can be read, and says plainly how to answer instead', async ({ page }) => {
		await page.goto(PATH);
		for (const label of LABELS) await expect(field(page, label)).toBeVisible();
		await expect(submit(page)).toBeHidden();
		const word = page.locator('noscript .form-notice');
		await expect(word).toBeVisible();
		await expect(word).toContainText('this form cannot be sent');
		const mail = page.getByRole('link', { name: 'send your answers by e-mail' });
		const address = new URL((await mail.getAttribute('href')) ?? '');
		expect(address.protocol).toBe('mailto:');
		expect(address.pathname).toMatch(/^\S+@\S+$/);
		const asked = address.searchParams.get('body')?.trim().split(/:\s*/) ?? [];
		expect(asked.filter(Boolean)).toEqual(LABELS);
	});

	test('no answer gets into the address', async ({ page }) => {
		await page.goto(PATH);
		await field(page, 'Name').fill('Asha Menon');
		await field(page, 'Name').press('Enter');
		await page.waitForLoadState('networkidle');
		await expect(page).toHaveURL(PATH);
		await expect(field(page, 'Name')).toHaveValue('Asha Menon');
	});
});
