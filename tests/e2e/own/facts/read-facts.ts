import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { School } from '../../site.ts';
import { routesSchema, sharedSchema } from './schema.ts';

/** With what the site was built, e.g. `FILES_URL`. */
export type Settings = Record<string, string>;

/** The settings of the snapshot from which the site was built. */
export const settingsOf = ({ facts }: School): Settings =>
	JSON.parse(readFileSync(`${facts.content}/pull.json`, 'utf8')).settings;

const text = readFileSync('tests/fixtures/facts.yaml', 'utf8');

/**
 * What the specification says each information page must show, from tests/fixtures/facts.yaml.
 * @param settings and year fill in `$PORTAL_URL` and its like, and `$YEAR`
 * @returns `shared`: of every page its header and footer; `routes`: of each page its main part, by path
 * @throws ZodError when the file has another form than schema.ts
 */
export function readFacts(settings: Settings, year: number) {
	const values: Settings = { ...settings, YEAR: String(year) };
	const filled = text.replace(/\$([A-Z_]+)/g, (_, key) => values[key] ?? '');
	// Everything stays as it is written: 1.10 and 0755 are texts here.
	const { 'every page': shared, ...routes } = parse(filled, { schema: 'failsafe' });
	return { shared: sharedSchema.parse(shared), routes: routesSchema.parse(routes) };
}

/** The school's name, which ends the title of each page. */
export const schoolName: string = parse(readFileSync('src/content/school.yaml', 'utf8')).name;
