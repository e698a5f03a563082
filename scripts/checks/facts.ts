import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
	const texts = await Promise.all([textIn(content), textIn('src/content')]);
	return {
		schoolName: school.name,
		routes: [...routePaths],
		token,
		source: texts.join('\n'),
	};
}

/** The text of every file of a folder, white space folded; '' when there is no such folder. */
async function textIn(dir: string): Promise<string> {
	if (!existsSync(dir)) return '';
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const texts = entries
		.filter((entry) => entry.isFile() && /\.(json|md|yaml)$/.test(entry.name))
		.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8'));
	return (await Promise.all(texts)).join('\n').replace(/\s+/g, ' ');
}
