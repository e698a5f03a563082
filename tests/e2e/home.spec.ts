import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { violationsOf } from './axe.ts';
import { expect, type School, type SnapshotItem, test } from './site.ts';
import { scriptBytes } from './weight.ts';

const read = (file: string) => parse(readFileSync(`src/content/${file}`, 'utf8'));
const slides = read('galleries/home-slides.yaml');
const home = read('home.yaml');

/** Milliseconds until the page counts as quiet, and from one step of each part to the next. */
const QUIET = 2100;
const STEP = { marquee: 3000, slides: 5000, toppers: 2500, notices: 1800 };

const addressOf = ({ facts }: School, file: string) =>
	/^https?:/.test(file)
		? file
		: `${facts.service}/api/image/${file.split('/').map(encodeURIComponent).join('/')}`;

/** Opens the page with its clock in our hands; `notices` says whether the popup may open. */
async function open(page: Page, school: School, { notices = false } = {}) {
	const ids = school.list('notifications').map(({ id }) => id);
	if (!notices) {
		await page.addInitScript(
			(seen) => sessionStorage.setItem('notifications', seen),
			ids.join(' '),
		);
	}
	await page.clock.install({ time: `${school.facts.today}T12:00:00+05:30` });
	await page.clock.pauseAt(`${school.facts.today}T12:00:01+05:30`);
	await page.goto('/');
	await page.waitForLoadState();
}

/** Lets the page be quiet, and waits until a part has come to life. */
async function bringToLife(page: Page, part: Locator) {
	await page.clock.runFor(QUIET);
	await part.scrollIntoViewIfNeeded();
	await expect(part.locator('xpath=descendant-or-self::*[@data-alive]')).toHaveCount(1);
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const parts = (page: Page) => ({
	slides: region(page, slides.label),
	highlights: region(page, 'Highlights'),
	circulars: region(page, 'Circulars'),
	events: region(page, 'Events'),
	XII: page.getByRole('region', { name: /^Class XII / }),
	X: page.getByRole('region', { name: /^Class X / }),
	notices: page.getByRole('dialog', { name: 'Notices' }),
});
const active = (part: Locator) =>
	part.locator('.swiper-slide-active').evaluate((slide) => slide.getAttribute('aria-label'));
/** The slides that a keyboard and a screen reader can reach. */
const reachable = (part: Locator) => part.locator('.carousel-slide:not([inert])');
const scrolled = (part: Locator) =>
	part.locator('[data-row]').evaluate((row) => row.scrollLeft + row.scrollTop);

interface Moving {
	part: (page: Page) => Locator;
	/** Where it stands. */
	at: (part: Locator) => Promise<unknown>;
	every: number;
}
const moving: Record<string, Moving> = {
	'the slider': { part: (page) => parts(page).slides, at: active, every: STEP.slides },
	'the highlights': { part: (page) => parts(page).highlights, at: scrolled, every: STEP.marquee },
	'the circulars': { part: (page) => parts(page).circulars, at: scrolled, every: STEP.marquee },
	'the events': { part: (page) => parts(page).events, at: scrolled, every: STEP.marquee },
	'the toppers of Class XII': { part: (page) => parts(page).XII, at: active, every: STEP.toppers },
	'the toppers of Class X': { part: (page) => parts(page).X, at: active, every: STEP.toppers },
};

/** Gathers the durations that an element is given for its transitions, e.g. '500ms', from now on. */
const durationsOf = (element: Locator) =>
	element.evaluateHandle((target) => {
		const seen: string[] = [];
		new MutationObserver(() => seen.push((target as HTMLElement).style.transitionDuration)).observe(
			target,
			{ attributes: true, attributeFilter: ['style'] },
		);
		return seen;
	});

/** Takes the focus away; focusing something else would scroll there. */
const leave = (page: Page) =>
	page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Lets time pass for three steps, and the browser show what came of it. */
async function pass(page: Page, every: number) {
	await page.clock.runFor(3 * every);
	await page.waitForTimeout(300);
}

for (const [name, { part: partOf, at, every }] of Object.entries(moving)) {
	test.describe(name, () => {
		test('moves by itself, and rests under the pointer, around the focus and off-screen', async ({
			page,
			school,
		}) => {
			await open(page, school);
			const part = partOf(page);
			await bringToLife(page, part);
			const moves = async () => {
				const before = await at(part);
				await page.clock.runFor(every);
				await expect.poll(() => at(part)).not.toEqual(before);
				await page.waitForTimeout(600);
			};
			const rests = async () => {
				const before = await at(part);
				await pass(page, every);
				expect(await at(part)).toEqual(before);
			};
			await moves();
			await part.getByRole('button', { name: /Pause/ }).hover();
			await rests();
			await page.mouse.move(1, 1);
			await moves();
			await part.getByRole('button', { name: /Pause/ }).focus();
			await rests();
			await leave(page);
			await moves();
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.6));
			if (!/toppers/.test(name)) {
				await expect(part).not.toBeInViewport();
				await rests();
			}
		});

		test('has a pause button that lasts until it is pressed again, also by keyboard', async ({
			page,
			school,
		}) => {
			await open(page, school);
			const part = partOf(page);
			await bringToLife(page, part);
			await part.getByRole('button', { name: `Pause ${nameOf(name)}` }).focus();
			await page.keyboard.press('Enter');
			const play = part.getByRole('button', { name: `Play ${nameOf(name)}` });
			await expect(play).toBeFocused();
			await leave(page);
			const before = await at(part);
			await pass(page, every);
			expect(await at(part)).toEqual(before);
			await play.focus();
			await page.keyboard.press('Enter');
			await page.clock.runFor(every);
			await expect.poll(() => at(part)).not.toEqual(before);
		});

		test('is still under reduced motion, and moves when it is asked to', async ({
			page,
			school,
		}) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await open(page, school);
			const part = partOf(page);
			await bringToLife(page, part);
			const before = await at(part);
			await pass(page, every);
			expect(await at(part)).toEqual(before);
			await part.getByRole('button', { name: /^Play/ }).click();
			await page.clock.runFor(every);
			await expect.poll(() => at(part)).not.toEqual(before);
		});
	});
}

