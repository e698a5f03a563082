import { expect, test } from 'vitest';
import { messageOf } from '#islands/alumni-form/messages.ts';

const usual = { isKept: true, isOnline: true };

test('success is worded as specified', () => {
	expect(messageOf('sent', usual)?.heading).toBe('Your Form Submitted Successfully.');
});

test('while it waits, the visitor is told why and what keeps it', () => {
	const text = (isKept: boolean, isOnline: boolean) =>
		messageOf('waiting', { isKept, isOnline })?.text;
	expect(text(true, false)).toMatch(/^You are offline\. Your answers are kept on this device/);
	expect(text(true, true)).toMatch(/^It could not be delivered\. Your answers are kept/);
	expect(text(false, false)).toMatch(/^You are offline\. This browser cannot keep your answers/);
});

test('nothing is said before anything happened, and errors speak for themselves', () => {
	expect(messageOf('editing', usual)).toBeNull();
	expect(messageOf('invalid', usual)).toBeNull();
});
