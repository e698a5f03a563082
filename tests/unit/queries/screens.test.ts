import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routePaths } from '#lib/routes.ts';
import { introOf } from '#queries/intros.ts';
import { type Block, makeBlock } from '#queries/page/blocks.ts';
import type { Library } from '#queries/page/library.ts';
import { screens } from '#queries/screens.ts';

describe('the table of list screens', () => {
	test('has each once, at a route of the specification', () => {
		const paths = screens.map(({ path }) => path);
		expect(new Set(paths).size).toBe(paths.length);
		expect(paths.filter((path) => !routePaths.includes(path))).toEqual([]);
	});

	test('leaves a screen without a sentence of its own to the page that shows its list', () => {
		for (const { path } of screens) {
			const page = `src/content/pages${path}.md`;
			if (introOf(path)) expect(existsSync(page)).toBe(false);
			else expect(readFileSync(page, 'utf8')).toContain(`{{list ${path}}}`);
		}
	});

	test('names lists of documents that exist', () => {
		const archives = screens.flatMap(({ source }) => source.archive ?? []);
		expect(archives.length).toBeGreaterThan(0);
		for (const name of archives)
			expect(existsSync(`src/content/documents/${name}.yaml`)).toBe(true);
	});

	test('says the total beside the page where that is specified', () => {
		const [events] = screens.filter(({ pagerTotal }) => pagerTotal);
		expect(events).toMatchObject({ path: '/SchoolEvents', pageSize: 10, since: 2016 });
	});
});

describe('a list of the content service in a page of the school', () => {
	// These two need nothing of what the school wrote.
	const make = (name: string, path: string) => makeBlock({} as Library, name, path, 3);

	test.each(['list', 'record'])('{{%s}} stands there by the path of its screen', (name) => {
		const block = make(name, '/Achievements') as Extract<Block, { kind: 'list' | 'record' }>;
		expect(block).toMatchObject({ kind: name, view: { level: 3 } });
		expect(block.view.screen.path).toBe('/Achievements');
	});

	test('that does not exist is told with those that do', () => {
		expect(() => make('list', '/Achievement')).toThrow(
			/“\/Achievement” is no list of the content service: write one of \/News, .*\/Achievements/,
		);
	});
});
