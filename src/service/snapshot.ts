import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import type { ListName, RecordOf } from './lists.ts';
import { type PullInfo, pullInfoSchema } from './records.ts';

const noteSchema = z.object({
	list: z.string(),
	id: z.string(),
	field: z.string(),
	reason: z.string(),
});

const snapshotSchema = z.object({
	/** Content of another service or school is none. */
	source: z.object({ url: z.string(), code: z.string() }),
	/** Digest of the code that read it: other code reads the service anew. */
	readers: z.string(),
	/** When the service last vouched for it; null for a list that was never read. */
	fetchedAt: z.iso.datetime().nullable(),
	/** The calls behind the list with their validators, which describe this file alone; `id` is a record's own. */
	requests: z.array(
		z.object({ path: z.string(), etag: z.string().nullable(), id: z.string().optional() }),
	),
	sha256: z.string(),
	count: z.number(),
	/** Counts of the last good readings, newest last. */
	counts: z.array(z.number()),
	items: z.array(z.unknown()),
	quarantine: z.array(noteSchema),
	warnings: z.array(noteSchema),
});

/** What the pull keeps of a list: `<dir>/lists/<name>.json` (design 1). */
export type Snapshot<T = { id: string }> = Omit<z.infer<typeof snapshotSchema>, 'items'> & {
	items: T[];
};
/** A snapshot without what writing adds. */
export type SnapshotContent = Omit<Snapshot, 'sha256' | 'count'>;
export type StoredRequest = Snapshot['requests'][number];

const hashOf = (items: unknown[]) =>
	createHash('sha256').update(JSON.stringify(items)).digest('hex');
const listFile = (dir: string, list: ListName) => join(dir, 'lists', `${list}.json`);

/**
 * The snapshot of a list.
 * @param dir folder of the snapshot, e.g. '.content'
 * @returns null when there is none, or it is not intact: cut off, edited, or of another form
 */
export async function readSnapshot<Name extends ListName>(
	dir: string,
	list: Name,
): Promise<Snapshot<RecordOf<Name>> | null> {
	const snapshot = snapshotSchema.safeParse(await readJson(listFile(dir, list))).data;
	if (!snapshot || snapshot.sha256 !== hashOf(snapshot.items)) return null;
	return snapshot as Snapshot<RecordOf<Name>>;
}

/** Writes the snapshot of a list, whole or not at all. */
export async function writeSnapshot(
	dir: string,
	list: ListName,
	snapshot: SnapshotContent,
): Promise<void> {
	const { items } = snapshot;
	await writeFile(
		listFile(dir, list),
		JSON.stringify({ ...snapshot, sha256: hashOf(items), count: items.length }),
	);
}

/** What the last pull says of itself (`<dir>/pull.json`); null when there is none. */
export async function readPullInfo(dir: string): Promise<PullInfo | null> {
	return pullInfoSchema.safeParse(await readJson(join(dir, 'pull.json'))).data ?? null;
}

/** Writes a file of the snapshot, whole or not at all. */
export async function writeFile(file: string, text: string): Promise<void> {
	await mkdir(join(file, '..'), { recursive: true });
	await writeFileAtomic(file, text);
}

async function readJson(file: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(file, 'utf8'));
	} catch (error) {
		const isExpected =
			error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT';
		if (isExpected) return null;
		throw error;
	}
}
