import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Page, parsePage } from './page.ts';

/** What the rules are told beside the files themselves. */
export interface Facts {
	/** The name with which every title ends. */
	schoolName: string;
	/** Every route that the site must have, e.g. '/History'. */
	routes: string[];
	/** The secret of the content service, '' when there is none. */
	token: string;
	/** The words of the school: its pages and the snapshot, as text. A word that stands there is no fault of the site. */
	source: string;
	/** The texts of the snapshot as a reader is to see them, one a line: markup there is what somebody wrote as text. */
	entries: string;
}

/** A built site as a visitor's browser meets it. */
export interface BuiltSite extends Facts {
	/** Every file, e.g. 'News/1.html', sorted. */
	files: Set<string>;
	/** The HTML files, in the same order. */
	pages: Page[];
	read(file: string): Buffer;
}

export interface Problem {
	file: string;
	/** Where in the file, as a CSS selector. */
	place?: string;
	/** What is wrong and what to do; the same words when the same is wrong elsewhere. */
	message: string;
}

/** Brings the files of a built site into the form that the rules read. */
export function builtSite(
	files: string[],
	read: (file: string) => Buffer,
	facts: Facts,
): BuiltSite {
	const sorted = files.toSorted();
	const pages = sorted
		.filter((file) => file.endsWith('.html'))
		.map((file) => parsePage(file, read(file).toString()));
	return { ...facts, files: new Set(sorted), pages, read };
}

/**
 * Reads the built site in a folder.
 * @throws Error when the folder cannot be read
 */
export async function readSite(dir: string, facts: Facts): Promise<BuiltSite> {
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(join(dir, sep).length))
		.map((file) => file.replaceAll(sep, '/'));
	return builtSite(files, (file) => readFileSync(join(dir, file)), facts);
}
