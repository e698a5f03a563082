import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '#lib/settings.ts';
import { pull } from '#service/pull.ts';
import { readSnapshot } from '#service/snapshot.ts';
import { startSampleService } from '../../scripts/sample-service/server.ts';
import { renderSite } from '../../scripts/steps/site.ts';

const dir = mkdtempSync(join(tmpdir(), 'failing-service-'));
const content = join(dir, 'content');
const page = (name: string) => readFileSync(join(dir, 'dist', name), 'utf8');

describe('a list that fails after a good pull, and then a service that is gone', () => {
	beforeAll(async () => {
		const service = await startSampleService({ port: 0, today: '2026-11-21', items: 20 });
		const settings = readSettings({ CONTENT_SERVICE_URL: service.url, SCHOOL_CODE: 'SAMPLE' });
		const policy = { retries: 1, minDelay: 1, maxDelay: 1 };
		await pull({ settings, dir: content, today: '2026-11-20', policy });
		service.fault('/api/circular/', '500');
		await pull({ settings, dir: content, today: '2026-11-21', policy });
		await service.close();
		await renderSite(content, join(dir, 'dist'));
	}, 120_000);
	afterAll(() => rmSync(dir, { recursive: true, force: true }));

	test('the page still holds its last good content', async () => {
		const circulars = await readSnapshot(content, 'circulars');
		const current = (circulars?.items ?? []).filter((item) => item.date?.startsWith('2026'));
		expect(current.length).toBeGreaterThan(0);
		for (const { id } of current.slice(0, 12)) {
			expect(page('Circular.html')).toContain(`href="/Circular/${id}"`);
		}
	});

	test('the footer of every page says what could not be refreshed', () => {
		for (const name of ['index.html', 'Circular.html', 'News.html', '404.html']) {
			expect(page(name)).toMatch(
				/Not all of it could be refreshed: circulars of \d+ \w{3} \d{4}\./,
			);
		}
	});
});
