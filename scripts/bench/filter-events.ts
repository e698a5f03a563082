import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';

/** Times the filters of the Circular page in Chromium with the processor slowed down four times. */
export interface FilterEvents {
	/** The longest of all keys pressed, from the press to the next paint, in milliseconds. */
	worst: number;
	/** How many keys were timed. */
	keys: number;
	/** The most cards that the page held at once. */
	cards: number;
}

/**
 * Types a search, deletes it, and goes through the years and months by keyboard, as a visitor does.
 * @param url of the site
 */
export async function timeFilters(url: string): Promise<FilterEvents> {
	const browser = await chromium.launch({
		executablePath: await findBrowser(),
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
	});
	const page = await browser.newPage();
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	await page.goto(`${url}/Circular?year=All`);
	await page.getByRole('status').filter({ hasNotText: ' in ' }).waitFor();
	await page.waitForLoadState('networkidle');
	const timings = await page.evaluateHandle(() => {
		const durations: number[] = [];
		const observer = new PerformanceObserver((list) => {
			for (const { duration, name } of list.getEntries())
				if (/^key|input/.test(name)) durations.push(duration);
		});
		observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
		return durations;
	});
	let cards = 0;
	let keys = 0;
	const press = async (key: string) => {
		await page.keyboard.press(key);
		keys += 1;
		await page.waitForTimeout(150);
		cards = Math.max(cards, await page.getByRole('main').getByRole('article').count());
	};
	await page.getByRole('searchbox').focus();
	for (const key of 'the class') await press(key);
	for (const _ of 'the class') await press('Backspace');
	await page.getByRole('combobox', { name: 'Year' }).focus();
	for (let year = 0; year < 6; year++) await press('ArrowDown');
	await page.getByRole('combobox', { name: 'Month' }).focus();
	for (let month = 0; month < 6; month++) await press('ArrowDown');
	const durations = await timings.jsonValue();
	await browser.close();
	return { worst: Math.max(...durations), keys, cards };
}
