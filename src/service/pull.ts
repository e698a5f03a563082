import { join } from 'node:path';
import { dateInKolkata } from '#lib/dates.ts';
import { publicSettings, type Settings } from '#lib/settings.ts';
import { readersDigest } from './digest.ts';
import { readDate } from './fields/date.ts';
import { quote } from './fields/text.ts';
import { createClient, type HttpPolicy } from './http.ts';
import { readLastGood } from './last-good.ts';
import { lists } from './lists.ts';
import { knownSizes, measureFiles } from './own-files.ts';
import { type Lists, neededPictures, type OwnPictures } from './pictures/needed.ts';
import { pullPictures } from './pictures/pull-pictures.ts';
import { readLists } from './read-lists.ts';
import type { PullInfo } from './records.ts';
import { makeReport, type PullReport } from './report.ts';
import { reportMarkdown } from './report-text.ts';
import type { Result } from './settle.ts';
import { readPullInfo, writeFile, writeSnapshot } from './snapshot.ts';

export interface PullOptions {
	settings: Settings;
	/** Folder of the snapshot, e.g. '.content'. */
	dir: string;
	/** `YYYY-MM-DD`; the day in Asia/Kolkata when left out. */
	today?: string | undefined;
	/** Whether a list that was never read may be empty. */
	allowMissing?: boolean | undefined;
	/** Names of the lists that may suddenly be shorter. */
	acceptShrink?: readonly string[] | undefined;
	/** The school's own files that pages link to: paths below `FILES_URL`, or https addresses. */
	files?: readonly string[] | undefined;
	/** The pictures that pages show; the snapshot keeps those that it has when left out. */
	pictures?: PullPictures | undefined;
	policy?: Partial<HttpPolicy> | undefined;
	/** Gets a line for each list that is done. */
	progress?: ((line: string) => void) | undefined;
}

export interface PullPictures {
	own: OwnPictures;
	/** Folder in which pictures are kept from one pull to the next, e.g. '.cache/pictures'. */
	cache: string;
	/** Whether the hosts are asked again for pictures that are already there. */
	refresh?: boolean | undefined;
}

/**
 * Reads every list of the content service into the snapshot (design 1, 4). A list that cannot be read keeps its last
 * good content, which the report and `pull.json` say.
 * @returns what has changed and what was wrong; also written as `report.json` and `report.md`
 * @throws Error when a list cannot be read and has no last good content, naming URL, status and what to do, after all
 * lists were tried; or when an option makes no sense
 */
export async function pull(options: PullOptions): Promise<PullReport> {
	const { settings, dir, allowMissing = false, policy = {}, progress } = options;
	const now = new Date();
	const when = {
		pulledAt: now.toISOString(),
		today: readToday(options.today) ?? dateInKolkata(now),
	};
	const acceptShrink = readListNames(options.acceptShrink ?? []);
	const source = { url: settings.CONTENT_SERVICE_URL, code: settings.SCHOOL_CODE };
	const lastGood = await readLastGood(dir, source);

	const results = await readLists({
		client: createClient(source.url, settings.CONTENT_SERVICE_TOKEN, policy),
		terms: { source, lastGood, readers: readersDigest(), now: when.pulledAt, acceptShrink },
		onDone: (result) => progress?.(progressLine(result)),
	});
	const missing = results.filter(isMissing);
	const written = results.filter((result) => !result.stale || (allowMissing && isMissing(result)));
	for (const { name, snapshot } of written) await writeSnapshot(dir, name, snapshot);
	if (missing.length > 0 && !allowMissing) throw new Error(missingText(missing));

	const host = settings.FILES_URL;
	const known = knownSizes(host, await readPullInfo(dir));
	const files = await measureFiles(host, options.files ?? [], known);
	const broken = await bringPictures(options, results);
	const report = makeReport(when, results, lastGood, files.dead, broken);
	await writeFile(join(dir, 'report.json'), JSON.stringify(report, null, '\t'));
	await writeFile(join(dir, 'report.md'), reportMarkdown(report));
	const info: PullInfo = {
		...when,
		settings: { ...publicSettings(settings) },
		files: files.sizes,
		lists: statesOf(results),
	};
	// Last, so that it speaks of nothing that is not there.
	await writeFile(join(dir, 'pull.json'), JSON.stringify(info, null, '\t'));
	return report;
}

async function bringPictures(
	{ settings, dir, pictures, policy = {}, progress = () => {} }: PullOptions,
	results: readonly Result[],
) {
	if (!pictures) return [];
	const records = results.map(({ name, snapshot }) => [name, snapshot.items]);
	const lists: Lists = Object.fromEntries(records);
	const { own, cache, refresh = false } = pictures;
	const needed = neededPictures(lists, own, settings);
	const hosts = [settings.CONTENT_SERVICE_URL, settings.FILES_URL];
	return pullPictures(needed, { dir, cache, refresh, policy, hosts, progress });
}

function readToday(text: string | undefined): string | undefined {
	if (text === undefined || (text.length === 10 && readDate(text) === text)) return text;
	throw new Error(`--today is ${quote(text)}: give a day such as 2026-11-21.`);
}

function readListNames(names: readonly string[]): ReadonlySet<string> {
	for (const name of names) {
		if (!Object.hasOwn(lists, name)) {
			const known = Object.keys(lists).join(', ');
			throw new Error(
				`--accept-shrink names ${quote(name)}, which is no list. The lists are ${known}.`,
			);
		}
	}
	return new Set(names);
}

/** Whether a list could not be read and never was. */
const isMissing = ({ snapshot }: Result) => snapshot.fetchedAt === null;

function statesOf(results: readonly Result[]): PullInfo['lists'] {
	const states = results.map(({ name, snapshot, stale }) => [
		name,
		{ count: snapshot.items.length, fetchedAt: snapshot.fetchedAt, stale },
	]);
	return Object.fromEntries(states);
}

function progressLine({ name, snapshot, stale, isUnchanged }: Result): string {
	if (stale) return `${name}: ${stale.reason}`;
	return `${name}: ${snapshot.items.length}${isUnchanged ? ', unchanged' : ''}`;
}

/** One line for each fault, with the lists that it keeps from the site. */
function missingText(missing: readonly Result[]): string {
	const byReason = Map.groupBy(missing, ({ stale }) => stale?.reason ?? '');
	const lines = [...byReason].map(
		([reason, results]) => `  ${results.map(({ name }) => name).join(', ')}: ${reason}`,
	);
	return [
		'The content service cannot be read, and there is no earlier content to show instead.',
		...lines,
		'Mend this and run it again; --allow-missing goes on without these lists.',
	].join('\n');
}
