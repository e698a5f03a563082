import type { BuiltSite, Problem } from './site.ts';

/** Every page has a language, exactly one main heading and one main part. */
export function checkOutline({ pages }: BuiltSite): Problem[] {
	return pages.flatMap(({ file, lang, counts }) => {
		const wrong = Object.entries(counts)
			.filter(([, count]) => count !== 1)
			.map(([tag, count]) => `It has ${count} <${tag}> elements: a page has exactly one.`);
		if (!lang) wrong.push('<html> has no lang: screen readers need it.');
		return wrong.map((message) => ({ file, message }));
	});
}
