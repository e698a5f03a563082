import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '../..');

/** What turns raw records into clean ones: our code, with that of `src/lib` that it names files with, and the parsers. */
const LIBRARIES = ['dompurify', 'jsdom', 'luxon', 'marked'];

/**
 * A digest of the code that reads records. Content that other code has read is no answer to "unchanged": it is read
 * anew. The whole folder counts, so that no file can be forgotten.
 */
export function readersDigest(): string {
	const hash = createHash('sha256');
	const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.ts'),
	);
	for (const file of [...files.toSorted(), '../lib/files.ts', '../lib/dates.ts']) {
		hash.update(`${file}\n`).update(readFileSync(join(here, file)));
	}
	const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	for (const library of LIBRARIES) hash.update(`${library} ${dependencies[library]}\n`);
	return hash.digest('hex').slice(0, 16);
}
