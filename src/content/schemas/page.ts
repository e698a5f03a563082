import { z } from 'astro/zod';
import { path, text } from './fields.ts';

/** The head of a page, `src/content/pages/**.md`: the file's path is the page's address. */
export const pageSchema = z.strictObject({
	title: text.max(80).describe('Name of the page: heading, browser title, menus'),
	summary: text
		.min(15, { error: 'write one whole sentence of 15 to 160 characters' })
		.max(160, { error: 'write one sentence of at most 160 characters' })
		.describe('One sentence below the heading, also for search engines'),
	parent: path.optional().describe('The page above this one in the breadcrumb, when it has one'),
	related: z
		.array(path)
		.max(8)
		.default([])
		.describe('Pages that a reader of this one may need next'),
});

export type PageHead = z.infer<typeof pageSchema>;
