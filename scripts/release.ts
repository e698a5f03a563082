import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateInKolkata } from '#lib/dates.ts';
import type { Settings } from '#lib/settings.ts';
import { parsePage } from './checks/page.ts';
import { publishToFolder, readCurrent } from './release/folder.ts';
import { collectLinks, deadAmong } from './release/foreign-links.ts';
import { readLiveSite } from './release/live-site.ts';
import { type Outcome, type ReleaseJob, release } from './release/release.ts';
import { needsAttention, summaryMarkdown } from './release/summary.ts';
import { ignoreCommands, showSummary, writeOutputs } from './release/workflow.ts';
import { openSource, pullContent } from './steps/content.ts';
import { readOptions } from './steps/options.ts';
import { command } from './steps/process.ts';
import { buildSite } from './steps/site.ts';

/**
 * Reads the options of `release`: those of `build`; `--to FOLDER`, which publishes into a folder (without it, the site at
 * SITE_URL is compared with and `dist` is left ready for its host); `--links`, which follows the links to other websites
 * with the first release of a day.
 * @throws Error naming an option that is not understood, or SITE_URL when it is needed and missing
 */
function readJob(args: string[]): ReleaseJob {
	const { to, withLinks, others } = takeOwn(args);
	const options = readOptions(others);
	const { content, out, allowMissing = false } = options;
	let settings: Settings | undefined;
	return {
		content,
		out,
		allowMissing,
		today: options.today ?? dateInKolkata(new Date()),
		log: (line) => console.log(line),
		async pull(isFirst) {
			const source = await openSource(options);
			settings = source.settings;
			await pullContent(source, { ...(isFirst && { pictures: 'refreshed' }), ...options });
			await source.close();
		},
		build: () => buildSite({ content, out, token: settings?.CONTENT_SERVICE_TOKEN ?? '' }),
		...(withLinks && {
			async findDeadLinks(files) {
				console.log('Following the links to other websites …');
				const pages = files.filter((file) => file.endsWith('.html'));
				const { SITE_URL = '', FILES_URL = '', CONTENT_SERVICE_URL = '' } = settings ?? {};
				return deadAmong(
					await collectLinks(out, pages, [SITE_URL, FILES_URL, CONTENT_SERVICE_URL]),
				);
			},
		}),
		...(to
			? {
					readLive: () => readCurrent(to),
					publish: (manifest) => publishToFolder(out, to, manifest, console.log),
				}
			: { readLive: readLiveOf(process.env.SITE_URL) }),
	};
}

function takeOwn(args: string[]) {
	const at = args.indexOf('--to');
	const to = at < 0 ? '' : (args[at + 1] ?? '');
	if (at >= 0 && (!to || to.startsWith('--')))
		throw new Error('--to needs a folder to publish into.');
	const others = args.toSpliced(at, at < 0 ? 0 : 2).filter((arg) => arg !== '--links');
	return { to, withLinks: args.includes('--links'), others };
}

function readLiveOf(siteUrl = '') {
	if (siteUrl) return () => readLiveSite(siteUrl.replace(/\/+$/, ''));
	throw new Error(
		'SITE_URL is not set: it is the site to compare with. To publish into a folder, add --to FOLDER.',
	);
}

/** The title of a page without the name of the school. */
const titleIn = (out: string) => (file: string) => {
	const [title = file] = parsePage(file, readFileSync(join(out, file), 'utf8')).titles;
	return title.replace(/ \| [^|]*$/, '');
};

/** Tells the office, and the later steps of a workflow. */
function tell(outcome: Outcome, out: string): void {
	const summary = summaryMarkdown(outcome, titleIn(out));
	showSummary(summary);
	writeOutputs({
		publish: String(outcome.kind === 'ready'),
		attention: String(needsAttention(outcome)),
		summary,
	});
}

await command(async () => {
	const job = readJob(process.argv.slice(2));
	const heedAgain = ignoreCommands();
	const outcome = await release(job);
	tell(outcome, job.out);
	heedAgain();
	if (outcome.kind === 'refused') process.exitCode = 1;
});
