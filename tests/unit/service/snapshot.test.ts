import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPullInfo, readSnapshot, writeFile, writeSnapshot } from '#service/snapshot.ts';

let dir: string;
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'snapshot-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const content = {
	source: { url: 'https://service.example', code: 'DEMO' },
	readers: 'abc',
	fetchedAt: '2026-11-21T00:00:00.000Z',
	requests: [{ path: '/api/events/DEMO', etag: '"1"' }],
	counts: [1, 2],
	items: [
		{ id: 'a', title: 'One' },
		{ id: 'b', title: 'Two' },
	],
	quarantine: [{ list: 'events', id: 'c', field: 'title', reason: 'blank' }],
	warnings: [],
};
const file = () => join(dir, 'lists/events.json');

test('what is written is read', async () => {
	await writeSnapshot(dir, 'events', content);
	const snapshot = await readSnapshot(dir, 'events');
	expect(snapshot).toMatchObject({ ...content, count: 2 });
	expect(snapshot?.sha256).toMatch(/^[\da-f]{64}$/);
});

test.each<[string, (text: string) => string]>([
	['cut off', (text) => text.slice(0, -40)],
	['empty', () => ''],
	['edited', (text) => text.replace('One', 'Uno')],
	['a record short', (text) => text.replace('{"id":"a","title":"One"},', '')],
	['of another form', (text) => text.replace('"readers"', '"reader"')],
	['null', () => 'null'],
	['a list', () => '[]'],
])('a file that is %s is none', async (_, damage) => {
	await writeSnapshot(dir, 'events', content);
	const text = readFileSync(file(), 'utf8');
	expect(damage(text)).not.toBe(text);
	writeFileSync(file(), damage(text));
	expect(await readSnapshot(dir, 'events')).toBeNull();
});

test('a missing file is none', async () => {
	expect(await readSnapshot(dir, 'events')).toBeNull();
	expect(await readPullInfo(dir)).toBeNull();
});

test('what a pull says of itself', async () => {
	const info = {
		pulledAt: '2026-11-21T00:00:00.000Z',
		today: '2026-11-21',
		settings: { SCHOOL_CODE: 'DEMO' },
		files: { 'forms/a.pdf': 4711 },
		lists: { events: { count: 0, fetchedAt: null, stale: { since: null, reason: 'down' } } },
	};
	await writeFile(join(dir, 'pull.json'), JSON.stringify(info));
	expect(await readPullInfo(dir)).toEqual(info);
	await writeFile(join(dir, 'pull.json'), JSON.stringify({ ...info, today: 'today' }));
	expect(await readPullInfo(dir)).toBeNull();
});
