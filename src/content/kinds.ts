import type { z } from 'astro/zod';
import { documentsSchema } from './schemas/documents.ts';
import { figuresSchema } from './schemas/figures.ts';
import { faqSchema, housesSchema, tilesSchema, timelineSchema } from './schemas/highlights.ts';
import { homeSchema } from './schemas/home.ts';
import { embedSchema, gallerySchema, videosSchema } from './schemas/media.ts';
import { pageSchema } from './schemas/page.ts';
import { schoolSchema } from './schemas/school.ts';
import { tableSchema } from './schemas/table.ts';

/** A kind of content that the school edits. */
interface Kind {
	/** Its file, or the folder of its files, in `src/content`. */
	at: string;
	schema: z.ZodType;
}

/** Everything in `src/content`: where it stands, and what it must look like. */
export const kinds = {
	school: { at: 'school.yaml', schema: schoolSchema },
	figures: { at: 'figures.yaml', schema: figuresSchema },
	faq: { at: 'faq.yaml', schema: faqSchema },
	home: { at: 'home.yaml', schema: homeSchema },
	houses: { at: 'houses.yaml', schema: housesSchema },
	pages: { at: 'pages', schema: pageSchema },
	tables: { at: 'tables', schema: tableSchema },
	documents: { at: 'documents', schema: documentsSchema },
	galleries: { at: 'galleries', schema: gallerySchema },
	videos: { at: 'videos', schema: videosSchema },
	embeds: { at: 'embeds', schema: embedSchema },
	timelines: { at: 'timelines', schema: timelineSchema },
	tiles: { at: 'tiles', schema: tilesSchema },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
export type DataOf<Name extends KindName> = z.infer<(typeof kinds)[Name]['schema']>;
