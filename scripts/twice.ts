import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './steps/process.ts';
import { renderSite, withTempFolder } from './steps/site.ts';

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata'];

/**
 * Builds one snapshot in several time zones and compares every byte (design 1, step 2): the same content must
 * give the same site wherever and whenever it is built.
 * @param content folder of the snapshot
 * @throws Error naming the files that differ
 */
export async function compareZones(content: string): Promise<void> {
	await withTempFolder('.cache', async (temp) => {
		const sites: Map<string, string>[] = [];
		for (const [index, zone] of ZONES.entries()) {
			const dir = join(temp, String(index));
			await renderSite(content, dir, { TZ: zone });
			sites.push(await digestsOf(dir));
			console.log(`${zone}: ${sites.at(-1)?.size} files`);
		}
		const different = differencesOf(sites);
		if (different.length === 0) return;
		const list = different.slice(0, 20).join('\n  ');
		throw new Error(
			`${different.length} files differ between ${ZONES.join(', ')}:\n  ${list}\n` +
				'A page may depend on the snapshot and the repository alone: look for the clock, the zone or chance.',
		);
	});
}

/** The files that are not in every site with the same content, sorted. */
export function differencesOf(sites: Map<string, string>[]): string[] {
	const files = new Set(sites.flatMap((site) => [...site.keys()]));
	return [...files].filter((file) => new Set(sites.map((site) => site.get(file))).size > 1).sort();
}

/** A digest of each file of a folder. */
async function digestsOf(dir: string): Promise<Map<string, string>> {
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const digests = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.map(async (file) => {
			const digest = createHash('sha256')
				.update(await readFile(file))
				.digest('hex');
			return [file.slice(dir.length + 1), digest] as const;
		});
	return new Map(await Promise.all(digests));
}

if (import.meta.main) {
	await command(async () => {
		const options = { content: { type: 'string', default: '.content' } } as const;
		await compareZones(parseArgs({ options }).values.content);
	});
}
