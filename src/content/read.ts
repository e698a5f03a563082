import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { type DataOf, type KindName, kinds } from './kinds.ts';
import { describeIssues } from './problems.ts';

/** One file of `src/content`. */
export interface Entry<T> {
	/** Its path below the folder of its kind, without ending: 'History', 'fee-structure'. */
	id: string;
	/** e.g. 'src/content/pages/History.md' */
	file: string;
	data: T;
	/** The Markdown below the head of a page, '' in a YAML file. */
	body: string;
}

/** A mistake in what the school wrote: one line for each, naming file, field and what is expected. */
export class ContentError extends Error {
	override name = 'ContentError';
	constructor(lines: readonly string[]) {
		super([...new Set(lines)].join('\n'));
	}
}

/**
 * Reads and checks every file of a kind, sorted by id (design 1: content that the school edits).
 * @param root folder of the content
 * @throws ContentError with a line for each mistake
 */
export async function readKind<Name extends KindName>(
	name: Name,
	root = 'src/content',
): Promise<Entry<DataOf<Name>>[]> {
	const { at } = kinds[name];
	const isFolder = !at.includes('.');
	const pattern = isFolder ? join(at, '**/*.{md,yaml}') : at;
	const found = (await Array.fromAsync(glob(pattern, { cwd: root }))).sort();
	const problems: string[] = [];
	const entries = await Promise.all(
		found.map(async (path) => {
			const file = join(root, path).replaceAll(sep, '/');
			const id = path.slice(isFolder ? at.length + 1 : 0).replace(/\.\w+$/, '');
			const { data, body, mistakes } = parseEntry(name, file, await readFile(file, 'utf8'));
			problems.push(...mistakes);
			return { id: id.replaceAll(sep, '/'), file, data: data as DataOf<Name>, body };
		}),
	);
	if (problems.length > 0) throw new ContentError(problems.sort());
	return entries;
}

/**
 * Reads one file's text.
 * @returns its data as the schema gives it, and the mistakes in it
 */
export function parseEntry(name: KindName, file: string, source: string) {
	const [, head, body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n?(.*)$/s.exec(source) ?? [];
	if (file.endsWith('.md') && head === undefined) {
		const message = `${file}: begin with a head between two lines of ---, with title and summary.`;
		return { data: undefined, body: '', mistakes: [message] };
	}
	const { schema } = kinds[name];
	try {
		const raw: unknown = parse(head ?? source) ?? {};
		const { data, error } = schema.safeParse(raw);
		const mistakes = error ? describeIssues(file, schema, raw, error.issues) : [];
		return { data, body, mistakes };
	} catch (error) {
		if (!(error instanceof YAMLParseError)) throw error;
		const [line = ''] = error.message.split('\n');
		return { data: undefined, body, mistakes: [`${file}: ${line.replace(/:$/, '')}.`] };
	}
}
