import { readSettings, type Settings } from '#lib/settings.ts';
import { documentsIn, fileOf, type RawContent } from '#queries/page/library.ts';
import { pull } from '#service/pull.ts';
import { reportText } from '#service/report-text.ts';
import {
	type SampleService,
	type SampleServiceOptions,
	startSampleService,
} from '../sample-service/server.ts';
import { readOwnContent } from './own-content.ts';

/** Where the content comes from, and how it is pulled. */
export interface ContentOptions {
	/** Folder of the snapshot. */
	content: string;
	/** Whether the sample service stands in for the content service. */
	sample: boolean;
	/** `YYYY-MM-DD` to take for today; the day of the pull when left out. */
	today?: string;
	/** Whether a list that was never read may be empty. */
	allowMissing?: boolean;
	/** The lists that may suddenly be shorter. */
	acceptShrink?: string[];
	/** Pictures are fetched where the cache has none; all are asked for again, or none. */
	pictures?: 'refreshed' | 'none';
	/** What the sample service is told; its port is 4322 when left out, and any free one when it is taken. */
	service?: SampleServiceOptions;
	/** Public origin of a sample site. */
	siteUrl?: string;
}

/** A content service that can be read. */
export interface Source {
	settings: Settings;
	close(): Promise<void>;
}

/**
 * Gives the content service of the environment, or starts the sample one in this process, whose other settings are
 * the fallbacks whatever the environment holds (design 2).
 * @throws Error naming each setting that is missing or malformed
 */
export async function openSource(options: ContentOptions): Promise<Source> {
	if (!options.sample) return { settings: readSettings(process.env), close: async () => {} };
	const { today, siteUrl } = options;
	const service = { ...DEFAULTS, ...options.service, ...(today && { today }) };
	const { url, filesUrl, formUrl, close } = await startOnFreePort(service);
	const settings = readSettings({
		CONTENT_SERVICE_URL: url,
		SCHOOL_CODE: service.code,
		CONTENT_SERVICE_TOKEN: service.token,
		FILES_URL: filesUrl,
		ALUMNI_FORM_URL: formUrl,
		...(siteUrl && { SITE_URL: siteUrl }),
	});
	return { settings, close };
}

const DEFAULTS = { port: 4322, code: 'SAMPLE', token: '' };

async function startOnFreePort(options: SampleServiceOptions): Promise<SampleService> {
	try {
		return await startSampleService(options);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
		return startSampleService({ ...options, port: 0 });
	}
}

/**
 * Pulls the content into the snapshot and prints what changed (design 1, step 1).
 * @throws Error when a list cannot be read and has no last good content
 */
export async function pullContent({ settings }: Source, options: ContentOptions): Promise<void> {
	const { content: dir, today, allowMissing, acceptShrink } = options;
	const progress = showProgress;
	console.log(`Reading the content service at ${settings.CONTENT_SERVICE_URL} …`);
	// First, so that a mistake in the school's own pages is told at once.
	const own = await readOwnContent();
	const files = linkedFiles(own);
	const pictures = options.pictures !== 'none' && {
		own,
		cache: process.env.PICTURE_CACHE || '.cache/pictures',
		refresh: options.pictures === 'refreshed',
	};
	const report = await pull({
		settings,
		dir,
		today,
		allowMissing,
		acceptShrink,
		files,
		...(pictures && { pictures }),
		progress,
	});
	showProgress('');
	console.log(reportText(report));
}

/** The documents and videos that pages link to, whose sizes the pull asks for. */
function linkedFiles({ documents, videos }: RawContent): string[] {
	const files = [
		...[...documents.values()].flatMap(({ folder, ...list }) =>
			documentsIn(list).map(({ file }) => fileOf(file, folder)),
		),
		...[...videos.values()].flatMap((list) => list.videos.map(({ file }) => file)),
	];
	// Pages of other sites have no size to show.
	return files.filter((file) => !file.startsWith('https:'));
}

/** On a terminal each line takes the place of the one before; elsewhere, in a log, they stand below each other. */
function showProgress(line: string): void {
	const { isTTY, columns } = process.stdout;
	if (isTTY) process.stdout.write(`\r\x1b[K${line.slice(0, columns - 1)}`);
	else if (line) console.log(line);
}
