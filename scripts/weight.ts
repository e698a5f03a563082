import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of a page and of what it loads before anything is touched, compressed with Brotli. */
export interface Weight {
	html: number;
	css: number;
	js: number;
	total: number;
}

const compressed = (text: string | Buffer) => brotliCompressSync(text).length;

/**
 * Weighs the first load of a built page: the document, its style sheets and its scripts. What stands inline counts
 * with the document.
 * @param dir folder of the built site
 * @param page file of the page, e.g. 'Circular.html'
 */
export function weighPage(dir: string, page: string): Weight {
	const html = readFileSync(join(dir, page), 'utf8');
	const sum = (pattern: RegExp) =>
		[...html.matchAll(pattern)]
			.map(([, path]) => join(dir, path ?? ''))
			.filter((file) => existsSync(file))
			.reduce((bytes, file) => bytes + compressed(readFileSync(file)), 0);
	const weight = {
		html: compressed(html),
		css: sum(/<link rel="stylesheet" href="([^"]+)"/g),
		js: sum(/<script[^>]* src="([^"]+)"/g),
	};
	return { ...weight, total: weight.html + weight.css + weight.js };
}

/** What a hundred times as many circulars may add to the first load of their page. */
const MAX_GROWTH = 1.1;

/**
 * Proves that the first load of the Circular page hardly grows with the archive (design 3: bounded lists).
 * @param small,large folders of two built sites
 * @throws Error when it grows by more than a tenth
 */
export function assertSameWeight(small: string, large: string): void {
	const [before, after] = [small, large].map((dir) => weighPage(dir, 'Circular.html').total);
	console.log(`The first load of /Circular: ${before} bytes, ${after} bytes in the larger archive`);
	if (Number(after) <= Number(before) * MAX_GROWTH) return;
	throw new Error('It grows with the archive: a page holds more than a screenful of its list.');
}
