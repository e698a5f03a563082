import type { HttpPolicy } from '#service/http.ts';
import type { ListName } from '#service/lists.ts';
import type { PullReport } from '#service/report.ts';
import { type FaultKind, startSampleService } from '../../scripts/sample-service/server.ts';
import {
	type CallName,
	callNames,
	calls,
	cellOf,
	LATE,
	type Mode,
	modes,
	ON_PAGES,
	QUICK,
} from './matrix-cells.ts';
import { laterHoldings, smallHoldings } from './matrix-holdings.ts';
import { type Mark, markOf, type Snapshots } from './matrix-marks.ts';
import { listNames, pullFrom, TODAY } from './pull-helpers.ts';
import { type Holdings, openStand, type Stand } from './stand.ts';

const policy: Partial<HttpPolicy> = {
	retries: 2,
	minDelay: 1,
	maxDelay: 2,
	maxRetryAfter: 5,
	maxSize: 2 ** 20,
};
// Long enough for a good answer of a busy machine, shorter than `slow` takes.
const late: Partial<HttpPolicy> = { ...policy, retries: 1, attemptTime: 1500, concurrency: 20 };

/** A stand whose service has changed since the last good snapshot, and what a good pull makes of that. */
async function openChanged() {
	const holdings = smallHoldings();
	const stand = await openStand(holdings);
	stand.hold(laterHoldings(holdings));
	const [last, good] = [stand.copy(), stand.copy()];
	await pullFrom(stand.service.url, good);
	return { ...stand, last, good };
}
type Changed = Stand & Snapshots;

/** By cell. */
type Marks = Map<string, Mark>;

/** Pulls with a fault on all calls of one half and writes down what came of each, and of the other half. */
async function strike(
	stand: Changed,
	fault: FaultKind,
	mode: Mode,
	half: 0 | 1,
	struck: CallName[],
	marks: Marks,
) {
	const { service } = stand;
	service.clearFaults();
	for (const name of struck)
		service.fault(calls[name].match, fault, mode === 'transient' ? 1 : undefined);
	const dir = stand.copy();
	const report = await pullFrom(service.url, dir, { policy: LATE.includes(fault) ? late : policy });
	const lists = Object.fromEntries(
		await Promise.all(
			listNames.map(async (list) => [list, await markOf(list, dir, report, stand)]),
		),
	) as Record<ListName, Mark>;
	for (const name of struck) {
		const found = new Set(calls[name].feeds.map((list) => lists[list]));
		marks.set(cellOf(fault, mode, name), [...found].join('; '));
	}
	const touched = new Set(struck.flatMap((name) => calls[name].feeds));
	const spoiled = listNames.filter((list) => !touched.has(list) && lists[list] !== 'r');
	if (spoiled.length > 0) marks.set(`${fault} ${mode} half ${half}: others`, spoiled.join(', '));
}

/** A service that is not there, for good or until the pull has asked for the first time. */
async function refuse(stand: Changed, marks: Marks) {
	const { service } = stand;
	const port = Number(new URL(service.url).port);
	const held = laterHoldings(smallHoldings());
	await service.close();
	const note = async (mode: Mode, pulled: Promise<PullReport>, dir: string) => {
		const report = await pulled;
		for (const name of callNames) {
			const found = calls[name].feeds.map((list) => markOf(list, dir, report, stand));
			marks.set(cellOf('refused', mode, name), [...new Set(await Promise.all(found))].join('; '));
		}
	};
	const [gone, late] = [stand.copy(), stand.copy()];
	await note('permanent', pullFrom(service.url, gone, { policy }), gone);
	const patient = { ...policy, retries: 100, minDelay: 20, maxDelay: 50 };
	const pulled = pullFrom(service.url, late, { policy: patient });
	// The pull reads the last good snapshot first: by now it has asked.
	await new Promise((resolve) => setTimeout(resolve, 300));
	const again = await startSampleService({ today: TODAY, items: 4, code: 'DEMO', port });
	for (const [name, list] of Object.entries(held)) again.change(name as keyof Holdings, () => list);
	await note('transient', pulled, late);
	await again.close();
}

/** Runs every cell of the matrix against sample services of its own. */
export async function runMatrix(): Promise<Marks> {
	const marks: Marks = new Map();
	const run = async (kinds: FaultKind[]) => {
		const stand = await openChanged();
		for (const fault of kinds) {
			for (const mode of modes) {
				for (const half of [0, 1] as const) {
					const struck = callNames.filter((name) => calls[name].half === half);
					await strike(stand, fault, mode, half, struck, marks);
				}
			}
		}
		return stand;
	};
	const pages = async (stand: Changed) => {
		for (const fault of ON_PAGES) {
			for (const mode of modes) await strike(stand, fault, mode, 1, ['events/all page 2'], marks);
		}
		return stand;
	};
	const quick = run(QUICK)
		.then(pages)
		.then(async (stand) => {
			await refuse(stand, marks);
			await stand.close().catch(() => {});
		});
	// These wait most of their time.
	const slow = LATE.map(async (kind) => (await run([kind])).close());
	await Promise.all([quick, ...slow]);
	return marks;
}
