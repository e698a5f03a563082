import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '../../scripts/checks/page.ts';
import { expect, test } from './browser.ts';
import { gradeOf, readPolicy } from './grade.ts';

const filesIn = (dir: string) =>
	readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));

test('every page earns the top grade of a header scanner; scripts are named by hash or come from the site', async ({
	baseURL,
	paths,
}) => {
	for (const path of [...paths, '/History', '/ContactUs']) {
		const response = await fetch(baseURL + path);
		const { policy } = parsePage('', await response.text());
		const { grade, score, findings } = gradeOf({ headers: response.headers, policy });
		expect({ path, grade, score }, JSON.stringify(findings)).toEqual({
			path,
			grade: 'A+',
			score: 130,
		});
		expect(policy).not.toMatch(/unsafe|strict-dynamic/);
		const scripts = readPolicy(policy).get('script-src') ?? [];
		const isOwn = (source: string) => /^'(?:self|sha(?:256|384|512)-[\w+/=]+)'$/.test(source);
		expect(scripts.filter((source) => !isOwn(source))).toEqual([]);
		expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
		expect(response.headers.get('permissions-policy')).toContain('camera=()');
		expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
	}
});

test('what is named by its content stays for a year, everything else is asked for anew', async ({
	baseURL,
	dir,
}) => {
	const files = filesIn(dir).filter((file) => !file.endsWith('.html') && file !== '_headers');
	expect(files.some((file) => file.startsWith('_astro/'))).toBe(true);
	expect(files.some((file) => file.startsWith('pictures/'))).toBe(true);
	for (const file of files) {
		const { headers } = await fetch(`${baseURL}/${file}`, { method: 'HEAD' });
		const isHashed = /^(?:_astro|pictures)\//.test(file);
		expect(headers.get('cache-control'), file).toBe(
			isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
		);
		expect(headers.get('x-content-type-options'), file).toBe('nosniff');
	}
});

test('nothing stands before a file: every file is served as it is', async ({ baseURL, dir }) => {
	const files = filesIn(dir);
	expect(files.filter((file) => /(^|\/)_redirects$|(^|\/)_worker\.js$/.test(file))).toEqual([]);
	// Hosts serve them at the folder's address, or for every unknown path below it.
	expect(files.filter((file) => /\/(?:index|404)\.html$/.test(file))).toEqual([]);
	for (const file of files.filter((file) => file !== '_headers' && file !== '404.html')) {
		const path = file.replace(/^index\.html$|\.html$/, '');
		const response = await fetch(`${baseURL}/${path}`, { redirect: 'manual' });
		expect(response.status, file).toBe(200);
		expect(
			Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(dir, file))),
			file,
		).toBe(true);
	}
});

test('an unknown path is told so, and led home', async ({ baseURL, watch }) => {
	for (const path of [
		'/nothing',
		'/History/',
		'/history',
		'/_astro/gone.js',
		'/sw-old.js',
		'/News/../x',
		'/_headers',
	]) {
		const response = await fetch(baseURL + path, { redirect: 'manual' });
		expect(response.status, path).toBe(404);
		expect(response.headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate');
		const text = await response.text();
		expect(text).toContain('<meta name="robots" content="noindex">');
		expect(text).toContain('<meta http-equiv="refresh" content="0; url=/">');
	}
	await watch.page.goto('/%3Cimg%20src=x%20onerror=__executed(0)%3E?q=%3Cscript%3E');
	await expect(watch.page).toHaveURL('/');
});
