import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, withTempFolder } from '../../../../scripts/steps/site.ts';
import { tempFolder } from '../temp-folder.ts';

test('a build that fails leaves the former site as it was, and nothing behind', async () => {
	const dir = tempFolder({ 'dist/index.html': 'former', 'content/empty': '' });
	const [content, out] = [join(dir, 'content'), join(dir, 'dist')];
	await expect(buildSite({ content, out, token: '' })).rejects.toThrow('npm run pull');
	expect(readdirSync(out)).toEqual(['index.html']);
	expect(readdirSync(join(dir, '.cache'))).toEqual([]);
}, 60_000);

test('a temporary folder lasts as long as the work in it, done or failed', async () => {
	const parent = tempFolder();
	const path = await withTempFolder(parent, async (dir) => {
		expect(existsSync(dir)).toBe(true);
		return dir;
	});
	expect(existsSync(path)).toBe(false);
	await expect(withTempFolder(parent, () => Promise.reject(new Error('failed')))).rejects.toThrow();
	expect(readdirSync(parent)).toEqual([]);
});
