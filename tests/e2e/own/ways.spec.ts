import { menus, topLinks } from '#lib/menus.ts';
import { contentPaths } from '#lib/routes.ts';
import { expect, test } from '../site.ts';
import { scriptBytes } from '../weight.ts';

test('every information page is on the site index, which every page leads to', async ({ page }) => {
	await page.goto('/History');
	await page.getByRole('contentinfo').getByRole('link', { name: 'All pages' }).click();
	await expect(page).toHaveURL('/SiteIndex');
	const links = page.locator('.site-index').getByRole('link');
	const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	for (const path of contentPaths) expect(paths).toContain(path);
	expect(new Set(paths).size).toBe(paths.length);
});

test('every page that a menu names is in it, in the order of the specification', async ({
	page,
}) => {
	await page.goto('/History');
	const menu = page.getByRole('navigation', { name: 'Main' });
	const shown = await menu
		.locator('a')
		.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
	const named = [
		...menus.flatMap(({ sections }) => sections.flatMap(({ links }) => links)),
		...topLinks,
	];
	const own = named.filter((target) => (contentPaths as readonly string[]).includes(target));
	expect(shown.filter((path) => own.includes(path as never))).toEqual(own);
});

test('on a phone a parent reaches a page in three taps: menu, group, page', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto('/');
	await page.getByRole('button', { name: 'Menu' }).click();
	const menu = page.getByRole('navigation', { name: 'Main' });
	await menu.getByText('Almanac', { exact: true }).click();
	await menu.getByRole('link', { name: 'Payment of Fees' }).click();
	await expect(page).toHaveURL('/PaymentFees');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment of Fees');
});

test('the transfer certificate form is a document of its own, in a new tab', async ({ page }) => {
	await page.goto('/Tc');
	const menu = page.getByRole('navigation', { name: 'Main' });
	const link = menu.locator('a', { hasText: 'Transfer certificate form' }).first();
	await expect(link).toHaveAttribute('target', '_blank');
	await expect(link).toContainText('PDF');
});

test('an information page ships a few hundred bytes of JavaScript, with a gallery a little more', async ({
	page,
	school,
}) => {
	for (const [path, limit] of [
		['/PaymentFees', 600],
		['/SeniorBoard', 600],
		['/SchoolLibrary', 1000],
		['/Faq', 2560],
	] as const) {
		expect(await scriptBytes(page, path, school.facts.dist), path).toBeLessThanOrEqual(limit);
	}
});
