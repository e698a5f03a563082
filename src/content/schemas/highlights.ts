import { z } from 'astro/zod';
import { text } from './fields.ts';

/** Events in order of time, `src/content/timelines/*.yaml`. */
export const timelineSchema = z.strictObject({
	events: z.array(z.strictObject({ when: text, what: text, more: text.optional() })).min(2),
});
export type Timeline = z.infer<typeof timelineSchema>;

/** Figures shown large, `src/content/tiles/*.yaml`. */
export const tilesSchema = z.strictObject({
	tiles: z
		.array(
			z.strictObject({
				figure: text.describe('The figure, e.g. {{campus.classrooms}}'),
				label: text.describe('What it counts, e.g. “classrooms”'),
			}),
		)
		.min(2),
});
export type Tiles = z.infer<typeof tilesSchema>;

/** `faq.yaml`: the questions of /Faq, in order. */
export const faqSchema = z.strictObject({
	questions: z
		.array(
			z.strictObject({
				id: z.string().regex(/^[a-z0-9-]+$/, { error: 'write small letters, digits and dashes' }),
				question: text.endsWith('?', { error: 'end the question with a question mark' }),
				answer: text.describe('Markdown; a blank line begins a new paragraph'),
			}),
		)
		.min(1),
});
export type Faq = z.infer<typeof faqSchema>;

/** `houses.yaml`: the five houses. */
export const housesSchema = z.strictObject({
	houses: z
		.array(
			z.strictObject({
				name: text,
				colour: z.enum(['red', 'blue', 'green', 'yellow', 'purple'], {
					error: 'write red, blue, green, yellow or purple',
				}),
				namesake: text.describe('Whom the house is named after, in one sentence'),
				motto: text,
			}),
		)
		.length(5, { error: 'the school has five houses' }),
});
export type Houses = z.infer<typeof housesSchema>;