/** The slider's pause button speaks of its pictures. */
const nameOf = (name: string) => (name === 'the slider' ? 'the pictures' : name);

test.describe('the highlights strip', () => {
	test('each highlight links to its attachment', async ({ page, school }) => {
		await open(page, school);
		const strip = parts(page).highlights;
		const highlights = school.list('highlights');
		await expect(strip.getByRole('listitem')).toHaveCount(highlights.length);
		for (const { title, attachments } of highlights) {
			const item = strip.getByRole('listitem').filter({ hasText: title });
			const links = attachments[0] ? [addressOf(school, attachments[0])] : [];
			const shown = await item.first().getByRole('link').evaluateAll(hrefs);
			expect(shown).toEqual(links);
		}
	});
});

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'));

test('the online registration banner: only if an entry exists, linking to its first attachment', async ({
	page,
	school,
}) => {
	await open(page, school);
	const [newest] = school.list('onlineRegistrations');
	const banner = region(page, 'Online registration');
	await expect(banner).toHaveCount(newest ? 1 : 0);
	if (!newest) return;
	const [file] = newest.attachments;
	await expect(banner.getByRole('link', { name: newest.title })).toHaveAttribute(
		'href',
		file ? addressOf(school, file) : (newest.link?.url ?? ''),
	);
});

