import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * The JavaScript that a page brings before anything is touched, inline included.
 * @param dist folder of the built site
 * @returns bytes, compressed with Brotli
 */
export async function scriptBytes(page: Page, path: string, dist: string): Promise<number> {
	const files = new Set<string>();
	page.on('request', (request) => {
		if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
	});
	await page.goto(path);
	await page.waitForLoadState('networkidle');
	const inline = await page.locator('script:not([src])').allTextContents();
	const loaded = [...files].map((file) => readFileSync(dist + file, 'utf8'));
	page.removeAllListeners('request');
	return [...inline, ...loaded].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

/** Has the page note each shift of its layout from now on. */
export const watchShifts = (page: Page) =>
	page.addInitScript(() => {
		const shifts: string[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** The shifts that a watched page has noted. */
export const shiftsOf = (page: Page) => page.evaluate<string[]>('shifts');
