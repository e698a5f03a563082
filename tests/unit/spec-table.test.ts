import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/** The head of the file tells what each entry means. */
const tableSchema = z.strictObject({
	files: z.record(z.string(), z.string()),
	sections: z.record(
		z.string(),
		z
			.array(
				z.strictObject({
					says: z.string().min(1),
					proof: z
						.record(
							z.string(),
							z.union([z.string().transform((title) => [title]), z.array(z.string()).min(1)]),
						)
						.refine((proof) => Object.keys(proof).length > 0, 'no test proves it'),
				}),
			)
			.min(1),
	),
});

const { files, sections } = tableSchema.parse(
	parse(readFileSync('tests/spec/dynamic-screens.yaml', 'utf8')),
);
const rows = Object.values(sections).flat();

/** The titles of tests, groups and steps as they stand in a file: whatever follows a bracket in quotation marks. */
const titlesIn = (source: string) =>
	[...source.matchAll(/\(\s*(?:'([^'\n]+)'|`([^`\n]+)`|"([^"\n]+)"),\s*(?:async\s*)?\(/g)].map(
		([, single, template, double]) => single ?? template ?? double,
	);

test('every sentence of the specification has tests that exist', () => {
	const known = Object.fromEntries(
		Object.entries(files).map(([name, file]) => [name, titlesIn(readFileSync(file, 'utf8'))]),
	);
	const missing = rows.flatMap(({ says, proof }) =>
		Object.entries(proof).flatMap(([name, titles]) =>
			titles
				.filter((title) => !known[name]?.includes(title))
				.map((title) => `“${says}”: ${files[name] ?? name} has no test “${title}”.`),
		),
	);
	expect(missing).toEqual([]);
});

test('each sentence stands once in its section, each file is used', () => {
	for (const [section, sentences] of Object.entries(sections)) {
		const said = sentences.map(({ says }) => says);
		expect(new Set(said).size, section).toBe(said.length);
	}
	const used = new Set(rows.flatMap(({ proof }) => Object.keys(proof)));
	expect(Object.keys(files).filter((name) => !used.has(name))).toEqual([]);
});
