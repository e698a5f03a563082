import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkPolicy } from '../../../../scripts/checks/policy.ts';
import { checkSecrets } from '../../../../scripts/checks/secrets.ts';
import { siteOf } from './site-of.ts';

describe('policy', () => {
	const hash = createHash('sha256').update('go()').digest('base64');
	const policy = `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-${hash}'">`;
	const messagesFor = (html: string) =>
		checkPolicy(siteOf({ 'a.html': html })).map(({ message }) => message);

	test.each([
		'<script>go()</script>',
		'<script src="/_astro/a.js" type="module"></script>',
		'<script type="application/ld+json">{"@type":"School"}</script>',
		'<p class="on" data-onclick="x">text</p>',
	])('%s passes', (html) => expect(messagesFor(policy + html)).toEqual([]));

	test.each([
		['<script>other()</script>', 'not in the policy'],
		['<style>b{color:red}</style>', 'not in the policy'],
		['<p style="color:red">x</p>', '<p style>'],
		['<svg><path style="fill:red"/></svg>', '<path style>'],
		['<a href="#" onclick="go()">x</a>', '<a onclick>'],
		['<script src="https://cdn.example/a.js"></script>', 'https://cdn.example/a.js'],
		['<script src="//cdn.example/a.js"></script>', '//cdn.example/a.js'],
	])('%s is caught', (html, message) => {
		const messages = messagesFor(policy + html);
		expect(messages).toHaveLength(1);
		expect(messages[0]).toContain(message);
	});

	test('a page without a policy is caught', () => {
		expect(messagesFor('<p>x</p>')[0]).toContain('no content security policy');
	});
});

describe('secrets', () => {
	const facts = { token: 'hush-hush-hush' };
	const messagesFor = (text: string, file = 'a.js') =>
		checkSecrets(siteOf({ [file]: text }, facts)).map(({ message }) => message);

	test.each([
		'let token = "";',
		'The bearer of this card is a pupil.',
		'Bearer token',
		'/*# sourceMappingURL=data:, */',
	])('%s passes', (text) => expect(messagesFor(text)).toEqual([]));

	// Put together here, so that no search for keys in the repository finds one.
	test.each([
		['let t="hush-hush-hush"', 'CONTENT_SERVICE_TOKEN'],
		[`-----BEGIN RSA ${'PRIVATE KEY'}-----`, 'a private key'],
		[`AKIA${'ABCD'.repeat(4)}`, 'an Amazon key'],
		[`AIza${'x'.repeat(35)}`, 'a Google key'],
		[`ghp_${'x'.repeat(36)}`, 'a GitHub token'],
		[`xoxb-${'1234567890'}`, 'a Slack token'],
		[`sk_live_${'x'.repeat(24)}`, 'a Stripe key'],
		[`eyJ${'a'.repeat(12)}.eyJ${'b'.repeat(12)}.${'c'.repeat(12)}`, 'a signed web token'],
		[`Bearer ${'0123456789abcdef'}`, 'a bearer header'],
		['//# sourceMappingURL=a.js.map', 'source map'],
	])('%s is caught', (text, message) => {
		const messages = messagesFor(text);
		expect(messages).toHaveLength(1);
		expect(messages[0]).toContain(message);
	});

	test('a source map and a secret in a picture are caught', () => {
		expect(messagesFor('{}', 'a.js.map')).toHaveLength(1);
		expect(messagesFor('\u0000\u00ffhush-hush-hush', 'a.png')).toHaveLength(1);
	});
});
