import type { Route } from '@playwright/test';
import { expect, test } from '../../site.ts';
import {
	field,
	fillIn,
	NOT_SENT,
	newEmail,
	notice,
	PATH,
	SUCCESS,
	submissions,
	submit,
	summary,
} from './form.ts';

test.describe('an uncertain way', () => {
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
