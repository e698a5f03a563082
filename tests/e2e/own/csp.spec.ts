import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routePaths } from '#lib/routes.ts';
import { pathOf } from '../../../scripts/checks/page.ts';
import { expect, type School, test } from '../site.ts';
import { fillIn, newEmail, PATH, SUCCESS, submit } from './alumni-form/form.ts';

/** Every refusal of the content security policy on the pages that follow, with what it refused. */
async function watchPolicy(page: Page): Promise<string[]> {
	const refused: string[] = [];
	await page.exposeBinding('__refused', (_, what: string) => void refused.push(what));
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
			Reflect.apply(Reflect.get(globalThis, '__refused'), null, [
				`${documentURI}: ${effectiveDirective} refuses ${blockedURI}`,
			]),
		);
	});
	return refused;
}

/** Every route, and a page of each other kind: an item of each list, a year, a further page, a session, an album. */
function pathsOf({ facts }: School): string[] {
	const files = readdirSync(facts.dist, { recursive: true, encoding: 'utf8' });
	const others = files
		.filter((file) => file.endsWith('.html') && file.includes('/'))
		.map(pathOf)
		.sort();
	const kinds = Map.groupBy(others, (path) => path.replace(/\/[^/]+$/, ''));
	return [...routePaths, '/SiteIndex', ...[...kinds.values()].flatMap(([first]) => first ?? [])];
}

/** Touches everything of a page that loads or shows more when it is touched. */
async function touchEverything(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
		for (const island of document.querySelectorAll('astro-island')) {
			island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
		}
		for (const part of document.querySelectorAll('iframe, object, img, [data-carousel], video')) {
			part.scrollIntoView({ behavior: 'instant' });
		}
	});
	for (const opener of ['a[data-popup]', '[data-gallery] a[data-width]']) {
		const link = page.locator(`main ${opener}`).first();
		if ((await link.count()) === 0) continue;
		await link.dispatchEvent('click');
		await expect(page.locator('dialog[open], .pswp--open').first()).toBeVisible();
		await page.keyboard.press('Escape');
	}
	const search = page.getByRole('main').getByRole('searchbox');
	if (await search.count()) await search.first().fill('a');
	const year = page.getByRole('main').getByRole('combobox');
	if (await year.count()) await year.first().selectOption({ index: 0 });
	// What was touched has come, and asked for what it needs.
	await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'));
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** In so many tests, which run beside each other. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
	test(`the policy allows everything that the pages do, part ${part + 1} of ${PARTS}`, async ({
		page,
		school,
	}) => {
		test.slow();
		const refused = await watchPolicy(page);
		const mine = pathsOf(school).filter((path, index) => index % PARTS === part && path !== PATH);
		expect(mine.length).toBeGreaterThan(20);
		for (const path of mine) {
			await page.goto(path);
			await touchEverything(page);
		}
		expect(refused).toEqual([]);
	});
}

test('the policy allows what the home page does by itself: notices and carousels', async ({
	page,
}) => {
	const refused = await watchPolicy(page);
	await page.goto('/');
	await expect(page.locator('#notifications')).toBeVisible();
	await page.keyboard.press('Escape');
	await page.locator('.swiper-initialized').first().scrollIntoViewIfNeeded();
	await expect(page.locator('.swiper-initialized').first()).toBeVisible();
	expect(refused).toEqual([]);
});

test('the policy allows the menu of a phone and the alumni form to be sent', async ({ page }) => {
	const refused = await watchPolicy(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(PATH);
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.keyboard.press('Escape');
	await fillIn(page, newEmail());
	await submit(page).click();
	await expect(page.getByText(SUCCESS)).toBeVisible();
	expect(refused).toEqual([]);
});

test('the policy refuses what is not the site’s own', async ({ page, problems }) => {
	const refused = await watchPolicy(page);
	await page.goto('/History');
	await page.evaluate(() => {
		const script = document.createElement('script');
		script.textContent = 'document.title = "taken"';
		document.body.append(script);
	});
	await expect
		.poll(() => refused)
		.toContainEqual(expect.stringContaining('script-src-elem refuses inline'));
	await expect(page).not.toHaveTitle('taken');
	// What this test provokes is no problem of the site.
	problems.length = 0;
});
