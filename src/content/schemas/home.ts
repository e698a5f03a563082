import { z } from 'astro/zod';
import { path, text } from './fields.ts';

const card = z.strictObject({
	title: text.describe('Heading of the card'),
	text: text.max(200).describe('One or two sentences'),
	page: path.describe('The page that the card leads to'),
	gallery: z
		.string()
		.regex(/^[a-z0-9-]+$/, {
			error: 'write the name of a file in galleries, e.g. “school-library”',
		})
		.describe('The gallery whose first picture stands on the card'),
});

const otherSite = z.strictObject({
	label: text.describe('What the link says'),
	address: text
		.regex(/^(https:\/\/\S+|\{\{links\.\w+\}\})$/, {
			error: 'write an https address, or {{links.portal}} or {{links.libraryLogin}}',
		})
		.describe('Address of the other site'),
});

/** `home.yaml`: the texts of the home page (specification 2, Home page). */
export const homeSchema = z.strictObject({
	quote: z.strictObject({
		words: text.max(160).describe('The quotation, without quotation marks'),
		source: text.describe('Who said it, or where it is from'),
	}),
	mission: text.max(320).describe('The mission statement, one or two sentences'),
	welcome: z.strictObject({
		heading: text,
		text: text.describe('Markdown; a blank line begins a new paragraph'),
		link: text.describe('What the link to the page History says'),
	}),
	principal: z.strictObject({
		placeholder: text.describe('Stands on the card while there is no message of the principal'),
		link: text.describe('What the link to the principal’s message says'),
	}),
	cards: z.array(card).min(1).describe('The cards beside the principal’s message'),
	usefulLinks: z
		.array(
			z.union([path, otherSite], {
				error: 'write a page such as “/BusRoutes”, or a label and an address',
			}),
		)
		.min(1)
		.describe('The grid of useful links, in order'),
	ranking: text.describe('The claim of the school’s rank, with {{ranking.claim}} in it'),
});

export type Home = z.infer<typeof homeSchema>;
