import { z } from 'zod';
import { contentPaths } from '#lib/routes.ts';
import { COUNTED } from './region.ts';

/** Texts that stand together. */
const fact = z.union([z.string().transform((text) => [text]), z.array(z.string()).min(1)]);

/** A text with what belongs to it, such as `4680: [KG-V, AFA]`. */
const pair = z
	.record(z.string(), fact)
	.transform((one) => Object.entries(one)[0] as [string, string[]]);
const named = z.union([z.string().transform((text): [string, string[]] => [text, []]), pair]);
const counted = z.union([fact.transform((one): [string, string[]] => ['1', one]), pair]);

const tableSchema = z.strictObject({
	holds: fact.default([]),
	columns: z.array(z.string()).default([]),
	rows: z.coerce.number().optional(),
	cells: z.array(named).default([]),
});

/** What a table must show. */
export type ExpectedTable = z.infer<typeof tableSchema>;

const expectedSchema = z.strictObject({
	says: z.array(fact).default([]),
	tables: z.array(tableSchema).default([]),
	lists: z.array(z.coerce.number()).default([]),
	counts: z.partialRecord(z.enum(Object.keys(COUNTED)), z.string().regex(/^\d+\+?$/)).default({}),
	documents: z.array(counted).default([]),
	links: z.array(named).default([]),
	menus: z.record(z.string(), z.array(z.string())).default({}),
	embeds: z.array(fact).default([]),
});

/** What a part of a page must show. */
export type Expected = z.infer<typeof expectedSchema>;

/** The parts of facts.yaml, whose head says what each entry means; all its values are texts. */
export const sharedSchema = z.strictObject({ header: expectedSchema, footer: expectedSchema });
/** What each information page must show, none left out. */
export const routesSchema = z.record(z.enum(contentPaths), expectedSchema);
