import { addressesOfSitemap, addressesOfStyles } from './addresses.ts';
import { type Page, pathOf } from './page.ts';
import type { BuiltSite, Problem } from './site.ts';

/**
 * Every address that stays on the site leads to a file, and every fragment to an id, in exact case and without
 * trailing slash or `.html` (design 2): one page, one address. Pages, style sheets and sitemaps are read.
 */
export function checkLinks(site: BuiltSite): Problem[] {
	const origin = originOf(site.pages);
	const pages = new Map(site.pages.map((page) => [page.file, page]));
	const results = new Map<string, string>();
	const resolve = (url: URL) => {
		const key = url.pathname + url.hash;
		const known = results.get(key);
		if (known !== undefined) return known;
		const result = problemOf(url, site, pages);
		results.set(key, result);
		return result;
	};
	return [...site.files].flatMap((file) => {
		const base = new URL(pathOf(file), origin);
		return [...new Set(addressesIn(file, site, pages))].flatMap((address) => {
			const url = URL.parse(address, base);
			if (!url) return [{ file, message: `“${address}” is no address: correct it.` }];
			const problem = url.origin === base.origin ? resolve(url) : '';
			return problem ? [{ file, message: `“${address}” ${problem}` }] : [];
		});
	});
}

/** The site's own origin, as the home page states it. */
function originOf(pages: Page[]): string {
	const home = pages.find(({ file }) => file === 'index.html');
	return URL.parse(home?.canonical ?? '')?.origin ?? 'http://localhost';
}

function addressesIn(file: string, site: BuiltSite, pages: Map<string, Page>): string[] {
	const page = pages.get(file);
	if (page) return page.addresses;
	if (file.endsWith('.css')) return addressesOfStyles(site.read(file).toString());
	if (/^sitemap.*\.xml$/.test(file)) return addressesOfSitemap(site.read(file).toString());
	return [];
}

/** What is wrong with an address of the site, '' when nothing is. */
function problemOf({ pathname, hash }: URL, site: BuiltSite, pages: Map<string, Page>): string {
	const path = decode(pathname);
	if (path !== '/' && path.endsWith('/')) return 'ends with a slash: leave it out.';
	if (path.endsWith('.html')) return 'ends with .html: leave the ending out.';
	const file = fileOf(path, site.files);
	if (!file) return `leads nowhere${nearTo(path, site.files)}.`;
	const id = decode(hash.slice(1));
	const page = pages.get(file);
	if (!id || id === 'top' || !page || page.ids.has(id)) return '';
	return `leads to no id “${id}” in ${file}: correct the link or add the id.`;
}

const fileOf = (path: string, files: Set<string>) =>
	[`${path.slice(1)}.html`, path.slice(1), `${path.slice(1)}index.html`].find((file) =>
		files.has(file),
	);

function nearTo(path: string, files: Set<string>): string {
	const folded = path.toLowerCase();
	const near = [...files].map(pathOf).find((other) => other.toLowerCase() === folded);
	return near ? `: write ${near}` : ': correct the link or add the file';
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
