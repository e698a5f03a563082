import { expect, test } from '../../site.ts';
import { field, file, isEmpty, notice, PATH, PDF } from './form.ts';

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
