import { expect, test } from 'vitest';
import { hasNew } from '#islands/home/notifications.ts';

test('in a new session every notice is new', () => {
	expect(hasNew('a b', null)).toBe(true);
});

test('what was there when the popup was open is not new, whatever the order', () => {
	expect(hasNew('a b', 'b a c')).toBe(false);
	expect(hasNew('a', 'a')).toBe(false);
});

test('one notice that was not there is enough', () => {
	expect(hasNew('a b d', 'a b c')).toBe(true);
	expect(hasNew('ab', 'a b')).toBe(true);
});
