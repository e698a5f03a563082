import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screenNames } from '#lib/routes.ts';
import { introOf } from '#queries/intros.ts';

describe('the sentence of a screen', () => {
	const paths = Object.keys(screenNames);

	test('stands for each of the 18, here or in the page of the school that it has', () => {
		expect(paths).toHaveLength(18);
		for (const path of paths) {
			expect(Boolean(introOf(path)), path).toBe(!existsSync(`src/content/pages${path}.md`));
		}
	});

	test('is as long as a page’s summary may be, ends as a sentence, and is like no other', () => {
		const intros = paths.flatMap((path) => introOf(path) ?? []);
		for (const intro of intros) expect(intro).toMatch(/^[A-Z].{13,158}\.$/);
		expect(new Set(intros).size).toBe(intros.length);
	});

	test('is none for other pages, whatever their name', () => {
		for (const path of ['/History', '/Alumni', 'constructor'])
			expect(introOf(path)).toBeUndefined();
	});
});
