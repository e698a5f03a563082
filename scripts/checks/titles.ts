import type { BuiltSite, Problem } from './site.ts';

/** Every page has one title, unlike all others, that ends with the school's name (specification 1). */
export function checkTitles({ pages, schoolName }: BuiltSite): Problem[] {
	const firstWith = new Map<string, string>();
	return pages.flatMap(({ file, titles: [title = '', ...more] }) => {
		const messages: string[] = [];
		const other = firstWith.get(title);
		if (more.length > 0) messages.push('It has several <title> elements: keep one.');
		if (!title) messages.push('It has no title: give the layout one.');
		else if (other) messages.push(`Its title “${title}” is that of ${other} too: make it its own.`);
		else firstWith.set(title, file);
		if (title && !title.endsWith(schoolName)) {
			messages.push(`Its title “${title}” does not end with “${schoolName}”.`);
		}
		return messages.map((message) => ({ file, message }));
	});
}
