import { expect, test } from 'vitest';
import { policyOf } from '#lib/policy.ts';
import { publicSettings, readSettings } from '#lib/settings.ts';

const settings = publicSettings(
	readSettings({
		CONTENT_SERVICE_URL: 'https://service.example/base',
		SCHOOL_CODE: 'DEMO',
		FILES_URL: 'https://files.example/school',
		ALUMNI_FORM_URL: 'https://script.google.com/macros/s/x/exec',
	}),
);
const directive = (name: string, frames: string[] = []) =>
	policyOf(settings, frames).find((text) => text.startsWith(`${name} `) || text === name);

test('nothing is allowed that is not named', () => {
	expect(directive('default-src')).toBe("default-src 'none'");
	expect(policyOf(settings, []).join()).not.toMatch(/unsafe|\*/);
});

test('pages send the alumni form to its script, and to where that redirects', () => {
	expect(directive('connect-src')).toBe(
		"connect-src 'self' https://script.google.com https://script.googleusercontent.com",
	);
});

test('frames and documents come from the hosts that the school names, each once', () => {
	expect(directive('object-src')).toBe('object-src https://files.example');
	expect(
		directive('frame-src', [
			'https://maps.example/a',
			'https://maps.example/b',
			'https://v.example',
		]),
	).toBe('frame-src https://maps.example https://v.example');
});

test('pictures come from the site, the service and the file host, or from elsewhere by https', () => {
	expect(directive('img-src')).toBe(
		"img-src 'self' data: https: https://files.example https://service.example",
	);
});
