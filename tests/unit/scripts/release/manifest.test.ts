import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
	compareReleases,
	describeRelease,
	type Manifest,
	readManifest,
} from '../../../../scripts/release/manifest.ts';
import { tempFolder } from '../temp-folder.ts';

const AGE = 'Content as of 21 Nov 2026.';
const facts = { day: '2026-11-21', freshness: AGE, lists: { news: '2026-11-21T04:00:00.000Z' } };
const files = {
	'index.html': `home ${AGE}`,
	'News/1.html': `item ${AGE}`,
	'pictures/a.webp': 'a',
};
const describeFiles = (changes: Record<string, string> = {}, more: Partial<Manifest> = {}) =>
	describeRelease(tempFolder({ ...files, ...changes }), { ...facts, ...more });

describe('the fingerprint', () => {
	test('is the same for the same site, wherever it stands', async () => {
		expect(await describeFiles()).toEqual(await describeFiles());
	});

	test('leaves the manifest itself out', async () => {
		const { fingerprint } = await describeFiles();
		expect(await describeFiles({ 'release.json': '{}' })).toMatchObject({ fingerprint });
	});

	test.each([
		['another word on a page', { 'index.html': `house ${AGE}` }],
		['another picture', { 'pictures/a.webp': 'b' }],
		['one file more', { 'News/2.html': '' }],
	])('differs with %s', async (_, changes) => {
		expect((await describeFiles(changes)).fingerprint).not.toBe(
			(await describeFiles()).fingerprint,
		);
	});

	test('differs with the name of a file', async () => {
		const dir = tempFolder(files);
		const { fingerprint } = await describeRelease(dir, facts);
		renameSync(join(dir, 'News/1.html'), join(dir, 'News/3.html'));
		expect((await describeRelease(dir, facts)).fingerprint).not.toBe(fingerprint);
	});

	test('differs with what the footer says, but no page does by that', async () => {
		const next = 'Content as of 22 Nov 2026.';
		const [before, after] = [
			await describeFiles(),
			await describeFiles(
				{ 'index.html': `home ${next}`, 'News/1.html': `item ${next}` },
				{ freshness: next },
			),
		];
		expect(after.fingerprint).not.toBe(before.fingerprint);
		expect(compareReleases(before, after)).toEqual({ added: [], changed: [], removed: [] });
	});

	test('does not differ with when the lists were last vouched for', async () => {
		const later = await describeFiles({}, { lists: { news: '2026-11-21T09:00:00.000Z' } });
		expect(later.fingerprint).toBe((await describeFiles()).fingerprint);
	});
});

test('two releases are compared by their files', async () => {
	const [live, fresh] = [
		await describeFiles({ 'old.html': 'x' }),
		await describeFiles({ 'new.html': 'x', 'News/1.html': 'other', toString: 'x' }),
	];
	expect(compareReleases(live, fresh)).toEqual({
		added: ['new.html', 'toString'],
		changed: ['News/1.html'],
		removed: ['old.html'],
	});
});

describe('a manifest that is read back', () => {
	test('is what was written', async () => {
		const manifest = await describeFiles();
		expect(readManifest(JSON.stringify(manifest))).toEqual(manifest);
	});

	test('is none when it is not whole', async () => {
		const text = JSON.stringify(await describeFiles());
		const spoiled = [
			'',
			'null',
			'[]',
			'{}',
			'<!doctype html>',
			text.slice(0, -9),
			text.replace('News/1', 'News/2'),
			text.replace('21 Nov', '22 Nov'),
			text.replace(/"lists":\{[^}]*\}/, '"lists":null'),
			text.replace('"day":"2026-11-21"', '"day":7'),
		];
		for (const other of spoiled) {
			expect(other).not.toBe(text);
			expect(readManifest(other)).toBeNull();
		}
	});
});
