import { expect, test } from '../../site.ts';
import { field, LABELS, PATH, submit } from './form.ts';

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
