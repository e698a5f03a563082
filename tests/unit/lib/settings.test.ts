import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { publicSettings, readSettings, settings } from '#lib/settings.ts';

const service = { CONTENT_SERVICE_URL: 'https://service.example', SCHOOL_CODE: 'AFS-1' };

describe('readSettings', () => {
	test('takes what is given and falls back for the rest', () => {
		const read = readSettings({ ...service, PORTAL_URL: 'https://login.example/in' });
		expect(read).toMatchObject({ ...service, PORTAL_URL: 'https://login.example/in' });
		expect(read.SITE_URL).toBe('https://school.example.org');
		expect(read.CONTENT_SERVICE_TOKEN).toBe('');
	});

	test('takes off closing slashes and surrounding space', () => {
		const read = readSettings({ ...service, CONTENT_SERVICE_URL: ' https://service.example// ' });
		expect(read.CONTENT_SERVICE_URL).toBe('https://service.example');
	});

	test('counts an empty value as not set', () => {
		expect(readSettings({ ...service, SITE_URL: '  ' }).SITE_URL).toBe(
			'https://school.example.org',
		);
	});

	test('names every missing variable, what it is for and where to set it', () => {
		expect(() => readSettings({})).toThrow(
			/^CONTENT_SERVICE_URL is not set: origin .* \.env\.\nSCHOOL_CODE is not set: .* \.env\.$/,
		);
	});

	test.each([
		['CONTENT_SERVICE_URL', 'ftp://service.example'],
		['CONTENT_SERVICE_URL', 'service.example'],
		['SCHOOL_CODE', 'AFS/1'],
		['SITE_URL', 'javascript:alert(1)'],
	])('says which variable is malformed: %s=%s', (name, value) => {
		const reading = () => readSettings({ ...service, [name]: value });
		expect(reading).toThrow(new RegExp(`^${name} m(ust|ay) .*“${value.replace(/[()]/g, '\\$&')}”`));
	});

	test.each(['https://user:hush@service.example', 'user:hush@service.example'])(
		'refuses the name or password in %s, and does not repeat it',
		(value) => {
			const reading = () => readSettings({ ...service, CONTENT_SERVICE_URL: value });
			expect(reading).toThrow(/^CONTENT_SERVICE_URL must /);
			expect(reading).not.toThrow('hush');
		},
	);

	test('never shows the secret, even when it is malformed', () => {
		const reading = () => readSettings({ ...service, CONTENT_SERVICE_TOKEN: 'two words' });
		expect(reading).toThrow('CONTENT_SERVICE_TOKEN must not hold spaces');
		expect(reading).not.toThrow('two words');
	});
});

test('publicSettings keeps everything but the secret', () => {
	const all = readSettings({ ...service, CONTENT_SERVICE_TOKEN: 'hush' });
	expect(Object.values(publicSettings(all))).not.toContain('hush');
	expect(Object.keys(publicSettings(all))).toHaveLength(Object.keys(settings).length - 1);
});

describe('.env.example', () => {
	const example = parseEnv(readFileSync('.env.example', 'utf8'));

	test('names every setting and no other, and reads well once the required ones are filled in', () => {
		const fallbacks = Object.entries(settings).map(([name, setting]) => [
			name,
			'fallback' in setting ? setting.fallback : '',
		]);
		expect(example).toEqual(Object.fromEntries(fallbacks));
		expect(readSettings({ ...example, ...service })).toMatchObject(service);
	});

	test('says of each setting what the table says', () => {
		const text = readFileSync('.env.example', 'utf8').replaceAll("'", '’').toLowerCase();
		for (const { about } of Object.values(settings)) {
			expect(text).toContain(`# ${about.split(';')[0]?.toLowerCase()}`);
		}
	});
});
