import { mayFollow } from '#lib/protocols.ts';
import { textOf } from './text.ts';

/**
 * An address that a visitor may follow, normalised; null for a relative or malformed one, for any protocol but http,
 * https, mailto and tel, and for one that poses as another (`https://school.example@evil.example`); design 5: text is
 * hostile until sanitised.
 * @param value e.g. 'www.example.org/led', which gets https
 */
export function readUrl(value: unknown): string | null {
	const text = textOf(value).replace(/^www\./i, 'https://www.');
	const url = URL.parse(text);
	const isSafe = url && mayFollow(url) && !url.username && !url.password;
	return isSafe ? url.href : null;
}

/** Whether an address leads to another site rather than to a mail or telephone program. */
export const isWebUrl = (url: string) => /^https?:/.test(url);
