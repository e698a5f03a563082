import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { parse } from 'yaml';
import { schoolSchema } from '#content/schemas/school.ts';
import { routePaths } from '#lib/routes.ts';
import type { Facts } from './site.ts';

/**
 * What the rules are told about the site beside its files.
 * @param content folder of the snapshot that it was built from
 * @param token secret of the content service, '' when there is none
 * @throws Error when src/content/school.yaml cannot be read
 */
export async function readFacts(content: string, token: string): Promise<Facts> {
	const school = schoolSchema.parse(parse(await readFile('src/content/school.yaml', 'utf8')));
	const [snapshot, own] = await Promise.all([filesIn(content), filesIn('src/content')]);
	return {
		schoolName: school.name,
		routes: [...routePaths],
		token,
		source: fold([...snapshot, ...own].map(({ text }) => text).join('\n')),
		entries: snapshot
			.filter(({ name }) => name.endsWith('.json'))
			.flatMap(({ text }) => shownIn(JSON.parse(text)))
			.join('\n'),
	};
}

/** The text files of a folder; none when there is no such folder. */
async function filesIn(dir: string): Promise<{ name: string; text: string }[]> {
	if (!existsSync(dir)) return [];
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile() && /\.(json|md|yaml)$/.test(entry.name))
		.map(async ({ name, parentPath }) => ({
			name,
			text: await readFile(join(parentPath, name), 'utf8'),
		}));
	return Promise.all(files);
}

const fold = (text: string) => text.replace(/\s+/g, ' ');

/** Every text in a value of the snapshot, as a reader is to see it: fields named …Html are markup. */
function shownIn(value: unknown, field = ''): string[] {
	if (typeof value === 'string') return [fold(field.endsWith('Html') ? plainText(value) : value)];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, held]) =>
		shownIn(held, Array.isArray(value) ? field : name),
	);
}

function plainText(html: string): string {
	const texts = (node: DefaultTreeAdapterTypes.Node): string[] =>
		'value' in node ? [node.value] : 'childNodes' in node ? node.childNodes.flatMap(texts) : [];
	return texts(parseFragment(html)).join('');
}
