import { z } from 'astro/zod';
import { text } from './fields.ts';

const cell = z.union([text, z.number()], {
	error: 'write a text or a number; “–” for nothing',
});
const row = z.record(z.string(), z.union([cell, z.array(z.record(z.string(), cell)).min(1)]));

/**
 * A table, `src/content/tables/*.yaml`. Every row has exactly the columns that the table names; a row that spreads
 * over several lines has its further columns in `parts`.
 */
export const tableSchema = z
	.strictObject({
		caption: text.describe('What the table shows; stands above it'),
		sample: z
			.literal(true)
			.optional()
			.describe('Marks names and numbers that are samples; leave it out once they are your own'),
		columns: z
			.array(
				z.strictObject({
					key: z.string().regex(/^[a-z][A-Za-z]*$/, { error: 'write one word such as “teacher”' }),
					label: text.describe('Heading of the column'),
					kind: z
						.enum(['text', 'number', 'rowHeader'], { error: 'write text, number or rowHeader' })
						.default('text')
						.describe('Numbers stand to the right; the row header names the row'),
				}),
			)
			.min(2),
		rows: z.array(row).min(1),
		note: text.optional().describe('A remark below the table'),
	})
	.superRefine(({ columns, rows }, context) => {
		const keys = columns.map(({ key }) => key);
		for (const [index, { parts, ...own }] of rows.entries()) {
			const lines = Array.isArray(parts) ? parts.map((part) => ({ ...own, ...part })) : [own];
			for (const line of lines) {
				const unknown = Object.keys(line).find((key) => !keys.includes(key));
				const missing = keys.find((key) => !(key in line));
				const wrong = unknown ?? missing;
				if (!wrong) continue;
				const problem = unknown ? 'is no column of this table' : 'is missing';
				const message = `${problem}; a row has ${keys.join(', ')}`;
				context.addIssue({ code: 'custom', path: ['rows', index, wrong], message });
			}
		}
	});

export type Table = z.infer<typeof tableSchema>;
