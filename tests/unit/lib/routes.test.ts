import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { existingMenus, menus, topLinks } from '#lib/menus.ts';
import { isRoute, routes } from '#lib/routes.ts';

const specified = readFileSync('tests/fixtures/routes.txt', 'utf8').trim().split('\n');

describe('the route table', () => {
	test('holds the 93 routes of the specification, each with a name of its own', () => {
		expect(Object.keys(routes).sort()).toEqual(specified.sort());
		expect(new Set(Object.values(routes)).size).toBe(93);
	});

	test('knows exact paths only', () => {
		expect(isRoute('/History')).toBe(true);
		expect(isRoute('/history')).toBe(false);
		expect(isRoute('toString')).toBe(false);
	});
});

describe('the menus', () => {
	test('lead to every route but home and those that a page leads to', () => {
		const targets = [
			...topLinks,
			...menus.flatMap((group) => group.sections.flatMap((section) => section.links)),
		];
		const linkedFromAPage = [
			'/SubGallery',
			'/SchoolTransportUKGtoXII',
			'/JuniorLibrary',
			'/SeniorLibrary',
			'/SchoolUniform',
			'/PreventiveMeasures',
			'/ClassesUKGtoV',
			'/ClassesVItovIII',
			'/ClassesIXtoX',
			'/ClassesXItoXII',
		];
		const missing = specified.filter((path) => !(targets as string[]).includes(path));
		expect(missing.sort()).toEqual(linkedFromAPage.sort());
	});

	test('show only pages that exist, and no empty group', () => {
		const shown = existingMenus(menus, (target) => (target === '/Circular' ? [target] : []));
		expect(shown).toEqual([
			{ label: 'News and events', sections: [{ label: 'Notices', links: ['/Circular'] }] },
		]);
	});
});
