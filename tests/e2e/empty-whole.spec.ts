import { routePaths } from '#lib/routes.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './site.ts';

test('no route is missing, thin or shows the trace of a fault', async ({ page }) => {
	await page.goto('/Faq');
	const sent = await page.evaluate(
		(paths) =>
			Promise.all(
				paths.map(async (path) => {
					const response = await fetch(path);
					const html = await response.text();
					const { body } = new DOMParser().parseFromString(html, 'text/html');
					for (const element of body.querySelectorAll('script, style, .filters')) element.remove();
					const main = body.querySelector('main');
					return {
						path,
						status: response.status,
						h1: main?.querySelectorAll('h1').length ?? body.querySelectorAll('h1').length,
						text: main?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
					};
				}),
			),
		routePaths,
	);
	expect(sent).toHaveLength(routePaths.length);
	for (const { path, status, h1, text } of sent) {
		expect.soft(status, path).toBe(200);
		expect.soft(h1, path).toBe(1);
		expect.soft(text.length, path).toBeGreaterThan(80);
		expect.soft(text, path).not.toMatch(/undefined|\bNaN\b|Invalid Date|\[object/);
	}
});

test('axe finds nothing on the empty screens', async ({ page }) => {
	test.slow();
	for (const path of [
		'/',
		'/SchoolEvents',
		'/HomeWork',
		'/TopperX',
		'/Achievements',
		'/TenderNotice',
	]) {
		await page.goto(path);
		expect.soft(await violationsOf(page), path).toEqual([]);
	}
});
