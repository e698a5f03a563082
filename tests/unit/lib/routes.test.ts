import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { menus, resolveMenus, topLinks } from '#lib/menus.ts';
import { contentPaths, routePaths, screenNames } from '#lib/routes.ts';

const specified = readFileSync('tests/fixtures/routes.txt', 'utf8').trim().split('\n');

describe('the route table', () => {
	test('holds the 93 routes of the specification, 75 of them information pages', () => {
		expect(routePaths.toSorted()).toEqual(specified.toSorted());
		expect(routePaths).toHaveLength(93);
		expect(contentPaths).toHaveLength(75);
	});

	test('names every screen in its own way', () => {
		const names = Object.values(screenNames);
		expect(new Set(names).size).toBe(names.length);
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

	test('keep their order and headings when links take the place of paths', () => {
		const [group] = resolveMenus(menus, (target) => `to ${target}`);
		expect(group?.label).toBe('News and events');
		expect(group?.sections[0]).toMatchObject({ label: 'Notices' });
		expect(group?.sections[0]?.links[0]).toBe('to /Circular');
	});
});
