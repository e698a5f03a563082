/** The attributes that hold one address each; the last three are those of an Astro island. */
const SINGLE = [
	'href',
	'src',
	'action',
	'formaction',
	'poster',
	'data',
	'xlink:href',
	'component-url',
	'renderer-url',
	'before-hydration-url',
];
const SETS = ['srcset', 'imagesrcset'];

/**
 * Every address in an element's attributes, as it is written.
 * @param tag e.g. 'img'
 * @param attributes by lower-case name
 */
export function addressesOf(tag: string, attributes: Map<string, string>): string[] {
	const single = SINGLE.flatMap((name) => attributes.get(name) ?? []);
	const sets = SETS.flatMap((name) => candidatesOf(attributes.get(name) ?? ''));
	return [...single, ...sets, ...(tag === 'meta' ? addressesOfMeta(attributes) : [])].map((url) =>
		url.trim(),
	);
}

/** The addresses of a srcset such as 'a.webp 1x, b.webp 2x'. */
function candidatesOf(srcset: string): string[] {
	return [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[\d.]+[wxh])*\s*(?:,|$)/g)].map(
		([, url]) => url ?? '',
	);
}

/** Link previews name pages and pictures; a refresh names where it leads. */
function addressesOfMeta(attributes: Map<string, string>): string[] {
	const content = attributes.get('content') ?? '';
	const name = attributes.get('property') ?? attributes.get('name') ?? '';
	if (/^(og|twitter):(url|image|video|audio)$/.test(name)) return [content];
	const refresh = attributes.get('http-equiv')?.toLowerCase() === 'refresh';
	return refresh ? content.split(/;\s*url=/i).slice(1) : [];
}

/** The addresses of a style sheet: `url(…)` and `@import`. */
export function addressesOfStyles(css: string): string[] {
	return [...css.matchAll(/url\(\s*["']?([^"')]+?)["']?\s*\)|@import\s+["']([^"']+)["']/g)].map(
		([, url, imported]) => url ?? imported ?? '',
	);
}

/** The pages that a sitemap names. */
export function addressesOfSitemap(xml: string): string[] {
	return [...xml.matchAll(/<loc>\s*(.*?)\s*<\/loc>/gs)].map(([, url]) => url ?? '');
}
