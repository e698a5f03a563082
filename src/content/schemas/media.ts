import { z } from 'astro/zod';
import { file, text } from './fields.ts';

/** Pictures with the zoom viewer, `src/content/galleries/*.yaml`. */
export const gallerySchema = z.strictObject({
	label: text.describe('What the pictures show together, for screen readers'),
	pictures: z
		.array(
			z.strictObject({
				file,
				alt: text.max(140).describe('What this picture shows, in one sentence'),
				caption: text.optional().describe('A line below the picture, when it needs one'),
			}),
		)
		.min(1),
});
export type Gallery = z.infer<typeof gallerySchema>;

/** Videos as tiles that open in a new tab, `src/content/videos/*.yaml`. */
export const videosSchema = z.strictObject({
	videos: z.array(z.strictObject({ title: text, file, thumbnail: file })).min(1),
});
export type Videos = z.infer<typeof videosSchema>;

/** A map or a video of another site, `src/content/embeds/*.yaml`: it loads when it is tapped. */
export const embedSchema = z.strictObject({
	title: text.describe('What it is, e.g. “Map of the way to the school”'),
	invitation: text.describe('What the visitor taps, e.g. “Show the map”'),
	source: file.describe('Address that the provider gives for embedding'),
	link: file.describe('Address of the same at the provider, to open in a tab of its own'),
});
export type Embed = z.infer<typeof embedSchema>;
