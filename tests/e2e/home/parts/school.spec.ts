import { expect, test } from '../../site.ts';
import { bringToLife, home, open, parts, read, region, STEP } from '../home.ts';

test('what the school wrote: welcome with a link to /History, cards, useful links, ranking', async ({
	page,
	school,
}) => {
	await open(page, school);
	await expect(page.getByRole('main')).toContainText(home.quote.words);
	await expect(page.getByRole('main')).toContainText(home.mission.trim());
	await test.step('the welcome', async () => {
		const welcome = region(page, home.welcome.heading);
		await expect(welcome.getByRole('link', { name: home.welcome.link })).toHaveAttribute(
			'href',
			'/History',
		);
	});
	await test.step('Mission N-MOLE, Boarding, Library lead to their pages', async () => {
		for (const { title, page: path } of home.cards) {
			const heading = page.getByRole('heading', { name: title, exact: true });
			await expect(heading.getByRole('link')).toHaveAttribute('href', path);
		}
		const titles = home.cards.map(({ title }: { title: string }) => title);
		expect(titles).toEqual(expect.arrayContaining(['Mission N-MOLE', 'Boarding', 'Library']));
	});
	await test.step('useful links: a grid of all that the school names', async () => {
		const links = page.getByRole('navigation', { name: 'Useful links' }).getByRole('link');
		await expect(links).toHaveCount(home.usefulLinks.length);
	});
	await test.step('the claim of the ranking stands beside the toppers', async () => {
		const { claim } = read('figures.yaml').ranking;
		expect(claim).toMatch(/\b1 in South West Delhi/);
		await expect(region(page, 'Our toppers')).toContainText(claim);
	});
});

test('a flag graphic appears when 30 % of the section is visible', async ({ page, school }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await open(page, school);
	const section = region(page, home.welcome.heading);
	const flag = section.getByRole('img', { name: 'The national flag' });
	const show = (share: number) =>
		section.evaluate((element, part) => {
			const { top, height } = element.getBoundingClientRect();
			scrollTo(0, scrollY + top - innerHeight + height * part);
		}, share);
	await expect(flag).toHaveCSS('opacity', '0');
	await show(0.25);
	// The page's own observer has been told by then.
	await expect(section).toBeInViewport({ ratio: 0.2 });
	await expect(flag).toHaveCSS('opacity', '0');
	await show(0.35);
	await expect(flag).toHaveCSS('opacity', '1');
});

test('clicking a title of either list opens its popup, which X closes and clears', async ({
	page,
	school,
}) => {
	await open(page, school);
	for (const list of [parts(page).circulars, parts(page).events]) {
		const link = list.getByRole('heading', { level: 3 }).getByRole('link').first();
		const title = (await link.textContent())?.trim() ?? '';
		await link.click();
		const popup = page.getByRole('dialog', { name: title });
		await expect(popup.getByRole('definition').first()).toBeVisible();
		await popup.getByRole('button', { name: 'Close' }).click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(link).toBeFocused();
	}
});

test('the circulars and the events stand side by side, and scroll upward', async ({
	page,
	school,
}) => {
	await open(page, school);
	const { circulars, events } = parts(page);
	await bringToLife(page, circulars);
	const [left, right] = [await circulars.boundingBox(), await events.boundingBox()];
	expect(left?.y).toBe(right?.y);
	const first = circulars.getByRole('listitem').first();
	const before = (await first.boundingBox())?.y ?? 0;
	await page.clock.runFor(STEP.marquee);
	await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(before - 20);
});
