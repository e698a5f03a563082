import { expect, test } from 'vitest';
import { differencesOf } from '../../../scripts/twice.ts';

const site = { 'index.html': 'a', 'News.html': 'b' };
const differences = (...sites: Record<string, string>[]) =>
	differencesOf(sites.map((files) => new Map(Object.entries(files))));

test('the same files with the same content differ nowhere', () => {
	expect(differences(site, { ...site }, { ...site })).toEqual([]);
});

test('other content, a missing and an additional file are named', () => {
	expect(differences(site, { ...site, 'News.html': 'c' })).toEqual(['News.html']);
	expect(differences(site, site, { 'index.html': 'a' })).toEqual(['News.html']);
	expect(differences(site, { ...site, 'A.html': 'x' })).toEqual(['A.html']);
});
