import { z } from 'astro/zod';
import { file, path, text } from './fields.ts';

const number = z.string().regex(/^\+?[\d ()-]{6,}$/, {
	error: 'write a phone number such as “+91 11 5550 0100”',
});
const phone = z.strictObject({ label: text, number });
const address = z.email({ error: 'write an e-mail address such as “office@example.org”' });

/** `school.yaml`: what every page says about the school. Each fact stands here once; pages show it as {{school.name}}. */
export const schoolSchema = z.strictObject({
	name: text.min(3).describe('Name of the school, as it ends every page title'),
	motto: text.describe('Motto below the name'),
	description: text.max(160).describe('One sentence for search engines and link previews'),
	board: text.describe('The board that the school is affiliated to'),
	affiliation: text.describe('Affiliation number'),
	society: text.describe('Who runs the school'),
	people: z
		.strictObject({ principal: text, headmistress: text, warden: text, counsellor: text })
		.describe('Names that pages mention'),
	address: z.array(text).min(1).describe('Postal address, a line each'),
	phones: z
		.array(phone)
		.length(6, {
			error:
				'write six: senior school, junior school, principal, section officer, boarding house, telefax',
		})
		.describe('Phone numbers of /ContactUs; the first two stand in the footer'),
	mobiles: z.array(phone).length(3).describe('Mobile contacts of /ContactUs'),
	emails: z
		.array(z.strictObject({ label: text, address }))
		.length(3)
		.describe('E-mail contacts of /ContactUs; the first one stands in the footer'),
	map: z
		.strictObject({ embed: file, link: file })
		.describe('The school on a map: address for embedding, and of the map itself'),
	quickLinks: z.array(path).describe('Pages linked from the footer, in order'),
});

export type School = z.infer<typeof schoolSchema>;
