import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDoor } from './release/rehearsal/door.ts';
import { setStage } from './release/rehearsal/stage.ts';
import { expectThat, watch } from './release/rehearsal/watch.ts';
import { startSampleService } from './sample-service/server.ts';
import { command } from './steps/process.ts';

const DIR = '.cache/rehearsal';
const CANARY = 'canary-2718-2818';
const DAY = '2026-11-21';
const NEXT_DAY = '2026-11-22';
/** The moments at which a release is ended, by the beginnings of its lines. */
const MOMENTS = ['Reading the content', 'Building the site', 'Checking it', 'Copying', 'Switching'];

const circular = (number: number, title: string) => ({
	_id: `rehearsal-${number}`,
	title,
	fromDate: `${DAY}T04:00:00.000Z`,
	description: `<p>${title}.</p>`,
});

interface Row {
	'what happens': string;
	'what the release does': string;
	'what visitors meet': string;
}

/**
 * Rehearses the whole path from the content service to visitors on this machine: with the sample service, a copy of the
 * repository and a host folder, all below `.cache/rehearsal`.
 * @returns what it has shown, step by step
 * @throws Error naming the first expectation that is not met
 */
export async function rehearse(): Promise<Row[]> {
	const service = await startSampleService({ today: DAY, items: 24, token: CANARY });
	const door = await openDoor(service.url, 4463);
	const stage = setStage(DIR, {
		CONTENT_SERVICE_URL: door.url,
		SCHOOL_CODE: 'SAMPLE',
		CONTENT_SERVICE_TOKEN: CANARY,
		FILES_URL: `${door.url}/files`,
		SITE_URL: 'https://rehearsal.example.org',
	});
	const { says, meets, same } = watch(stage);
	const rows: Row[] = [];
	const show = (...[happens, does, meet]: [string, string, string]) => {
		rows.push({
			'what happens': happens,
			'what the release does': does,
			'what visitors meet': meet,
		});
		console.log(`${happens}: ${does}; visitors meet ${meet}`);
	};
	const run = (day = DAY, killAt?: string) => stage.release(['--today', day], killAt);

	says('The first release', await run(), /^## Published$/m);
	await meets('/', 'Content as of 21 Nov 2026.');
	const first = await stage.live();
	show('the first release', 'publishes it', 'the site');

	const asked = door.answers.length;
	says('A second run', await run(), /^## Nothing to publish$/m);
	const answers = door.answers.slice(asked);
	const calls = answers.filter(({ path }) => isCall(path));
	expectThat(
		calls.length > 0 && calls.every(({ status }) => status === 304),
		'A second run must be answered with 304 alone.',
	);
	const pictures = answers.filter(({ method, path }) => method === 'GET' && !isCall(path));
	const fetched = pictures.filter(({ status }) => status === 200);
	expectThat(
		fetched.length === 0,
		`A second run must fetch no picture, and fetched ${fetched[0]?.path}.`,
	);
	await same(first.fingerprint);
	show('nothing has changed', `asks ${calls.length} times, all 304; publishes nothing`, 'the same');

	door.circulars = (list) => [circular(1, 'A circular of the rehearsal'), ...list];
	says('A new circular', await run(), /^## New: 1$/m);
	await meets('/Circular/rehearsal-1', 'A circular of the rehearsal');
	const changed = await stage.live();
	show('the office adds a circular', 'publishes it', 'the circular');

	const page = join(stage.site, 'src/content/pages/PaymentFees.md');
	const written = readFileSync(page, 'utf8');
	for (const [what, mistake] of [
		['a page names a table that is not there', '\n\n{{table not-there}}\n'],
		['a page links to nothing', '\n\n[Nothing](/Nothing-at-all)\n'],
	] as const) {
		appendFileSync(page, mistake);
		const refused = await run();
		says(what, refused, /^## Not published$/m);
		expectThat(refused.summary.includes('PaymentFees'), 'The summary must name the page.');
		writeFileSync(page, written);
		await same(changed.fingerprint);
		show(what, 'refuses it, and says where', 'the same');
	}

	const [content, kept] = [join(stage.site, '.content'), join(stage.site, '.content-kept')];
	renameSync(content, kept);
	door.isShut = true;
	says('A service that is gone', await run(), /^## Not published$/m);
	door.isShut = false;
	await same(changed.fingerprint);
	show('the service and the cache are gone', 'refuses an empty site', 'the same');

	const { circulars } = door;
	door.circulars = () => [];
	rmSync(content, { recursive: true, force: true });
	renameSync(kept, content);
	says('An emptied list', await run(), /^## Not refreshed: 1$/m);
	await meets('/Circular/rehearsal-1', 'Not all of it could be refreshed: circulars of');
	show('the service empties a list', 'keeps the last good one', 'it, and a word in the footer');

	door.circulars = (list) => [circular(2, 'Another circular'), ...(circulars?.(list) ?? [])];
	for (const moment of MOMENTS) {
		const before = await stage.live();
		const { code } = await run(DAY, moment);
		expectThat(code === null, `A release must be ended at “${moment} …”, and was not.`);
		const after = await stage.live();
		const isFormer = after.fingerprint === before.fingerprint;
		if (!isFormer) await meets('/Circular/rehearsal-2', 'Another circular');
		show(`it is killed at “${moment} …”`, 'stops', isFormer ? 'the same' : 'the new release');
	}
	says('The run after that', await run(), /^## (Published|Nothing to publish)$/m);
	await meets('/Circular/rehearsal-2', 'Another circular');
	show('it runs again', 'brings the change', 'the other circular');

	says('The next day', await run(NEXT_DAY), /^## Published$/m);
	await meets('/', 'Content as of 22 Nov 2026.');
	show('a day passes', 'publishes the new date', 'the site as of that day');

	const isTold = [CANARY, Buffer.from(CANARY).toString('base64').slice(0, -2)].some((form) =>
		stage.everything().includes(form),
	);
	expectThat(!isTold, 'The secret stands in something that was printed or written.');
	show('its secret is looked for', 'has neither printed nor written it', 'nothing of it');

	await Promise.all([door.close(), service.close()]);
	return rows;
}

/** Whether a path is a call for content, not a file. */
const isCall = (path: string) => /^\/api\/(?!image\/)/.test(path);

if (import.meta.main) {
	await command(async () => {
		console.table(await rehearse());
		console.log('The release path holds.');
	});
}
