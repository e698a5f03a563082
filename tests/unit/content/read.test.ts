import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseEntry, readKind } from '#content/read.ts';
import { tempFolder } from '../scripts/temp-folder.ts';

const mistakes = (name: Parameters<typeof parseEntry>[0], source: string) =>
	parseEntry(name, `src/content/x.${name === 'pages' ? 'md' : 'yaml'}`, source).mistakes;

const table = (rows: string, more = '') => `caption: Fees
columns:
  - { key: item, label: Item, kind: rowHeader }
  - { key: afa, label: AFA, kind: number }
${more}rows:
${rows}`;

describe('what the school writes', () => {
	test('is read when it is right', () => {
		const { data, mistakes } = parseEntry('tables', 'x.yaml', table('  - { item: A, afa: 1 }'));
		expect(mistakes).toEqual([]);
		expect(data).toMatchObject({ caption: 'Fees', rows: [{ item: 'A', afa: 1 }] });
	});

	test('a wrong field is told with file, field and the names that exist', () => {
		expect(mistakes('tables', table('  - { item: A, afa: 1 }', 'captoin: x\n'))).toEqual([
			'src/content/x.yaml: captoin: there is no such field; write one of caption, sample, columns, rows, note.',
		]);
		expect(mistakes('documents', 'documents:\n  - { titel: A, file: a.pdf, title: A }\n')).toEqual([
			'src/content/x.yaml: documents[1].titel: there is no such field; write one of title, file, id, note.',
		]);
	});

	test('a wrong column of a table is told with the row and the columns', () => {
		expect(mistakes('tables', table('  - { item: A, afa: 1 }\n  - { item: B, afo: 1 }'))).toEqual([
			'src/content/x.yaml: rows[2].afo: is no column of this table; a row has item, afa.',
		]);
		expect(mistakes('tables', table('  - { item: A }'))).toEqual([
			'src/content/x.yaml: rows[1].afa: is missing; a row has item, afa.',
		]);
	});

	test('a row of several lines has the rest of its columns in each part', () => {
		const parts = (second: string) =>
			table(`  - { item: A, parts: [{ afa: 1 }, { ${second}: 2 }] }`);
		expect(mistakes('tables', parts('afa'))).toEqual([]);
		expect(mistakes('tables', parts('afo'))).toHaveLength(1);
	});

	test('a field that is missing is told with what it is for', () => {
		expect(mistakes('pages', '---\ntitle: History\n---\nText')).toEqual([
			'src/content/x.md: summary: is missing: One sentence below the heading, also for search engines.',
		]);
	});

	test('a value of another form is told with what is expected', () => {
		expect(mistakes('documents', 'documents:\n  - { title: A, file: no ending }\n')).toEqual([
			'src/content/x.yaml: documents[1].file: write a path below the file host such as “transport/bus-form.pdf”, or an https address.',
		]);
	});

	test('a page without a head, and YAML that cannot be read, are told in one line', () => {
		expect(mistakes('pages', 'Text')[0]).toMatch(/^src\/content\/x.md: begin with a head/);
		const [line, ...more] = mistakes('tables', 'caption: "open\nrows: [');
		expect(line).toMatch(/^src\/content\/x.yaml: .+line \d+/);
		expect(more).toEqual([]);
	});

	test('the files of a kind come sorted by their path; all their mistakes come together', async () => {
		const root = tempFolder();
		mkdirSync(join(root, 'tiles/deep'), { recursive: true });
		const tiles = 'tiles:\n  - { figure: "1", label: a }\n  - { figure: "2", label: b }\n';
		writeFileSync(join(root, 'tiles/b.yaml'), tiles);
		writeFileSync(join(root, 'tiles/deep/a.yaml'), tiles);
		expect((await readKind('tiles', root)).map(({ id }) => id)).toEqual(['b', 'deep/a']);
		writeFileSync(join(root, 'tiles/b.yaml'), 'tile: []');
		writeFileSync(join(root, 'tiles/c.yaml'), 'tiles: 3');
		await expect(readKind('tiles', root)).rejects.toThrow(
			/b\.yaml: tile: .*\n.*b\.yaml: tiles: .*\n.*c\.yaml: tiles/,
		);
	});
});
