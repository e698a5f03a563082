import { expect, test } from 'vitest';
import { contentHash, makeIds } from '#service/ids.ts';

test('an id that fits an address stays', () => {
	const idFor = makeIds();
	expect(idFor('600000000000000000000001', 'a')).toBe('600000000000000000000001');
	expect(idFor('a_B-9', 'b')).toBe('a_B-9');
	expect(idFor(17, 'c')).toBe('17');
	expect(idFor('x'.repeat(64), 'd')).toBe('x'.repeat(64));
});

test.each([
	[undefined],
	[null],
	[''],
	['a b'],
	['a/b'],
	['../x'],
	['ä'],
	['undefined'],
	['x'.repeat(65)],
	['index'],
	['404'],
	[{}],
])('%j gives an id of the content, the same over pulls', (given) => {
	const [one, again, other] = [makeIds(), makeIds(), makeIds()];
	expect(one(given, { title: 'A' })).toBe(contentHash({ title: 'A' }));
	expect(again(given, { title: 'A' })).toBe(contentHash({ title: 'A' }));
	expect(other(given, { title: 'B' })).not.toBe(contentHash({ title: 'A' }));
	expect(contentHash({ title: 'A' })).toMatch(/^[\da-f]{12}$/);
});

test('a repeated id gets the digest of its content, also when only letter case tells them apart', () => {
	const idFor = makeIds();
	expect(idFor('abc', 'a')).toBe('abc');
	expect(idFor('abc', 'b')).toBe(`abc-${contentHash('b')}`);
	expect(idFor('ABC', 'c')).toBe(`ABC-${contentHash('c')}`);
});
