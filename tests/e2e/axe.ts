import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './site.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA and good practice on a page as it stands: a line each. */
export async function violationsOf(page: Page): Promise<string[]> {
	await page.evaluate(axe.source);
	return page.evaluate(findViolations, TAGS);
}

/** Runs in the browser: only what is wrong comes back, since all that axe looks at is far more. */
async function findViolations(values: string[]): Promise<string[]> {
	const { axe: injected } = window as unknown as { axe: typeof axe };
	const { violations } = await injected.run(document, {
		// Frames hold what others wrote.
		iframes: false,
		resultTypes: ['violations'],
		runOnly: { type: 'tag', values },
	});
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Widths of a phone, a tablet and a desk, in pixels. */
export const WIDTHS = [360, 768, 1440];
const VIEWS = WIDTHS.flatMap((width) =>
	(['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** In which views a state is looked at: the deep tests take all, the others one in turn, as states share their parts. */
const viewsOf = (turn: number) =>
	process.env.DEEP ? VIEWS : VIEWS.filter((_, index) => index === turn % VIEWS.length);

/** Time for one such look, in milliseconds, also on a busy machine. */
const LOOK = 8000;

/** How long a test may take that looks at so many states. */
export const timeFor = (states: number) => 30_000 + states * viewsOf(0).length * LOOK;

/**
 * Opens a page in its views and brings it into a state, in which axe must find nothing and nothing may scroll sideways.
 * @param turn number of the state among those that take turns
 * @param state names it in a failure, e.g. '/Circular, popup open'
 * @param reach brings the page into the state
 */
export async function expectAccessible(
	page: Page,
	turn: number,
	state: string,
	reach: (page: Page) => Promise<unknown>,
) {
	for (const { width, colorScheme } of viewsOf(turn)) {
		const view = `${state}, ${width} px, ${colorScheme}`;
		await page.setViewportSize({ width, height: 900 });
		// In the middle of a change colours are mixed: with less motion there is none.
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await reach(page);
		await expectNoSideways(page, width, view);
		expect.soft(await violationsOf(page), view).toEqual([]);
	}
}

/** At this width of the window, in pixels, all of the page is within it. */
export async function expectNoSideways(page: Page, width: number, what: string) {
	await page.setViewportSize({ width, height: 900 });
	const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
	expect.soft(scrollWidth, `${what} at ${width} px`).toBeLessThanOrEqual(width);
}
