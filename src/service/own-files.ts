import pLimit from 'p-limit';
import pRetry, { AbortError } from 'p-retry';
import { ownFileUrl } from '#lib/files.ts';
import type { PullInfo } from './records.ts';
import { statusText } from './service-error.ts';

/** What is known of the school's own files (static-pages 7): the sizes that links show, and the links that are dead. */
export interface OwnFiles {
	/** Bytes by file, as far as they are known. */
	sizes: Record<string, number>;
	dead: { file: string; reason: string }[];
}

/** Milliseconds for one answer: only its head is asked for. */
const TIME = 10_000;

/** The sizes that the last pull has measured, unless it asked another host. */
export const knownSizes = (base: string, last: PullInfo | null): OwnFiles['sizes'] =>
	last?.settings.FILES_URL === base ? last.files : {};

/**
 * Asks the file host for the size of each file, which tells at once whether the file is there.
 * @param base `FILES_URL`
 * @param files paths below it, or https addresses
 * @param known sizes of the last pull (`knownSizes`), which stand where the host does not answer
 * @returns never throws: a page without a size is better than no page
 */
export async function measureFiles(
	base: string,
	files: readonly string[],
	known: OwnFiles['sizes'],
): Promise<OwnFiles> {
	const limit = pLimit(8);
	const sizes: OwnFiles['sizes'] = {};
	const dead: OwnFiles['dead'] = [];
	const measure = async (file: string) => {
		const size = await sizeOf(ownFileUrl(base, file)).catch(({ message }: Error) => {
			dead.push({ file, reason: message });
			return known[file];
		});
		if (size) sizes[file] = size;
	};
	const [first, ...others] = files.toSorted();
	if (first) await measure(first);
	// A host that cannot be reached at all is asked once, not hundreds of times.
	const isDown = dead.some(({ reason }) => reason.startsWith(UNREACHABLE));
	if (isDown) return { sizes: known, dead };
	await Promise.all(others.map((file) => limit(measure, file)));
	return { sizes: sorted(sizes), dead: dead.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

const UNREACHABLE = 'the file host cannot be reached';

/** Bytes; null when the host does not say. */
function sizeOf(url: string): Promise<number | null> {
	const once = async () => {
		const signal = AbortSignal.timeout(TIME);
		const response = await fetch(url, { method: 'HEAD', signal }).catch(() => null);
		if (!response) throw new Error(`${UNREACHABLE}: check FILES_URL (${url})`);
		if (response.ok) return Number(response.headers.get('content-length')) || null;
		const fault = new Error(
			`answers ${statusText(response.status)}: correct the link or add the file`,
		);
		throw response.status < 500 ? new AbortError(fault) : fault;
	};
	return pRetry(once, { retries: 2, minTimeout: 300 });
}

const sorted = (sizes: OwnFiles['sizes']) =>
	Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)));
