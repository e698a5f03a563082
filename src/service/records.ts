import { z } from 'zod';
import { pictureUses } from '#lib/pictures.ts';

/**
 * The clean, typed forms into which `readers.ts` brings the service's records, and which the snapshot holds.
 * Text is plain (entities decoded, white space folded) unless the name says Html; *Html is sanitised.
 * A date is `YYYY-MM-DD`, a bare `YYYY`, or null for undated: always the calendar of Asia/Kolkata.
 * A file is a decoded path below `/api/image/` (`DEMO/news/Bus Timings.pdf`) or an absolute http(s) URL.
 */
const date = z
	.string()
	.regex(/^\d{4}(-\d{2}-\d{2})?$/)
	.nullable();
const file = z.string().min(1);

/** News, circular, homework, tender, magazine, sports, recruitment, event, highlight, notification, registration, album (specification 3). */
export const itemSchema = z.object({
	/** Stable and URL-safe: `[A-Za-z0-9_-]+`, unique in its list. */
	id: z.string().regex(/^[\w-]+$/),
	title: z.string().min(1),
	/** The title with its inline markup (b, strong, i, em, u, sub, sup); equals the escaped title when it has none. */
	titleHtml: z.string().min(1),
	/** Description, '' when there is none. */
	bodyHtml: z.string(),
	date,
	time: z.string(),
	venue: z.string(),
	category: z.string(),
	school: z.string(),
	/** `url` and `urlTitle`, the label defaulted when the service gives none. */
	link: z.object({ url: z.url(), label: z.string().min(1) }).nullable(),
	images: z.array(file),
	/** The first is the primary link. */
	attachments: z.array(file),
	galleryAttachments: z.array(file),
});
export type Item = z.infer<typeof itemSchema>;

/** An alumni entry of `/api/testimonials`: an item with the name of a person or batch. */
export const testimonialSchema = itemSchema.extend({ name: z.string() });
export type Testimonial = z.infer<typeof testimonialSchema>;

/** A board topper; `marks` is the number in the service's `division`, null when blank. */
export const topperSchema = z.object({
	id: itemSchema.shape.id,
	class: z.enum(['X', 'XII']),
	sessionYear: z.string().regex(/^\d{4}-\d{4}$/),
	name: z.string().min(1),
	marks: z.number().nullable(),
	stream: z.string(),
	photo: file.nullable(),
});
export type Topper = z.infer<typeof topperSchema>;

/** A message of the principal or of another office holder, told apart by `category`. */
export const principalMessageSchema = z.object({
	id: itemSchema.shape.id,
	category: z.string(),
	name: z.string(),
	designation: z.string(),
	messageHtml: z.string().min(1),
	photo: file.nullable(),
});
export type PrincipalMessage = z.infer<typeof principalMessageSchema>;

/** A photograph that the site shows smaller, in `pictures.json` by its address (design 1). */
export const pictureSchema = z.object({
	/** Names its files in the snapshot's folder `pictures`; see `variantsOf`. */
	hash: z.string().regex(/^[0-9a-f]{16}$/),
	/** Of the full photograph, upright, in pixels. */
	width: z.int().positive(),
	height: z.int().positive(),
	/** What it is shown as. */
	uses: z.array(z.enum(pictureUses)),
});
export type StoredPicture = z.infer<typeof pictureSchema>;

/** What a pull says of itself in `pull.json`: its day, the public settings, and the state of each list. */
export const pullInfoSchema = z.object({
	pulledAt: z.iso.datetime(),
	/** The day in Asia/Kolkata that the build takes as today. */
	today: z.iso.date(),
	settings: z.record(z.string(), z.string()),
	/** Sizes in bytes of the school's own files. */
	files: z.record(z.string(), z.number()).default({}),
	lists: z.record(
		z.string(),
		z.object({
			count: z.number(),
			fetchedAt: z.iso.datetime().nullable(),
			/** Set when the last good content stands in: since when, and why in plain words. */
			stale: z.object({ since: z.iso.datetime().nullable(), reason: z.string() }).nullable(),
		}),
	),
});
export type PullInfo = z.infer<typeof pullInfoSchema>;
