import { textOf } from './text.ts';
import { isWebUrl, readUrl } from './url.ts';

/** The service's own file address, of whatever host: `…/api/image/{path}`, and `…/api/image?url={path}`. */
const BY_PATH = /(?:^|\/)api\/image\/(.+)$/i;
const BY_QUERY = /(?:^|\/)api\/image\?(?:.*&)?url=(.+?)(?:&\w+=.*)?$/i;

/** No file system and no host takes a longer one. */
const MAX_LENGTH = 2000;

/**
 * The files of one or several fields, without blanks and duplicates, in their order (design 5).
 * @param values of `attachments`, `images`, `image`, …: a list, a single text, null, absent
 * @returns decoded paths below `/api/image/`, or absolute http(s) URLs
 */
export function readPaths(...values: unknown[]): string[] {
	const paths = values.flat().map(readPath);
	return [...new Set(paths.filter((path) => path !== null))];
}

/** One file as `readPaths` gives it; null for what names none, e.g. '', 'undefined', 'javascript:…'. */
export function readPath(value: unknown): string | null {
	const text = textOf(value)
		.replace(/\p{Cc}/gu, '')
		.replaceAll('\\', '/');
	if (text.length > MAX_LENGTH) return null;
	const isAddress = /^https?:\//i.test(text);
	const byPath = BY_PATH.exec(text)?.[1];
	if (byPath) return readPath(isAddress ? byPath.replace(/\?.*$/, '') : byPath);
	const byQuery = BY_QUERY.exec(text)?.[1];
	if (byQuery) return readPath(byQuery);

	if (isAddress) return webFile(text);
	const decoded = decode(text);
	// A scheme that is not the web's; in `Notice: Holidays.pdf` the colon is part of the name.
	if (/^[a-z][a-z\d+.-]*:\S/i.test(decoded)) return webFile(decoded);
	const segments = decoded
		.split('/')
		.filter((segment) => !['', '.', '..'].includes(segment.trim()));
	return textOf(segments.at(-1)) ? segments.join('/') : null;
}

function webFile(text: string): string | null {
	const url = readUrl(text);
	return url && isWebUrl(url) ? url : null;
}

/** Decodes a path that is already encoded; `100%.pdf` is not, so it stays. */
function decode(text: string): string {
	if (/%(?![\da-f]{2})/i.test(text)) return text;
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
