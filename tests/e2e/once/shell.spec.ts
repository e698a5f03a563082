import { expect, test } from '../site.ts';

const SCREENS = [
	{ path: '/News', name: 'News' },
	{ path: '/Circular', name: 'Circulars' },
	{ path: '/Events', name: 'Events' },
];

for (const { path, name } of SCREENS) {
	test(`${path}: title, breadcrumb from Home, one heading, landmarks`, async ({ page }) => {
		await page.goto(path);
		await expect(page).toHaveTitle(`${name} | Sample Air Force School`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText([name]);
		const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
		await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
		await expect(breadcrumb.getByRole('listitem').last()).toHaveText(name);
		await expect(page.getByRole('banner')).toBeVisible();
		await expect(page.getByRole('contentinfo')).toBeVisible();
		await expect(page.getByRole('main')).toHaveCount(1);
	});
}

test('the skip link is the first stop and leads to the content', async ({ page }) => {
	await page.goto('/News');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Skip to content' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
});

test('any unknown path leads to /', async ({ page }) => {
	const response = await page.goto('/no/such/page');
	expect(response?.status()).toBe(404);
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample Air Force School');
});

test('paths are exact: another case or a trailing slash is not the page', async ({ request }) => {
	expect((await request.get('/Circular')).status()).toBe(200);
	expect((await request.get('/circular')).status()).toBe(404);
	expect((await request.get('/Circular/', { maxRedirects: 0 })).status()).toBe(404);
});

test('the scroll position is at the top of the next page', async ({ page }) => {
	await page.goto('/News');
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await page.getByRole('contentinfo').getByRole('link', { name: 'Circulars' }).click();
	await expect(page).toHaveURL('/Circular');
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('menus on a wide screen', () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test('a group opens on click, one at a time, and leads to its pages', async ({ page }) => {
		await page.goto('/');
		const menu = page.getByRole('navigation', { name: 'Main' });
		await menu.getByText('News and events').click();
		await expect(menu.getByRole('link', { name: 'Circulars' })).toBeVisible();
		await menu.getByText('Admissions', { exact: true }).click();
		await expect(menu.getByRole('link', { name: 'Circulars' })).toBeHidden();
		await menu.getByText('News and events').click();
		await menu.getByRole('link', { name: 'News', exact: true }).click();
		await expect(page).toHaveURL('/News');
	});

	test('Escape closes it and gives the focus back; so does a click elsewhere', async ({ page }) => {
		await page.goto('/');
		const menu = page.getByRole('navigation', { name: 'Main' });
		const circulars = menu.getByRole('link', { name: 'Circulars' });
		await menu.getByText('News and events').click();
		await page.keyboard.press('Tab');
		await expect(circulars).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(circulars).toBeHidden();
		await expect(menu.locator('summary').first()).toBeFocused();
		await menu.getByText('News and events').click();
		await page.getByRole('heading', { level: 1 }).click();
		await expect(circulars).toBeHidden();
	});

	test('the login and the certificate form open in a new tab', async ({ page }) => {
		await page.goto('/');
		const menu = page.getByRole('navigation', { name: 'Main' });
		await expect(menu.getByRole('link', { name: 'Portal login' })).toHaveAttribute(
			'target',
			'_blank',
		);
		const form = menu.getByRole('link', { name: /transfer certificate form/i });
		await expect(form.first()).toHaveAttribute('target', '_blank');
	});
});

test.describe('menus on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

	test('open from the bar at the foot of the screen', async ({ page }) => {
		await page.goto('/');
		const button = page.getByRole('button', { name: 'Menu' });
		const box = await button.boundingBox();
		expect(box?.height).toBeGreaterThanOrEqual(44);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
		await button.tap();
		const menu = page.getByRole('navigation', { name: 'Main' });
		await menu.getByText('News and events').tap();
		await menu.getByRole('link', { name: 'Events', exact: true }).tap();
		await expect(page).toHaveURL('/Events');
	});

	test('no page scrolls sideways', async ({ page }) => {
		for (const path of ['/', '/News', '/Circular', '/Events']) {
			await page.goto(path);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
				360,
			);
		}
	});
});

test('the footer: address, two phones, e-mail, map, login, copyright year, age of the content', async ({
	page,
	school,
}) => {
	await page.goto('/');
	const footer = page.getByRole('contentinfo');
	await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2);
	await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
	await expect(footer.getByRole('link', { name: /^Map of the way/ })).toBeVisible();
	await expect(footer.getByRole('link', { name: /Login/ })).toBeVisible();
	await expect(footer).toContainText(`© ${school.year}`);
	const [year, month, day] = school.facts.today.split('-');
	const name = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(month) - 1];
	await expect(footer).toContainText(`Content as of ${Number(day)} ${name} ${year}`);
});
