import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { schoolSchema } from '#content/school.schema.ts';
import type { ListName } from '#service/lists.ts';
import { pullInfoLoader, snapshotLoader } from '#service/loader.ts';
import { itemSchema, pullInfoSchema } from '#service/records.ts';

const items = (list: ListName) =>
	defineCollection({ loader: snapshotLoader(list), schema: itemSchema });

export const collections = {
	school: defineCollection({
		loader: glob({ base: './src/content', pattern: 'school.yaml' }),
		schema: schoolSchema,
	}),
	pull: defineCollection({ loader: pullInfoLoader(), schema: pullInfoSchema }),
	news: items('news'),
	circulars: items('circulars'),
	homeCirculars: items('homeCirculars'),
	events: items('events'),
};
