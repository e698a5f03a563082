import { expect, test } from 'vitest';
import { readUrl } from '#service/fields/url.ts';

test.each([
	['https://example.test/apply', 'https://example.test/apply'],
	['http://example.test', 'http://example.test/'],
	['www.example-tender.test/led', 'https://www.example-tender.test/led'],
	[' WWW.example.test ', 'https://www.example.test/'],
	['https://example.test/a b', 'https://example.test/a%20b'],
	['mailto:office@example.org', 'mailto:office@example.org'],
	['tel:+911123456789', 'tel:+911123456789'],
])('%j is followed as %j', (value, url) => {
	expect(readUrl(value)).toBe(url);
});

test.each([
	[''],
	[null],
	['undefined'],
	['#'],
	['/relative'],
	['relative.html'],
	['//host.example/x'],
	['javascript:alert(1)'],
	['JaVaScRiPt:alert(1)'],
	['java\nscript:alert(1)'],
	['\u00a0javascript:alert(1)'],
	['javascript%26colon;alert(1)'],
	['data:text/html,<script>alert(1)</script>'],
	['https://school.example.org@evil.example/'],
	['https://user:word@evil.example/'],
	['ftp://example.org/a'],
	['file:///etc/passwd'],
	['https://'],
])('%j is no address to follow', (value) => {
	expect(readUrl(value)).toBeNull();
});
