import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#lib/settings.ts';
import type { OwnPictures } from '#service/pictures/needed.ts';
import { readPictures, variantsFor } from '#service/pictures/stored.ts';
import type { PullPictures } from '#service/pull.ts';
import { reportText } from '#service/report-text.ts';
import type { FaultKind, SampleService } from '../../scripts/sample-service/server.ts';
import { pullFrom, startService, startStub, temporaryDir } from './pull-helpers.ts';

/** Long enough for painting on a machine that does much else. */
const TIME = 120_000;

const gallery = (...names: string[]): OwnPictures => ({
	galleries: new Map([
		['sports', { pictures: names.map((name) => ({ file: `pictures/${name}` })) }],
	]),
	videos: new Map(),
});

/** Pulls lists from one service, the school's own pictures from the sample service. */
function pullPictures(
	url: string,
	{ filesUrl }: SampleService,
	dir: string,
	pictures: PullPictures,
) {
	const settings = readSettings({
		CONTENT_SERVICE_URL: url,
		SCHOOL_CODE: 'DEMO',
		FILES_URL: filesUrl,
	});
	return pullFrom(url, dir, { settings, pictures });
}

const startEmpty = () => startStub(() => undefined);

/** The pictures that were asked for so far. */
const asked = ({ requests }: SampleService) =>
	requests.filter(({ method, path }) => method === 'GET' && /^\/(api\/image|files)\//.test(path));
const addressesOf = (service: SampleService) =>
	asked(service).map(({ path }) => service.url + path);

/** Every file below a folder with the time at which it was written. */
const timesOf = (dir: string) =>
	readdirSync(dir, { recursive: true, encoding: 'utf8' })
		.map((file) => [file, statSync(join(dir, file))] as const)
		.filter(([, stats]) => stats.isFile())
		.map(([file, { mtimeMs }]) => `${file} ${mtimeMs}`)
		.sort();

test(
	'photographs are fetched once and encoded once',
	async () => {
		const service = await startService({ items: 3 });
		const [dir, cache] = [temporaryDir(), temporaryDir()];
		const own = gallery('a.jpg', 'b.jpg');
		const report = await pullPictures(service.url, service, dir, { own, cache });

		const stored = await readPictures(dir);
		const broken = report.brokenPictures.map(({ url }) => url);
		const first = addressesOf(service);
		expect(new Set(first).size).toBe(first.length);
		expect([...Object.keys(stored), ...broken].sort()).toEqual(first.toSorted());
		expect(Object.keys(stored).length).toBeGreaterThan(20);
		const files = Object.values(stored).flatMap((picture) => variantsFor(picture, picture.uses));
		// The same photograph stands at several addresses.
		const names = new Set(files.map(({ file }) => file));
		expect(names.size).toBeLessThan(files.length);
		expect(new Set(readdirSync(join(dir, 'pictures')))).toEqual(names);
		for (const { file, width } of files) {
			const found = await sharp(join(dir, 'pictures', file)).metadata();
			expect(found).toMatchObject({ width, format: 'webp' });
		}

		const before = [timesOf(join(dir, 'pictures')), timesOf(cache)];
		const index = readFileSync(join(dir, 'pictures.json'));
		const again = await pullPictures(service.url, service, dir, { own, cache });
		// Only what could not be shown may have been mended meanwhile.
		expect(addressesOf(service).slice(first.length).sort()).toEqual(broken);
		expect([timesOf(join(dir, 'pictures')), timesOf(cache)]).toEqual(before);
		expect(readFileSync(join(dir, 'pictures.json'))).toEqual(index);
		expect(again.brokenPictures).toEqual(report.brokenPictures);

		const other = temporaryDir();
		await pullPictures(service.url, service, other, { own, cache });
		expect(readFileSync(join(other, 'pictures.json'))).toEqual(index);
		expect(timesOf(cache)).toEqual(before[1]);

		rmSync(cache, { recursive: true });
		const asking = asked(service).length;
		await pullPictures(service.url, service, other, { own, cache });
		expect(addressesOf(service).slice(asking).sort()).toEqual(broken);
	},
	TIME,
);

describe('a picture that cannot be shown is named and left out', () => {
	const faults: [string, FaultKind | null, string][] = [
		['absent.jpg', '404', 'answers 404 (Not Found)'],
		['failing.jpg', '500', 'answers 500 (Internal Server Error)'],
		['cut.jpg', 'reset', 'cannot be reached'],
		['page.jpg', 'html', 'is not a picture'],
		['empty.jpg', 'empty-body', 'is not a picture'],
		['huge.jpg', 'oversize', 'is larger than 25 MB: upload a smaller one'],
		['half.jpg', 'truncated-json', 'is damaged: upload it again'],
		['text.txt', null, 'is not a picture'],
	];

	test(
		'until it is mended',
		async () => {
			const [service, empty] = [await startService(), await startEmpty()];
			const [dir, cache] = [temporaryDir(), temporaryDir()];
			const own = gallery('good.jpg', ...faults.map(([name]) => name));
			for (const [name, kind] of faults) if (kind) service.fault(`/${name}`, kind);
			const report = await pullPictures(empty, service, dir, { own, cache });

			const address = (name: string) => `${service.filesUrl}/pictures/${name}`;
			const reasons = new Map(report.brokenPictures.map(({ url, reason }) => [url, reason]));
			expect(Object.fromEntries(reasons)).toEqual(
				Object.fromEntries(faults.map(([name, , reason]) => [address(name), reason])),
			);
			expect(Object.keys(await readPictures(dir))).toEqual([address('good.jpg')]);
			const line = `${address('absent.jpg')} answers 404 (Not Found)`;
			expect(reportText(report)).toContain(`\nPictures that cannot be shown\n  ${line}`);
			expect(readFileSync(join(dir, 'report.md'), 'utf8')).toContain(
				'## Pictures that cannot be shown',
			);

			service.clearFaults();
			const mended = await pullPictures(empty, service, dir, { own, cache });
			expect(mended.brokenPictures).toEqual([
				{ url: address('text.txt'), reason: 'is not a picture' },
			]);
			expect(Object.keys(await readPictures(dir))).toHaveLength(faults.length);
		},
		TIME,
	);

	test(
		'and a host that always fails is not asked for all of them',
		async () => {
			const [service, empty] = [await startService(), await startEmpty()];
			const names = Array.from({ length: 60 }, (_, index) => `${index}.jpg`);
			service.fault('/files/', '503');
			const { brokenPictures } = await pullPictures(empty, service, temporaryDir(), {
				own: gallery(...names),
				cache: temporaryDir(),
			});
			expect(brokenPictures).toHaveLength(60);
			expect(brokenPictures.map(({ reason }) => reason)).toContain(
				`was not asked for: ${new URL(service.url).host} fails`,
			);
			expect(new Set(addressesOf(service)).size).toBeLessThan(40);
		},
		TIME,
	);
});

describe('when pictures are asked for again', () => {
	test(
		'those that are unchanged are not sent, and what fails for the moment stays',
		async () => {
			const [service, empty] = [await startService(), await startEmpty()];
			const [dir, cache] = [temporaryDir(), temporaryDir()];
			const own = gallery('a.jpg', 'b.jpg');
			await pullPictures(empty, service, dir, { own, cache });
			const [before, index] = [timesOf(cache), readFileSync(join(dir, 'pictures.json'))];

			await pullPictures(empty, service, dir, { own, cache, refresh: true });
			expect(
				asked(service)
					.slice(2)
					.map(({ status }) => status),
			).toEqual([304, 304]);
			expect(timesOf(cache)).toEqual(before);

			service.fault('/files/', '500');
			const report = await pullPictures(empty, service, dir, { own, cache, refresh: true });
			expect(report.brokenPictures).toEqual([]);
			expect(readFileSync(join(dir, 'pictures.json'))).toEqual(index);
		},
		TIME,
	);

	test(
		'those that are gone are named',
		async () => {
			const [service, empty] = [await startService(), await startEmpty()];
			const [dir, cache] = [temporaryDir(), temporaryDir()];
			const own = gallery('a.jpg', 'b.jpg');
			await pullPictures(empty, service, dir, { own, cache });
			service.fault('/b.jpg', '404');
			const report = await pullPictures(empty, service, dir, { own, cache, refresh: true });
			expect(report.brokenPictures).toHaveLength(1);
			expect(Object.keys(await readPictures(dir))).toHaveLength(1);
			expect(readdirSync(join(dir, 'pictures'))).toHaveLength(4);
		},
		TIME,
	);
});

test(
	'a pull without pictures leaves those of the snapshot as they are',
	async () => {
		const [service, empty] = [await startService(), await startEmpty()];
		const dir = temporaryDir();
		const pictures = { own: gallery('a.jpg'), cache: temporaryDir() };
		await pullPictures(empty, service, dir, pictures);
		const before = [readFileSync(join(dir, 'pictures.json')), timesOf(join(dir, 'pictures'))];
		await pullFrom(empty, dir);
		expect([readFileSync(join(dir, 'pictures.json')), timesOf(join(dir, 'pictures'))]).toEqual(
			before,
		);
	},
	TIME,
);

test(
	'what a pull had fetched when it was killed is not fetched again',
	async () => {
		const [service, empty] = [await startService(), await startEmpty()];
		const [dir, cache] = [temporaryDir(), temporaryDir()];
		const names = Array.from({ length: 30 }, (_, index) => `${index}.jpg`);
		const child = execFile(process.execPath, [
			resolve('tests/integration/pull-killed-child.ts'),
			...[empty, service.filesUrl, dir, cache],
			...names.map((name) => `pictures/${name}`),
		]);
		const killed = new Promise((end) => child.once('close', (_, signal) => end(signal)));
		const kept = () =>
			readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((file) =>
				file.endsWith('.json'),
			).length;
		while (kept() < 3 && child.exitCode === null) await wait(10);
		child.kill('SIGKILL');
		expect(await killed).toBe('SIGKILL');
		expect(await readPictures(dir)).toEqual({});

		const [asking, having] = [asked(service).length, kept()];
		await pullPictures(empty, service, dir, { own: gallery(...names), cache });
		expect(asked(service).length - asking).toBe(names.length - having);
		expect(Object.keys(await readPictures(dir))).toHaveLength(names.length);
		for (const file of readdirSync(join(dir, 'pictures'))) {
			await sharp(join(dir, 'pictures', file), { failOn: 'warning' })
				.raw()
				.toBuffer();
		}
	},
	TIME,
);
