import { textOf } from './text.ts';

const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * An address that a visitor may follow, normalised; null for a relative or malformed one and for any protocol but
 * http, https, mailto and tel (design 5: text is hostile until sanitised).
 * @param value e.g. 'www.example.org/led', which gets https
 */
export function readUrl(value: unknown): string | null {
	const text = textOf(value).replace(/^www\./i, 'https://www.');
	const url = URL.parse(text);
	return url && PROTOCOLS.includes(url.protocol) ? url.href : null;
}

/** Whether an address leads to another site rather than to a mail or telephone program. */
export const isWebUrl = (url: string) => /^https?:/.test(url);
