import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, type School } from '../site.ts';

/** What the school wrote, e.g. `read('home.yaml')`. */
export const read = (file: string) => parse(readFileSync(`src/content/${file}`, 'utf8'));
export const slides = read('galleries/home-slides.yaml');
export const home = read('home.yaml');

/** Milliseconds until the page counts as quiet, and from one step of each part to the next. */
export const QUIET = 2100;
export const STEP = { marquee: 3000, slides: 5000, toppers: 2500, notices: 1800 };

/** The page knows all notices but these, so that the popup opens for them. */
export async function knowNotices(page: Page, school: School, unseen = 0) {
	const ids = school.list('notifications').map(({ id }) => id);
	await page.addInitScript(
		(seen) => sessionStorage.setItem('notifications', seen),
		ids.slice(unseen).join(' '),
	);
}

/** Opens the page with its clock in our hands: nothing moves but by `page.clock.runFor`. */
export async function openStill(page: Page, { facts }: School) {
	await page.clock.install({ time: `${facts.today}T12:00:00+05:30` });
	await page.clock.pauseAt(`${facts.today}T12:00:01+05:30`);
	await page.goto('/');
}

/** The same without the popup, which would cover what is looked at. */
export async function open(page: Page, school: School) {
	await knowNotices(page, school);
	await openStill(page, school);
}

/** Lets the page be quiet, and waits until a part has come to life. */
export async function bringToLife(page: Page, part: Locator) {
	await page.clock.runFor(QUIET);
	await part.scrollIntoViewIfNeeded();
	await expect(part.locator('xpath=descendant-or-self::*[@data-alive]')).toHaveCount(1);
}

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const parts = (page: Page) => ({
	slides: region(page, slides.label),
	highlights: region(page, 'Highlights'),
	circulars: region(page, 'Circulars'),
	events: region(page, 'Events'),
	XII: page.getByRole('region', { name: /^Class XII / }),
	X: page.getByRole('region', { name: /^Class X / }),
	notices: page.getByRole('dialog', { name: 'Notices' }),
});

/** Name of the slide that a carousel shows, e.g. '2 of 13'. */
export const active = (part: Locator) =>
	part.locator('.swiper-slide-active').evaluate((slide) => slide.getAttribute('aria-label'));
/** The slides that a keyboard and a screen reader can reach. */
export const reachable = (part: Locator) => part.locator('.carousel-slide:not([inert])');
/** How far a marquee has scrolled. */
export const scrolled = (part: Locator) =>
	part.locator('[data-row]').evaluate((row) => row.scrollLeft + row.scrollTop);

/** Gathers the durations that an element is given for its transitions, e.g. '500ms', from now on. */
export const durationsOf = (element: Locator) =>
	element.evaluateHandle((target) => {
		const seen: string[] = [];
		new MutationObserver(() => seen.push((target as HTMLElement).style.transitionDuration)).observe(
			target,
			{ attributes: true, attributeFilter: ['style'] },
		);
		return seen;
	});

/** Takes the focus away; focusing something else would scroll there. */
export const leave = (page: Page) =>
	page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

export const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'));
