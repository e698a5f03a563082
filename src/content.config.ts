import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { type KindName, kinds } from '#content/kinds.ts';
import { contentLoader } from '#content/loader.ts';
import type { ListName } from '#service/lists.ts';
import { picturesLoader, pullInfoLoader, snapshotLoader } from '#service/loader.ts';
import {
	itemSchema,
	pictureSchema,
	principalMessageSchema,
	pullInfoSchema,
	testimonialSchema,
	topperSchema,
} from '#service/records.ts';

/** What the content service holds, as the last pull left it. */
const list = <Schema extends z.ZodType>(name: ListName, schema: Schema) =>
	defineCollection({ loader: snapshotLoader(name), schema });
const items = (name: ListName) => list(name, itemSchema);

/** What the school edits. */
const own = <Schema extends z.ZodType>(name: KindName, { schema }: { schema: Schema }) =>
	defineCollection({ loader: contentLoader(name), schema });

export const collections = {
	school: own('school', kinds.school),
	figures: own('figures', kinds.figures),
	faq: own('faq', kinds.faq),
	home: own('home', kinds.home),
	houses: own('houses', kinds.houses),
	pages: own('pages', kinds.pages),
	tables: own('tables', kinds.tables),
	documents: own('documents', kinds.documents),
	galleries: own('galleries', kinds.galleries),
	videos: own('videos', kinds.videos),
	embeds: own('embeds', kinds.embeds),
	timelines: own('timelines', kinds.timelines),
	tiles: own('tiles', kinds.tiles),
	pull: defineCollection({ loader: pullInfoLoader(), schema: pullInfoSchema }),
	pictures: defineCollection({ loader: picturesLoader(), schema: pictureSchema }),
	news: items('news'),
	homework: items('homework'),
	magazine: items('magazine'),
	sports: items('sports'),
	tenders: items('tenders'),
	recruitment: items('recruitment'),
	homeCirculars: items('homeCirculars'),
	circulars: items('circulars'),
	events: items('events'),
	schoolEvents: items('schoolEvents'),
	highlights: items('highlights'),
	notifications: items('notifications'),
	onlineRegistrations: items('onlineRegistrations'),
	albums: items('albums'),
	albumDetails: items('albumDetails'),
	achievements: items('achievements'),
	testimonials: list('testimonials', testimonialSchema),
	toppers: list('toppers', topperSchema),
	principalMessages: list('principalMessages', principalMessageSchema),
};