test.describe('the notification popup', () => {
	test('opens by itself once a browsing session, and takes neither focus nor page', async ({
		page,
		school,
	}) => {
		await open(page, school, { notices: true });
		const { notices } = parts(page);
		await expect(notices).toBeHidden();
		await page.clock.runFor(QUIET);
		await expect(notices).toBeVisible();
		await expect(page.locator('body')).toBeFocused();
		await expect(page.getByText(/notices of the school are shown/)).toHaveRole('status');
		await region(page, 'Circulars').getByRole('link').first().focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('dialog')).not.toHaveAccessibleName('Notices');
		await page.reload();
		await page.clock.runFor(QUIET);
		await expect(page.locator('[data-alive]')).not.toHaveCount(0);
		await expect(notices).toBeHidden();
	});

	test('opens again for a new notice only', async ({ page, school }) => {
		const [, ...known] = school.list('notifications').map(({ id }) => id);
		await page.addInitScript((seen) => {
			sessionStorage.setItem('notifications', seen);
		}, known.join(' '));
		await open(page, school, { notices: true });
		await page.clock.runFor(QUIET);
		await expect(parts(page).notices).toBeVisible();
	});

	test('each slide: title, first image, description, link with its own title, attachment button', async ({
		page,
		school,
	}) => {
		await open(page, school, { notices: true });
		const { notices } = parts(page);
		await page.getByRole('button', { name: /^Notices/ }).click();
		const all = school.list('notifications');
		const shown = notices.locator('.carousel-slide');
		await expect(shown).toHaveCount(all.length);
		for (const [index, { title, images, bodyHtml, link, attachments }] of all.entries()) {
			const slide = shown.nth(index);
			await expect(slide).toHaveAttribute('aria-label', `${index + 1} of ${all.length}`);
			await expect(slide.locator('h3')).toHaveText(title);
			await expect(slide.locator('.prose')).toHaveCount(bodyHtml ? 1 : 0);
			if (images.length === 0) await expect(slide.locator('img')).toHaveCount(0);
			const links = [link?.url, attachments[0] && addressOf(school, attachments[0])].filter(
				Boolean,
			);
			expect(await slide.locator('.notification-links a').evaluateAll(hrefs)).toEqual(links);
			if (link) {
				await expect(slide.locator('.notification-links a').first()).toHaveText(link.label);
			}
		}
		expect(await notices.locator('img').count()).toBeGreaterThan(0);
	});

	test('auto-advances every 1.8 seconds', async ({ page, school }) => {
		await open(page, school, { notices: true });
		const { notices } = parts(page);
		await page.clock.runFor(QUIET);
		await expect(notices.locator('[data-alive]')).toHaveCount(1);
		const count = school.list('notifications').length;
		expect(await active(notices)).toBe(`1 of ${count}`);
		await page.clock.runFor(STEP.notices - 1);
		expect(await active(notices)).toBe(`1 of ${count}`);
		await page.clock.runFor(1);
		expect(await active(notices)).toBe(`2 of ${count}`);
	});

	for (const [way, close] of [
		['X', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
		['Escape', (page: Page) => page.keyboard.press('Escape')],
		['a touch outside', (page: Page) => page.mouse.click(5, 5)],
	] as const) {
		test(`closes by ${way}, and its button opens it again`, async ({ page, school }) => {
			await open(page, school, { notices: true });
			const { notices } = parts(page);
			await page.clock.runFor(QUIET);
			await expect(notices).toBeVisible();
			await close(page);
			await expect(notices).toBeHidden();
			await page.getByRole('button', { name: /^Notices/ }).click();
			await expect(notices).toBeVisible();
		});
	}

	test('axe finds nothing while it is open: 360, 768 and 1440 px, light and dark', async ({
		page,
		school,
	}) => {
		test.setTimeout(120_000);
		void school;
		// In the middle of a change colours are mixed: with less motion there is none.
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/');
		await expect(parts(page).notices.locator('[data-alive]')).toHaveCount(1);
		for (const width of [360, 768, 1440]) {
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.setViewportSize({ width, height: 900 });
				await page.emulateMedia({ colorScheme });
				expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
				await expect(parts(page).notices).toBeVisible();
			}
		}
	});
});

test.describe('the slider', () => {
	test('13 slides, some captioned as Raising Day 2025', async ({ page, school }) => {
		await open(page, school);
		const figures = parts(page).slides.locator('figure');
		await expect(figures).toHaveCount(13);
		const captions = await figures.locator('figcaption').allTextContents();
		expect(captions.length).toBeGreaterThan(1);
		expect(new Set(captions)).toEqual(new Set(['Raising Day 2025']));
	});

	test('autoplay 3 seconds, transition 2 seconds', async ({ page, school }) => {
		await open(page, school);
		const part = parts(page).slides;
		await bringToLife(page, part);
		const durations = await durationsOf(part.locator('.carousel-slide').nth(1));
		await page.clock.runFor(STEP.slides);
		expect(await active(part)).toBe('2 of 13');
		await expect.poll(() => durations.jsonValue()).toContain('2000ms');
		expect(STEP.slides).toBe(3000 + 2000);
	});

	test('roles of the carousel pattern: region, slides, buttons first, live when it rests', async ({
		page,
		school,
	}) => {
		await open(page, school);
		const part = parts(page).slides;
		await expect(part).toHaveAttribute('aria-roledescription', 'carousel');
		await bringToLife(page, part);
		const track = part.locator('.carousel-track');
		await expect(track).toHaveAttribute('aria-live', 'off');
		const slide = part.getByRole('group', { name: '1 of 13', exact: true });
		await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
		// The others are out of reach while they are out of sight.
		await expect(reachable(part)).toHaveCount(1);
		await part.getByRole('button', { name: 'Pause the pictures' }).focus();
		await expect(track).toHaveAttribute('aria-live', 'polite');
		for (const next of ['Previous', 'Next']) {
			await page.keyboard.press('Tab');
			await expect(part.getByRole('button', { name: next })).toBeFocused();
		}
		await page.keyboard.press('Tab');
		await expect(part.locator('.carousel-view')).toBeFocused();
	});

	test('buttons and arrow keys turn the slides, round the ends, and stop the autoplay', async ({
		page,
		school,
	}) => {
		await open(page, school);
		const part = parts(page).slides;
		await bringToLife(page, part);
		await part.getByRole('button', { name: 'Next' }).click();
		expect(await active(part)).toBe('2 of 13');
		await page.keyboard.press('ArrowLeft');
		await expect.poll(() => active(part)).toBe('1 of 13');
		await page.keyboard.press('ArrowLeft');
		await expect.poll(() => active(part)).toBe('13 of 13');
		await expect(part.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
		await leave(page);
		await pass(page, STEP.slides);
		expect(await active(part)).toBe('13 of 13');
	});

	test('a button that is pressed before its code is there is not lost', async ({
		page,
		school,
	}) => {
		await open(page, school);
		const part = parts(page).slides;
		await part.getByRole('button', { name: 'Next' }).click();
		await expect.poll(() => part.locator('.swiper-slide-active').count()).toBe(1);
		expect(await active(part)).toBe('2 of 13');
	});

	test('a picture is asked for when its turn comes near, the first at once and fit for a phone', async ({
		page,
		school,
	}) => {
		await page.setViewportSize({ width: 360, height: 740 });
		const pictures: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'image') pictures.push(request.url());
		});
		await open(page, school);
		const first = parts(page).slides.locator('img').first();
		await expect(first).toHaveAttribute('fetchpriority', 'high');
		await expect(first).toHaveJSProperty('complete', true);
		const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
		expect(source).toMatch(/-480\.(avif|webp)$/);
		const wide = pictures.filter((url) => url.includes('/pictures/'));
		expect(wide[0]).toBe(source);
		await page.waitForLoadState('networkidle');
		expect(wide.length).toBeLessThan(5);
	});
});

