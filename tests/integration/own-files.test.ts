import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#lib/settings.ts';
import { measureFiles } from '#service/own-files.ts';
import { pull } from '#service/pull.ts';
import { readPullInfo } from '#service/snapshot.ts';
import { QUICK, startService, TODAY, temporaryDir } from './pull-helpers.ts';

const sizeOf = async (url: string) => (await (await fetch(url)).arrayBuffer()).byteLength;

describe('the school’s own files', () => {
	test('get the size that the host tells, in bytes', async () => {
		const { filesUrl } = await startService();
		const { sizes, dead } = await measureFiles(filesUrl, ['transport/Bus Form.pdf', 'a/b.mp4'], {});
		expect(sizes).toEqual({
			'a/b.mp4': await sizeOf(`${filesUrl}/a/b.mp4`),
			'transport/Bus Form.pdf': await sizeOf(`${filesUrl}/transport/Bus%20Form.pdf`),
		});
		expect(dead).toEqual([]);
	});

	test('a file that is not there is named, and keeps the size that was known', async () => {
		const { filesUrl } = await startService();
		const known = { 'forms/404.pdf': 4711 };
		const { sizes, dead } = await measureFiles(filesUrl, ['a.pdf', 'forms/404.pdf'], known);
		expect(sizes).toMatchObject(known);
		expect(dead).toEqual([
			{
				file: 'forms/404.pdf',
				reason: 'answers 404 (Not Found): correct the link or add the file',
			},
		]);
	});

	test('a passing fault is tried again', async () => {
		const { filesUrl, fault } = await startService();
		fault('/files/b.pdf', '503', 1);
		const { sizes, dead } = await measureFiles(filesUrl, ['a.pdf', 'b.pdf'], {});
		expect(dead).toEqual([]);
		expect(Object.keys(sizes)).toEqual(['a.pdf', 'b.pdf']);
	});

	test('a host that cannot be reached is asked for one file, and all known sizes stay', async () => {
		const { filesUrl, close } = await startService();
		await close();
		const known = { 'a.pdf': 1, 'b.pdf': 2 };
		const { sizes, dead } = await measureFiles(filesUrl, ['a.pdf', 'b.pdf', 'c.pdf'], known);
		expect(sizes).toEqual(known);
		expect(dead).toHaveLength(1);
		expect(dead[0]?.reason).toContain('check FILES_URL');
	});

	test('of another host are measured anew: sizes of the first do not stand in', async () => {
		const { url, filesUrl } = await startService();
		const other = await startService();
		const dir = temporaryDir();
		const pullWith = (FILES_URL: string) => {
			const settings = readSettings({ CONTENT_SERVICE_URL: url, SCHOOL_CODE: 'DEMO', FILES_URL });
			return pull({ settings, dir, today: TODAY, policy: QUICK, files: ['good.pdf'] });
		};
		await pullWith(filesUrl);
		const first = (await readPullInfo(dir))?.files;
		expect(first?.['good.pdf']).toBeGreaterThan(0);
		other.fault('good.pdf', '404');
		await pullWith(other.filesUrl);
		expect((await readPullInfo(dir))?.files).toEqual({});
		await pullWith(filesUrl);
		expect((await readPullInfo(dir))?.files).toEqual(first);
	});

	test('a pull keeps the sizes in pull.json and names dead links in its report', async () => {
		const { url, filesUrl } = await startService();
		const dir = temporaryDir();
		const settings = readSettings({
			CONTENT_SERVICE_URL: url,
			SCHOOL_CODE: 'DEMO',
			FILES_URL: filesUrl,
		});
		const files = ['good.pdf', 'lost-404.pdf'];
		const report = await pull({ settings, dir, today: TODAY, policy: QUICK, files });
		expect(report.deadFiles.map(({ file }) => file)).toEqual(['lost-404.pdf']);
		expect((await readPullInfo(dir))?.files).toEqual({
			'good.pdf': await sizeOf(`${filesUrl}/good.pdf`),
		});
		expect(readFileSync(join(dir, 'report.md'), 'utf8')).toMatch(
			/## Links to files that are not there\n\n- lost-404\.pdf: answers 404/,
		);
	});
});
