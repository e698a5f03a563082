import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { pathOf } from '../checks/page.ts';

/** A link to another website that leads nowhere. */
export interface DeadLink {
	url: string;
	/** The first page on which it stands, e.g. '/Clubs'. */
	page: string;
	/** Follows the address, e.g. 'answers 404'. */
	reason: string;
}

/** Milliseconds for an answer, and how many links are followed at once. */
const TIME = 15_000;
const AT_ONCE = 6;

/**
 * Collects the links of a built site to other websites.
 * @param dir the built site
 * @param pages its HTML files
 * @param own addresses whose links are the site's own or looked after elsewhere, e.g. ['https://files.example.org/school']
 * @returns the first page on which each stands, by its address
 */
export async function collectLinks(
	dir: string,
	pages: readonly string[],
	own: readonly string[],
): Promise<Map<string, string>> {
	const found = new Map<string, string>();
	for (const file of pages) {
		for (const url of linksIn(await readFile(join(dir, file), 'utf8'))) {
			const isOwn = own.some((base) => url === base || url.startsWith(`${base}/`));
			if (!isOwn && !found.has(url)) found.set(url, pathOf(file));
		}
	}
	return found;
}

/**
 * Follows each link once.
 * @param links as `collectLinks` gives them
 * @returns the dead ones, sorted; never throws, and says nothing of websites that fail or turn robots away
 */
export async function deadAmong(links: ReadonlyMap<string, string>): Promise<DeadLink[]> {
	const limit = pLimit(AT_ONCE);
	const dead = await limit.map([...links], async ([url, page]) => {
		const reason = await follow(url);
		return reason ? [{ url, page, reason }] : [];
	});
	return dead.flat().sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** The addresses of other hosts that a page links to, without fragments. */
function linksIn(html: string): string[] {
	const links: string[] = [];
	const visit = (node: DefaultTreeAdapterTypes.Node) => {
		if ('tagName' in node && node.tagName === 'a') {
			const href = node.attrs.find(({ name }) => name === 'href')?.value ?? '';
			const url = URL.parse(href);
			if (url && /^https?:$/.test(url.protocol) && isPublic(url.hostname)) {
				url.hash = '';
				links.push(url.href);
			}
		}
		if ('childNodes' in node) node.childNodes.forEach(visit);
	};
	visit(parse(html));
	return links;
}

/** A link in somebody's text must not make this machine call at its neighbours. */
const isPublic = (host: string) =>
	/\.[a-z][a-z\d-]+$/i.test(host) && !/\.(local|localhost|internal|home|lan)$/i.test(host);

/** Why a link is dead, '' when it is not known to be. */
async function follow(url: string): Promise<string> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(TIME) });
		await response.body?.cancel();
		return [404, 410].includes(response.status) ? `answers ${response.status}` : '';
	} catch (error) {
		const { cause } = error as { cause?: { code?: string } };
		return cause?.code === 'ENOTFOUND' ? 'names a website that is not there' : '';
	}
}
