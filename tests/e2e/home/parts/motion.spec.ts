import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../site.ts';
import { active, bringToLife, leave, open, parts, STEP, scrolled } from '../home.ts';

interface Moving {
	part: (page: Page) => Locator;
	/** Where it stands. */
	at: (part: Locator) => Promise<unknown>;
	every: number;
	/** What its pause button speaks of. */
	what: string;
}
const carousel = { at: active, every: STEP.toppers };
const marquee = { at: scrolled, every: STEP.marquee };
const moving: Record<string, Moving> = {
	slider: {
		part: (page) => parts(page).slides,
		at: active,
		every: STEP.slides,
		what: 'the pictures',
	},
	highlights: { part: (page) => parts(page).highlights, what: 'the highlights', ...marquee },
	circulars: { part: (page) => parts(page).circulars, what: 'the circulars', ...marquee },
	events: { part: (page) => parts(page).events, what: 'the events', ...marquee },
	'toppers of Class XII': {
		part: (page) => parts(page).XII,
		what: 'the toppers of Class XII',
		...carousel,
	},
	'toppers of Class X': {
		part: (page) => parts(page).X,
		what: 'the toppers of Class X',
		...carousel,
	},
};

/** Waits for the end of a smooth scroll. */
async function settled(part: Locator, at: Moving['at']) {
	let before: unknown;
	const isStill = async () => {
		const now = await at(part);
		const still = now === before;
		before = now;
		return still;
	};
	await expect.poll(isStill).toBe(true);
}

for (const [name, { part: partOf, at, every, what }] of Object.entries(moving)) {
	test(`${name}: stops on mouse over and resumes on mouse out, rests around the focus, off-screen and by its button`, async ({
		page,
		school,
	}) => {
		await open(page, school);
		const part = partOf(page);
		const [pause, play] = ['Pause', 'Play'].map((verb) =>
			part.getByRole('button', { name: `${verb} ${what}`, exact: true }),
		) as [Locator, Locator];
		const moves = async () => {
			const before = await at(part);
			await page.clock.runFor(every);
			expect(await at(part)).not.toEqual(before);
		};
		const rests = async () => {
			const before = await at(part);
			await page.clock.runFor(3 * every);
			expect(await at(part)).toEqual(before);
		};

		await test.step('moves by itself', async () => {
			await bringToLife(page, part);
			const before = await at(part);
			await page.clock.runFor(every);
			await expect.poll(() => at(part)).not.toEqual(before);
			await settled(part, at);
		});
		await test.step('is still under reduced motion; asked to play, it moves in jumps, which show at once', async () => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await expect(play).toBeVisible();
			await rests();
			await play.focus();
			await page.keyboard.press('Enter');
			await moves();
		});
		await test.step('under the pointer', async () => {
			await leave(page);
			await page.mouse.move(1, 1);
			await moves();
			await pause.hover();
			await rests();
			await page.mouse.move(1, 1);
			await moves();
		});
		await test.step('around the focus', async () => {
			await pause.focus();
			await rests();
			await leave(page);
			await moves();
		});
		await test.step('by its button, until it is pressed again', async () => {
			await pause.focus();
			await page.keyboard.press('Enter');
			await expect(play).toBeFocused();
			await leave(page);
			await rests();
			await play.click();
			await page.mouse.move(1, 1);
			await leave(page);
			await moves();
		});
		await test.step('off-screen', async () => {
			await page.evaluate(
				(toppers) => scrollTo(0, toppers ? 0 : document.body.scrollHeight),
				name.startsWith('toppers'),
			);
			await expect(part).not.toBeInViewport();
			await rests();
		});
	});
}

test('under reduced motion from the start nothing moves', async ({ page, school }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, school);
	for (const { part: partOf, at, every, what } of Object.values(moving)) {
		const part = partOf(page);
		await bringToLife(page, part);
		const before = await at(part);
		await page.clock.runFor(3 * every);
		expect(await at(part), what).toEqual(before);
		await expect(part.getByRole('button', { name: `Play ${what}`, exact: true })).toBeVisible();
	}
});