test.describe('the welcome', () => {
	test('links to /History', async ({ page, school }) => {
		await open(page, school);
		const link = region(page, home.welcome.heading).getByRole('link', { name: home.welcome.link });
		await expect(link).toHaveAttribute('href', '/History');
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
		await page.waitForTimeout(300);
		await expect(flag).toHaveCSS('opacity', '0');
		await show(0.35);
		await expect(flag).toHaveCSS('opacity', '1');
	});
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

test.describe('the cards', () => {
	test('Principal’s Message shows the entries of category Principal, else a placeholder', async ({
		page,
		school,
	}) => {
		interface Message {
			category: string;
			name: string;
		}
		const entries = (school.list('principalMessages') as unknown as Message[]).filter(
			({ category }) => category.toLowerCase() === 'principal',
		);
		await open(page, school);
		const card = page.getByRole('article').filter({ hasText: 'Principal’s Message' });
		for (const { name } of entries) await expect(card).toContainText(name);
		await expect(card.locator('.principal')).toHaveCount(entries.length);
		const placeholder = card.getByText(home.principal.placeholder);
		await expect(placeholder).toHaveCount(entries.length > 0 ? 0 : 1);
		await expect(card.getByRole('link')).toHaveAttribute('href', '/PrincipalsMessage');
	});

	test('Mission N-MOLE, Boarding, Library lead to their pages', async ({ page, school }) => {
		await open(page, school);
		for (const { title, page: path } of home.cards) {
			await expect(
				page.getByRole('heading', { name: title, exact: true }).getByRole('link'),
			).toHaveAttribute('href', path);
		}
		const titles = home.cards.map(({ title }: { title: string }) => title);
		expect(titles).toEqual(expect.arrayContaining(['Mission N-MOLE', 'Boarding', 'Library']));
	});

	test('useful links: a grid of all that the school names', async ({ page, school }) => {
		await open(page, school);
		const links = page.getByRole('navigation', { name: 'Useful links' }).getByRole('link');
		await expect(links).toHaveCount(home.usefulLinks.length);
	});
});

interface Topper extends Omit<SnapshotItem, 'title'> {
	class: string;
	sessionYear: string;
	name: string;
	marks: number | null;
	stream: string;
}

test.describe('the toppers', () => {
	for (const name of ['XII', 'X'] as const) {
		test(`Class ${name}: the previous year to this one, else the latest, by marks descending`, async ({
			page,
			school,
		}) => {
			const all = (school.list('toppers') as unknown as Topper[]).filter(
				(topper) => topper.class === name,
			);
			const sessions = all.map(({ sessionYear }) => sessionYear).sort();
			const wanted = `${school.year - 1}-${school.year}`;
			const session = sessions.includes(wanted) ? wanted : sessions.at(-1);
			const expected = all
				.filter(({ sessionYear }) => sessionYear === session)
				.sort((a, b) => (b.marks ?? -1) - (a.marks ?? -1));
			await open(page, school);
			const part = parts(page)[name];
			await expect(part).toHaveAccessibleName(`Class ${name} ${session}`);
			const cards = part.locator('.topper-slide');
			await expect(cards).toHaveCount(expected.length);
			const marks = await cards.locator('.topper-result strong').allTextContents();
			expect(marks.map(Number)).toEqual(
				expected.map((topper) => topper.marks).filter((value) => value !== null),
			);
			const streams = expected.filter(({ stream }) => name === 'XII' && stream);
			await expect(cards.locator('.topper-who > span')).toHaveCount(streams.length);
			const link = page.getByRole('link', {
				name: `View All toppers of Class ${name}`,
				exact: true,
			});
			await expect(link).toHaveAttribute('href', `/Topper${name}`);
		});
	}

	for (const [width, shown] of [
		[1500, 3],
		[1499, 2],
		[1300, 2],
		[1299, 1],
		[360, 1],
	] as const) {
		test(`${shown} at a time at ${width} px`, async ({ page, school }) => {
			await page.setViewportSize({ width, height: 900 });
			await open(page, school);
			const part = parts(page).XII;
			await bringToLife(page, part);
			await expect(reachable(part)).toHaveCount(shown);
			const durations = await durationsOf(part.locator('.carousel-track'));
			await page.clock.runFor(STEP.toppers);
			await expect.poll(() => active(part)).toMatch(/^2 of /);
			await expect(reachable(part)).toHaveCount(shown);
			await expect.poll(() => durations.jsonValue()).toContain('500ms');
		});
	}

	test('the claim of the ranking stands beside them', async ({ page, school }) => {
		await open(page, school);
		await expect(region(page, 'Our toppers')).toContainText(read('figures.yaml').ranking.claim);
	});
});

test.describe('what it costs', () => {
	test('at most 2.5 KB of JavaScript, inline included, before anything is in view or touched', async ({
		page,
		school,
	}) => {
		expect(await scriptBytes(page, '/', school.facts.dist)).toBeLessThanOrEqual(2.5 * 1024);
	});

	test('the code of moving parts comes after the load, when they are in view', async ({
		page,
		school,
	}) => {
		const scripts: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url());
		});
		await open(page, school);
		await page.waitForLoadState('networkidle');
		expect(scripts.filter((url) => /carousel|marquee/.test(url))).toEqual([]);
		await bringToLife(page, parts(page).slides);
		expect(scripts.some((url) => /carousel/.test(url))).toBe(true);
		await expect(parts(page).X).not.toHaveAttribute('data-alive');
	});

	test('no layout shift, neither while it loads nor when its parts come to life', async ({
		page,
		school,
	}) => {
		await page.addInitScript(() => {
			const shifts: string[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
			}).observe({ type: 'layout-shift', buffered: true });
		});
		for (const width of [360, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			await open(page, school, { notices: true });
			const { notices, ...others } = parts(page);
			if (width === 360) await bringToLife(page, notices);
			for (const part of Object.values(others)) await bringToLife(page, part);
			await page.clock.runFor(STEP.slides);
			await page.waitForTimeout(300);
			expect(await page.evaluate('shifts')).toEqual([]);
		}
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('all can be read, and no button is there that does nothing', async ({ page, school }) => {
		void school;
		await page.goto('/');
		const { slides: slider, XII, circulars } = parts(page);
		await slider.locator('figure').last().scrollIntoViewIfNeeded();
		await expect(slider.locator('figure').last()).toBeInViewport();
		await XII.locator('.topper-slide').last().scrollIntoViewIfNeeded();
		await expect(XII.locator('.topper-slide').last()).toBeInViewport();
		await circulars.getByRole('listitem').last().scrollIntoViewIfNeeded();
		await expect(circulars.getByRole('listitem').last()).toBeInViewport();
		await expect(page.getByRole('img', { name: 'The national flag' })).toHaveCSS('opacity', '1');
		await expect(page.locator('[data-control]:visible')).toHaveCount(0);
	});

	test('the notices open by their button, and X closes them', async ({ page, school }) => {
		void school;
		await page.goto('/');
		const { notices } = parts(page);
		await expect(notices).toBeHidden();
		await page.getByRole('button', { name: /^Notices/ }).click();
		await expect(notices).toBeVisible();
		await page.getByRole('button', { name: 'Close' }).click();
		await expect(notices).toBeHidden();
	});
});
