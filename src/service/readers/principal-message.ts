import { isPicture } from '#lib/files.ts';
import { readBody } from '#service/fields/body.ts';
import { readPaths } from '#service/fields/path.ts';
import { readText } from '#service/fields/title.ts';
import { type Reader, Unreadable } from '#service/readers.ts';
import { type PrincipalMessage, principalMessageSchema } from '#service/records.ts';
import { noteOtherTypes } from './other-types.ts';

/** The reader of `/api/principalMessage` (specification 3, Principal message). */
export const principalMessageReader: Reader<PrincipalMessage> = {
	schema: principalMessageSchema,
	read: (raw, warn) => {
		noteOtherTypes(raw, warn, ['category', 'name', 'designation'], ['attachments', 'attachment']);
		const messageHtml = readBody(raw.message);
		if (!messageHtml) throw new Unreadable('message', 'no readable message');
		return {
			category: readText(raw.category),
			name: readText(raw.name),
			designation: readText(raw.designation),
			messageHtml,
			photo: readPaths(raw.attachments, raw.attachment).find(isPicture) ?? null,
		};
	},
};
