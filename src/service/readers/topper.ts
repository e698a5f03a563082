import { isPicture } from '#lib/files.ts';
import { readMarks } from '#service/fields/marks.ts';
import { readPaths } from '#service/fields/path.ts';
import { quote, textOf } from '#service/fields/text.ts';
import { readText } from '#service/fields/title.ts';
import { type Reader, Unreadable } from '#service/readers.ts';
import { type Topper, topperSchema } from '#service/records.ts';
import { noteOtherTypes } from './other-types.ts';

/** The reader of `/api/topper` (specification 3, Topper): whoever is entered twice with the same result is one. */
export const topperReader: Reader<Topper> = {
	schema: topperSchema,
	read: (raw, warn) => {
		noteOtherTypes(raw, warn, ['stream', 'division'], ['attachments', 'attachment']);
		const marks = readMarks(raw.division);
		if (marks === null && textOf(raw.division)) {
			warn('division', `${quote(raw.division)} is not a number: read as no marks`);
		}
		const name = readText(raw.name);
		if (!name) throw new Unreadable('name', 'no name');
		return {
			class: readClass(raw.class),
			sessionYear: readSession(raw.sessionYear),
			name,
			marks,
			stream: readText(raw.stream),
			photo: readPaths(raw.attachments, raw.attachment).find(isPicture) ?? null,
		};
	},
	sameness: ({ photo: _, ...result }) => result,
};

function readClass(value: unknown): Topper['class'] {
	const name = readText(value).toUpperCase();
	if (name !== 'X' && name !== 'XII')
		throw new Unreadable('class', `${quote(value)} is neither X nor XII`);
	return name;
}

function readSession(value: unknown): string {
	const session = readText(value).replace(/\s/g, '').replace(/[‐–—]/, '-');
	if (!/^\d{4}-\d{4}$/.test(session)) {
		throw new Unreadable('sessionYear', `${quote(value)} is not of the form 2024-2025`);
	}
	return session;
}
