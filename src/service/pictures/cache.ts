import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { pictureSchema } from '#service/records.ts';
import { readJson } from './stored.ts';

const entrySchema = pictureSchema.omit({ uses: true }).extend({ etag: z.string().nullable() });

/** What an address has led to: the photograph's measure, and the validator to ask with the next time. */
export type Entry = z.infer<typeof entrySchema>;

/** Variants by name, and entries by address. Several pulls may share it, and it may be deleted at any time. */
export interface Cache {
	has(file: string): boolean;
	put(file: string, bytes: Buffer): Promise<void>;
	/** Copies a variant to a place of its own, whole or not at all. */
	copy(file: string, to: string): Promise<void>;
	/** null when the address is not known. */
	find(url: string): Promise<Entry | null>;
	save(url: string, entry: Entry): Promise<void>;
}

/** Opens the cache in a folder, which is made where there is none. */
export async function openCache(dir: string): Promise<Cache> {
	const [files, entries] = [join(dir, 'files'), join(dir, 'entries')];
	await Promise.all([files, entries].map((folder) => mkdir(folder, { recursive: true })));
	const held = new Set(await readdir(files));
	const write = (file: string, data: string | Buffer) =>
		writeFileAtomic(file, data, { fsync: false });
	const entryFile = (url: string) =>
		join(entries, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`);
	return {
		has: (file) => held.has(file),
		async put(file, bytes) {
			await write(join(files, file), bytes);
			held.add(file);
		},
		async copy(file, to) {
			await copyFile(join(files, file), `${to}.part`);
			await rename(`${to}.part`, to);
		},
		find: async (url) => entrySchema.safeParse(await readJson(entryFile(url))).data ?? null,
		save: (url, entry) => write(entryFile(url), JSON.stringify(entry)),
	};
}
