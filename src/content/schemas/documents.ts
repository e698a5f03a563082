import { z } from 'astro/zod';
import { file, text } from './fields.ts';

const documentSchema = z.strictObject({
	title: text.describe('What the link says, without type and size: those are added'),
	file: file.describe('Its file: below the folder of the list, or an https address'),
	id: z
		.string()
		.regex(/^[a-z0-9-]+$/, { error: 'write small letters, digits and dashes, e.g. “bus-form”' })
		.optional()
		.describe('A name for {{document name}} in a text and {{pdf name}}; unique in all lists'),
	note: text.optional().describe('A remark after the link'),
});

const sectionSchema = z.strictObject({
	heading: text,
	get sections() {
		return z.array(sectionSchema).optional();
	},
	documents: z.array(documentSchema).optional(),
});

/** A list of documents or links, `src/content/documents/*.yaml`, with headings where it is long. */
export const documentsSchema = z
	.strictObject({
		folder: z
			.string()
			.regex(/^([\w .-]+\/)*[\w .-]+$/, { error: 'write a folder such as “syllabus/2025-26”' })
			.optional()
			.describe('Folder of the files below the file host'),
		documents: z.array(documentSchema).optional(),
		sections: z.array(sectionSchema).optional(),
	})
	.refine(({ documents, sections }) => documents?.length || sections?.length, {
		error: 'has neither documents nor sections: write at least one',
	});

export type SchoolDocument = z.infer<typeof documentSchema>;
export type DocumentSection = z.infer<typeof sectionSchema>;
export type DocumentList = z.infer<typeof documentsSchema>;
