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
