import { expect, test } from 'vitest';
import { gradeOf } from '../../hostile/grade.ts';

const STRICT =
	"default-src 'none'; script-src 'self' 'sha256-x'; object-src https://f.example; img-src https: data:";
const HEADERS = {
	'strict-transport-security': 'max-age=63072000',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'content-security-policy': "frame-ancestors 'none'",
	'cross-origin-resource-policy': 'same-origin',
};
const scoreOf = (policy: string, headers: Record<string, string> = HEADERS) =>
	gradeOf({ policy, headers: new Headers(headers) }).score;

test('the strict page has a hundred and thirty points, the bare one thirty', () => {
	expect(gradeOf({ policy: STRICT, headers: new Headers(HEADERS) }).grade).toBe('A+');
	expect(scoreOf(STRICT)).toBe(130);
	expect(scoreOf('', {})).toBe(30);
});

test('a policy alone, with strict transport security, has eighty less the types', () => {
	expect(scoreOf(STRICT, { 'strict-transport-security': 'max-age=63072000' })).toBe(75);
});

test.each([
	["default-src 'self'; object-src 'none'", 125],
	["default-src 'none'; script-src 'self' 'unsafe-inline'", 80],
	["default-src 'none'; script-src https:", 80],
	["default-src 'none'; object-src https:", 80],
	["default-src 'none'; script-src 'self' 'unsafe-eval'", 110],
	["default-src 'none'; img-src http://a.example", 110],
	["default-src 'none'; connect-src http://a.example", 80],
	["default-src 'none'; connect-src http://localhost:4322", 130],
	["default-src 'none'; style-src 'unsafe-inline'", 120],
	["img-src 'self'", 80],
	['', 75],
])('%s: %i', (policy, score) => expect(scoreOf(policy)).toBe(score));

test.each([
	['strict-transport-security', '', 80],
	['strict-transport-security', 'max-age=100', 120],
	['referrer-policy', 'unsafe-url', 120],
	['x-content-type-options', 'sniff', 125],
	['set-cookie', 'a=b', 80],
	['access-control-allow-origin', '*', 50],
	['cross-origin-resource-policy', 'cross-origin', 115],
])('%s: %s', (name, value, score) => {
	expect(scoreOf(STRICT, { ...HEADERS, [name]: value })).toBe(score);
});

test('frames are refused by either header', () => {
	const { 'content-security-policy': _, ...old } = HEADERS;
	expect(scoreOf(STRICT, old)).toBe(130);
	const { 'x-frame-options': __, ...none } = old;
	expect(scoreOf(STRICT, none)).toBe(80);
});
