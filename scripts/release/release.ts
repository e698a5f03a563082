import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFreshness } from '#lib/freshness.ts';
import type { PullInfo } from '#service/records.ts';
import type { PullReport } from '#service/report.ts';
import { readPullInfo } from '#service/snapshot.ts';
import type { DeadLink } from './foreign-links.ts';
import type { Live } from './live-site.ts';
import { describeRelease, MANIFEST, type Manifest } from './manifest.ts';

/** The parts of a release, in their order. */
export type Stage = 'pull' | 'build' | 'publish';

export interface ReleaseJob {
	/** Folders of the snapshot and of the built site. */
	content: string;
	out: string;
	/** Whether lists may be missing, or older than what is live: the office has said so. */
	allowMissing: boolean;
	/** Asks the host what is live. */
	readLive(): Promise<Live>;
	/** Brings the snapshot up to date; `isFirst` at the first release of a day, which looks at every picture anew. */
	pull(isFirst: boolean): Promise<void>;
	/** Builds and checks the snapshot's site into `out`; throws when it is not fit. */
	build(): Promise<void>;
	/** Looks for dead links to other websites; left out when nobody asks for that. */
	findDeadLinks?(files: readonly string[]): Promise<DeadLink[]>;
	/** Puts `out` on the host; left out when that is done elsewhere, by what holds the keys of the host. */
	publish?(manifest: Manifest): Promise<void>;
	/** The day in Asia/Kolkata, e.g. '2026-11-21'. */
	today: string;
	log(line: string): void;
}

/** How a release has ended. */
export type Outcome = {
	live: Live;
	/** What the pull has done; null when it failed. */
	report: PullReport | null;
	/** Links to other websites, looked at with the first release of a day. */
	deadLinks: DeadLink[];
} & (
	| { kind: 'unchanged' }
	| { kind: 'published' | 'ready'; fresh: Manifest }
	| { kind: 'refused'; stage: Stage; reason: string }
);

/**
 * Takes the content of today to visitors: pulls, builds, checks, compares with what is live, and publishes only what is
 * fit and different. Whatever fails, what is live stays.
 *
 * A site that differs from the live one in the day of its footer alone is different: so the first release of a day is
 * always published, which keeps "Content as of …" true, and the later ones only when something has changed.
 * @returns never throws for a release that is refused
 */
export async function release(job: ReleaseJob): Promise<Outcome> {
	job.log('Asking what is live …');
	const live = await job.readLive();
	if (live.manifest === null) job.log(live.reason);
	let stage: Stage = 'pull';
	let report: PullReport | null = null;
	let deadLinks: DeadLink[] = [];
	const isFirst = live.manifest?.day !== job.today;
	try {
		await job.pull(isFirst);
		report = JSON.parse(await readFile(join(job.content, 'report.json'), 'utf8')) as PullReport;
		const pulled = (await readPullInfo(job.content)) as PullInfo;
		if (!job.allowMissing) refuseOlder(live.manifest, pulled);
		stage = 'build';
		await job.build();
		job.log('Comparing it with what is live …');
		const fresh = await writeManifest(job.out, pulled);
		if (isFirst) deadLinks = (await job.findDeadLinks?.(Object.keys(fresh.files))) ?? [];
		if (fresh.fingerprint === live.manifest?.fingerprint) {
			return { kind: 'unchanged', live, report, deadLinks };
		}
		stage = 'publish';
		await job.publish?.(fresh);
		return { kind: job.publish ? 'published' : 'ready', live, report, deadLinks, fresh };
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return { kind: 'refused', live, report, deadLinks, stage, reason };
	}
}

async function writeManifest(out: string, { today, lists }: PullInfo): Promise<Manifest> {
	const manifest = await describeRelease(out, {
		day: today,
		freshness: describeFreshness(today, lists),
		lists: Object.fromEntries(
			Object.entries(lists).map(([name, { fetchedAt }]) => [name, fetchedAt]),
		),
	});
	await writeFile(join(out, MANIFEST), JSON.stringify(manifest));
	return manifest;
}

/**
 * A snapshot that was restored from a while ago may stand in for a service that fails, but never take newer content
 * away from visitors.
 * @throws Error naming the lists that would go back
 */
function refuseOlder(live: Manifest | null, { lists }: PullInfo): void {
	const older = Object.entries(lists)
		.filter(([name, { stale }]) => stale && (stale.since ?? '') < (live?.lists[name] ?? ''))
		.map(([name]) => name);
	if (older.length === 0) return;
	throw new Error(
		`The service could not be read, and the content kept of ${older.join(', ')} is older than what is live. ` +
			'It is tried again with the next rebuild; --allow-missing publishes it all the same.',
	);
}
