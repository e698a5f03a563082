import {
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishToFolder, readCurrent } from '../../../../scripts/release/folder.ts';
import { describeRelease, MANIFEST } from '../../../../scripts/release/manifest.ts';
import { tempFolder } from '../temp-folder.ts';

const facts = { day: '2026-11-21', freshness: '', lists: {} };

async function built(text: string) {
	const dir = tempFolder({ 'index.html': text, 'News/1.html': text });
	const manifest = await describeRelease(dir, facts);
	writeFileSync(join(dir, MANIFEST), JSON.stringify(manifest));
	return { dir, manifest };
}

const publish = async (text: string, root: string) => {
	const { dir, manifest } = await built(text);
	await publishToFolder(dir, root, manifest, () => {});
	return manifest;
};
const shown = (root: string) => readFileSync(join(root, 'current/News/1.html'), 'utf8');
const releases = (root: string) => readdirSync(join(root, 'releases')).sort();

test('an empty folder has no release', async () => {
	const root = tempFolder();
	expect(await readCurrent(root)).toMatchObject({
		manifest: null,
		reason: expect.stringContaining(root),
	});
});

test('a release becomes the current one, by a link that may move with the folder', async () => {
	const root = tempFolder();
	const manifest = await publish('one', root);
	expect(await readCurrent(root)).toEqual({ manifest });
	expect(shown(root)).toBe('one');
	expect(readlinkSync(join(root, 'current'))).toBe(`releases/${releases(root)[0]}`);
	expect(readdirSync(root).sort()).toEqual(['current', 'releases']);
});

test('the last five are kept, the newest is shown', async () => {
	const root = tempFolder();
	for (const text of ['1', '2', '3', '4', '5', '6', '7']) await publish(text, root);
	expect(shown(root)).toBe('7');
	const texts = releases(root).map((name) =>
		readFileSync(join(root, 'releases', name, 'index.html'), 'utf8'),
	);
	expect(texts).toEqual(['3', '4', '5', '6', '7']);
});

test('a release that was shown before can be shown again', async () => {
	const root = tempFolder();
	for (const text of ['1', '2', '1']) await publish(text, root);
	expect(shown(root)).toBe('1');
});

test('what an interrupted run left is removed after a day, the copy of a running one is not', async () => {
	const root = tempFolder();
	const [old, young] = ['incoming-old', 'incoming-young'].map((name) =>
		join(root, 'releases', name),
	) as [string, string];
	for (const dir of [old, young]) mkdirSync(dir, { recursive: true });
	const before = Date.now() / 1000 - 25 * 60 * 60;
	utimesSync(old, before, before);
	await publish('1', root);
	expect(releases(root).filter((name) => name.startsWith('incoming-'))).toEqual(['incoming-young']);
});

test('a copy that is not what was built is not shown', async () => {
	const root = tempFolder();
	await publish('1', root);
	const { dir, manifest } = await built('2');
	writeFileSync(join(dir, 'News/1.html'), 'half');
	await expect(publishToFolder(dir, root, manifest, () => {})).rejects.toThrow('is not what was');
	expect(shown(root)).toBe('1');
});

test('a folder whose manifest is spoiled is not known', async () => {
	const root = tempFolder();
	await publish('1', root);
	writeFileSync(join(root, 'current', MANIFEST), '{}');
	expect(await readCurrent(root)).toMatchObject({
		manifest: null,
		reason: expect.stringContaining('no description of a release'),
	});
});
