import { checkLinks } from './links.ts';
import { checkMarkup, sampleOf } from './markup.ts';
import { checkOutline } from './outline.ts';
import { checkPolicy } from './policy.ts';
import { checkRoutes } from './routes.ts';
import { checkSecrets } from './secrets.ts';
import type { BuiltSite, Problem } from './site.ts';
import { checkTitles } from './titles.ts';
import { checkWords } from './words.ts';

export interface Rule {
	name: string;
	check(site: BuiltSite): Problem[];
	/** What the rule looked at, e.g. '412 pages'. */
	scope(site: BuiltSite): string;
}

const pages = (site: BuiltSite) => `${site.pages.length} pages`;
const files = (site: BuiltSite) => `${site.files.size} files`;

/** What a built site must keep to be fit to deploy. */
export const rules: Rule[] = [
	{ name: 'routes', check: checkRoutes, scope: ({ routes }) => `${routes.length} routes` },
	{ name: 'links', check: checkLinks, scope: files },
	{ name: 'titles', check: checkTitles, scope: pages },
	{ name: 'outline', check: checkOutline, scope: pages },
	{
		name: 'markup',
		check: checkMarkup,
		scope: (site) => `${sampleOf(site.pages).length} of ${pages(site)}`,
	},
	{ name: 'words', check: checkWords, scope: pages },
	{ name: 'policy', check: checkPolicy, scope: pages },
	{ name: 'secrets', check: checkSecrets, scope: files },
];
