import { fileLabel } from '#lib/files.ts';
import { readBody } from '#service/fields/body.ts';
import { readDate } from '#service/fields/date.ts';
import { readPaths } from '#service/fields/path.ts';
import { escapeHtml, quote, shorten, textOf } from '#service/fields/text.ts';
import { readText, readTitle, type Title } from '#service/fields/title.ts';
import { readUrl } from '#service/fields/url.ts';
import { type Content, type Raw, type Reader, Unreadable, type Warn } from '#service/readers.ts';
import { type Item, itemSchema, type Testimonial, testimonialSchema } from '#service/records.ts';
import { isOfOtherType, noteOtherTypes } from './other-types.ts';

/** The fields in which a list dates its records; the first that holds a date counts. */
export type DateFields = readonly string[];

/** The reader of a list of items (specification 3: content item, event, highlight, notification, registration, album). */
export const itemReader = (dateFields: DateFields): Reader<Item> => ({
	schema: itemSchema,
	read: (raw, warn) => readItem(raw, warn, dateFields),
});

/** The reader of alumni entries: an entry without a title goes by its name. */
export const testimonialReader: Reader<Testimonial> = {
	schema: testimonialSchema,
	read: (raw, warn) => {
		noteOtherTypes(raw, warn, ['title', 'name'], []);
		const name = readText(raw.name);
		const title = readText(raw.title) ? raw.title : raw.name;
		return { ...readItem({ ...raw, title }, warn, ['date', 'fromDate', 'createdAt']), name };
	},
};

const TEXTS = ['title', 'description', 'desc', 'time', 'venue', 'category', 'school', 'url'];
const FILES = ['images', 'image', 'attachments', 'attachment', 'galleryAttachments'];

function readItem(raw: Raw, warn: Warn, dateFields: DateFields): Content<Item> {
	noteOtherTypes(raw, warn, TEXTS, FILES);
	const bodyHtml = readBody(raw.description) || readBody(raw.desc);
	const files = {
		images: readPaths(raw.images, raw.image),
		attachments: readPaths(raw.attachments, raw.attachment),
		galleryAttachments: readPaths(raw.galleryAttachments),
	};
	const title = titleOf(raw, warn, bodyHtml, Object.values(files).flat());
	return {
		title: title.text,
		titleHtml: title.html,
		bodyHtml,
		date: dateOf(raw, warn, dateFields),
		time: readText(raw.time),
		venue: readText(raw.venue),
		category: readText(raw.category),
		school: readText(raw.school),
		link: linkOf(raw, warn, title),
		...files,
	};
}

const TITLE_LENGTH = 80;

/** The title, or what stands in for a blank one: the first words of the text, the name of the first file. */
function titleOf(raw: Raw, warn: Warn, bodyHtml: string, files: string[]): Title {
	const title = readTitle(raw.title);
	if (title.text) return title;
	warn('title', 'there is none: the first words or the name of the file stand in');
	const words = readTitle(bodyHtml);
	if (words.text.length > TITLE_LENGTH) return plain(shorten(words.text, TITLE_LENGTH));
	if (words.text) return { ...words, link: null };
	if (!files[0])
		throw new Unreadable('title', 'nothing to show: no title, text, picture or document');
	return plain(fileLabel(files[0]));
}

const plain = (text: string): Title => ({ text, html: escapeHtml(text), link: null });

function dateOf(raw: Raw, warn: Warn, fields: DateFields): Item['date'] {
	const date = fields.map((field) => readDate(raw[field])).find((value) => value !== null) ?? null;
	for (const field of fields) {
		if (!date && (textOf(raw[field]) || isOfOtherType(raw[field])))
			warn(field, `${quote(raw[field])} is not a date: read as undated`);
	}
	return date;
}

function linkOf(raw: Raw, warn: Warn, title: Title): Item['link'] {
	const own = readUrl(raw.url);
	if (!own && textOf(raw.url)) warn('url', `${quote(raw.url)} is not a web address: left out`);
	const url = own ?? title.link;
	return url ? { url, label: readText(raw.urlTitle) || 'Open link' } : null;
}
