import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './site.ts';

const LIMIT = 2.5 * 1024;

for (const path of ['/', '/News', '/Circular', '/Events']) {
	test(`${path}: at most 2.5 KB of JavaScript at first, inline included`, async ({
		page,
		school,
	}) => {
		const files: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
		});
		await page.goto(path);
		await page.waitForLoadState('networkidle');
		const inline = await page.locator('script:not([src])').allTextContents();
		const loaded = files.map((file) => readFileSync(school.facts.dist + file, 'utf8'));
		const bytes = [...inline, ...loaded].reduce(
			(sum, text) => sum + brotliCompressSync(text).length,
			0,
		);
		expect(bytes).toBeLessThanOrEqual(LIMIT);
	});
}

test('nothing moves while a page loads', async ({ page, school }) => {
	void school;
	for (const path of ['/', '/Circular']) {
		await page.goto(path);
		await page.waitForLoadState('networkidle');
		const shift = await page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					new PerformanceObserver((list) => {
						resolve(
							list
								.getEntries()
								.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
						);
					}).observe({ type: 'layout-shift', buffered: true });
					setTimeout(() => resolve(0), 500);
				}),
		);
		expect(shift).toBe(0);
	}
});
