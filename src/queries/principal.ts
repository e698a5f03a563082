import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { getLibrary } from './library.ts';
import { composePage } from './page/compose.ts';
import { photoOf } from './photos.ts';
import type { PictureView } from './pictures.ts';

/** A message of the principal or of another office holder. */
export interface MessageView {
	id: string;
	/** '' when the service gives none. */
	name: string;
	/** What the person is, e.g. 'Principal'; never ''. */
	office: string;
	html: string;
	photo: PictureView | null;
}

type Message = CollectionEntry<'principalMessages'>['data'];

const isPrincipal = ({ category }: Message) => category.toLowerCase() === 'principal';

/**
 * The messages of category Principal and those of others (specification 2, Principal's Message), the one with the
 * highest id first: messages bear no date, but the service's ids begin with the time at which they were made, so that
 * the latest leads.
 */
export async function principalMessages() {
	const messages = (await getCollection('principalMessages')).map(({ data }) => data);
	messages.sort((a, b) => (a.id < b.id ? 1 : -1));
	return {
		principal: await Promise.all(messages.filter(isPrincipal).map(toView)),
		others: await Promise.all(messages.filter((message) => !isPrincipal(message)).map(toView)),
	};
}

async function toView({ id, name, designation, category, messageHtml, photo }: Message) {
	const view: MessageView = {
		id,
		name,
		office: designation || category || 'School office',
		html: messageHtml,
		photo: await photoOf(photo, 'portrait'),
	};
	return view;
}

/** The school's own page, whose text stands in for a message of the principal. */
export async function standInMessage() {
	const entry = await getEntry('pages', 'PrincipalsMessage');
	if (!entry) throw new Error('src/content/pages/PrincipalsMessage.md is missing: restore it.');
	return composePage(entry.id, entry.data, entry.body ?? '', await getLibrary());
}
