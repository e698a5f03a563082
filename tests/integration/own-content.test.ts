import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readKind } from '#content/read.ts';
import { composePage } from '#queries/page/compose.ts';
import { createLibrary, documentsIn } from '#queries/page/library.ts';
import { readOwnContent } from '../../scripts/steps/own-content.ts';
import { temporaryDir } from './pull-helpers.ts';

/** A copy of what the school wrote, with an edit. */
function edited(file: string, edit: (text: string) => string): string {
	const root = temporaryDir();
	cpSync('src/content', root, { recursive: true });
	const path = join(root, file);
	const [before, after] = [readFileSync(path, 'utf8'), edit(readFileSync(path, 'utf8'))];
	if (before === after) throw new Error(`The edit of ${file} changes nothing.`);
	writeFileSync(path, after);
	return root;
}

const PLACES = {
	files: 'https://f.example',
	sizes: {},
	portal: 'https://p.example',
	libraryLogin: 'https://l.example',
};

/** What shows the files of a folder. */
const BLOCKS = {
	tables: 'table',
	galleries: 'gallery',
	videos: 'videos',
	embeds: 'embed',
	timelines: 'timeline',
	tiles: 'tiles',
};

/** The text of every page that shows a figure. */
async function pagesWith(root: string, figure: RegExp): Promise<string[]> {
	const library = createLibrary(await readOwnContent(root), PLACES);
	const pages = await readKind('pages', root);
	return pages
		.filter(({ id, data, body }) =>
			figure.test(JSON.stringify(composePage(id, data, body, library))),
		)
		.map(({ id }) => id);
}

describe('src/content', () => {
	test('a fee that is changed in its file changes on every page that shows it', async () => {
		const before = await pagesWith('src/content', /\b4450\b/);
		expect(before).toContain('FeeStructure');
		const root = edited('figures.yaml', (text) => text.replace('annual: 4450', 'annual: 4987'));
		expect(await pagesWith(root, /\b4987\b/)).toEqual(before);
		expect(await pagesWith(root, /\b4450\b/)).toEqual([]);
	});

	test('a wrong field name stops the build with file, field and reason', async () => {
		const root = edited('figures.yaml', (text) => text.replace('annual:', 'anual:'));
		await expect(readOwnContent(root)).rejects.toThrow(
			/figures\.yaml: fees\.annual: is missing\.\n.*figures\.yaml: fees\.anual: there is no such field; write one of tuition, annual,/,
		);
	});

	test('a figure that no longer exists is told with the page that shows it', async () => {
		const root = edited('pages/PaymentFees.md', (text) =>
			text.replace('{{payment.lateFinePerDay}}', '{{payment.lateFine}}'),
		);
		await expect(readOwnContent(root)).rejects.toThrow(
			/pages\/PaymentFees\.md: \{\{payment\.lateFine\}\} names no figure: at “lateFine” there is quarters,/,
		);
	});

	test('a table that does not exist is told with the page that shows it', async () => {
		const root = edited('pages/FeeStructure.md', (text) =>
			text.replace('{{table hostel-charges}}', '{{table hostel-fees}}'),
		);
		await expect(readOwnContent(root)).rejects.toThrow(
			/FeeStructure\.md: src\/content\/tables has no “hostel-fees”/,
		);
	});

	test('the mistakes of several files come together', async () => {
		const root = edited('figures.yaml', (text) => text.replace('annual: 4450', 'annual: Rs 4450'));
		writeFileSync(join(root, 'tables/new.yaml'), 'caption: New\n');
		await expect(readOwnContent(root)).rejects.toThrow(
			/annual: write a whole number[\s\S]*new\.yaml: columns: is missing/,
		);
	});

	test('nothing is written in vain: every file is shown on a page, every figure used', async () => {
		const content = await readOwnContent();
		const text = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
			.filter((file) => /\.(md|yaml)$/.test(file) && file !== 'README.md')
			.map((file) => readFileSync(join('src/content', file), 'utf8'))
			.join('\n');
		const isShown = (name: string) => new RegExp(`\\{\\{ *${name} *\\}\\}`).test(text);
		const named = Object.entries(BLOCKS).flatMap(([kind, block]) =>
			[...content[kind as keyof typeof BLOCKS].keys()].map((name) => `${block} ${name}`),
		);
		const documents = [...content.documents].flatMap(([name, list]) => {
			const ids = documentsIn(list).flatMap(({ id }) => id ?? []);
			const ways = [`documents ${name}`, ...ids.flatMap((id) => [`document ${id}`, `pdf ${id}`])];
			return ways.some(isShown) ? [] : [name];
		});
		// The slides of the home page stand there without being named in a text.
		expect(named.filter((name) => name !== 'gallery home-slides' && !isShown(name))).toEqual([]);
		expect(documents).toEqual([]);
		expect(leaves(content.figures).filter((name) => !isShown(name.replaceAll('.', '\\.')))).toEqual(
			[],
		);
	});
});

/** The names of all figures, e.g. 'fees.annual'. */
function leaves(group: object, path = ''): string[] {
	return Object.entries(group).flatMap(([key, value]) =>
		typeof value === 'object' ? leaves(value, `${path}${key}.`) : [`${path}${key}`],
	);
}
