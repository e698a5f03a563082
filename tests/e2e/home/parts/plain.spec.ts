import { expect, test } from '../../site.ts';
import { parts } from '../home.ts';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('all can be read, and no button is there that does nothing', async ({ page }) => {
		await page.goto('/');
		const { slides: slider, XII, circulars } = parts(page);
		await slider.locator('figure').last().scrollIntoViewIfNeeded();
		await expect(slider.locator('figure').last()).toBeInViewport();
		await XII.getByRole('article').last().scrollIntoViewIfNeeded();
		await expect(XII.getByRole('article').last()).toBeInViewport();
		await circulars.getByRole('listitem').last().scrollIntoViewIfNeeded();
		await expect(circulars.getByRole('listitem').last()).toBeInViewport();
		await expect(page.getByRole('img', { name: 'The national flag' })).toHaveCSS('opacity', '1');
		await expect(page.locator('[data-control]:visible')).toHaveCount(0);
	});

	test('the notices open by their button, and X closes them', async ({ page }) => {
		await page.goto('/');
		const { notices } = parts(page);
		await expect(notices).toBeHidden();
		await page.getByRole('button', { name: /^Notices/ }).click();
		await expect(notices).toBeVisible();
		await page.getByRole('button', { name: 'Close' }).click();
		await expect(notices).toBeHidden();
	});
});
