import { z } from 'astro/zod';

/** A text that says something: neither empty nor blank. */
export const text = z
	.string({ error: 'write a text, in quotation marks when it is a number or a date' })
	.trim()
	.min(1, { error: 'write a text; it must not be empty' });

/**
 * A file of the school: a path below `FILES_URL`, such as 'transport/bus-form.pdf', or a whole https address.
 * Spaces and capital letters are allowed.
 */
export const file = text.regex(/^(https:\/\/\S+|[^/\\?#:][^\\?#:]*\.\w{2,5})$/, {
	error: 'write a path below the file host such as “transport/bus-form.pdf”, or an https address',
});

/** A page of this site, e.g. '/BusRoutes'. */
export const path = z.string().regex(/^\/[\w/-]*$/, { error: 'write a page such as “/BusRoutes”' });

export const wholeNumber = z.int({ error: 'write a whole number, without “Rs” or commas' }).min(0);
