import { z } from 'astro/zod';

const phone = z.string().regex(/^\+?[\d ()-]{6,}$/, {
	error: 'write a phone number such as “+91 11 5550 0100”',
});

/** `school.yaml`: what every page says about the school. Each fact stands here once. */
export const schoolSchema = z.strictObject({
	name: z.string().min(3).describe('Name of the school, as it ends every page title'),
	motto: z.string().describe('Motto below the name'),
	description: z.string().max(160).describe('One sentence for search engines and link previews'),
	address: z.array(z.string()).min(1).describe('Postal address, a line each'),
	phones: z
		.array(z.strictObject({ label: z.string(), number: phone }))
		.length(2)
		.describe('The two numbers of the footer'),
	email: z.email({ error: 'write an e-mail address such as “office@example.org”' }),
	map: z.url().describe('Link to the school on a map'),
	quickLinks: z
		.array(z.string().startsWith('/'))
		.describe('Pages linked from the footer, in order'),
});

export type School = z.infer<typeof schoolSchema>;
