import { existingMenus, type MenuTarget, menus, topLinks } from '#lib/menus.ts';
import { type RoutePath, screenNames } from '#lib/routes.ts';
import { getLibrary } from './library.ts';
import { mapOf } from './page/blocks.ts';
import { existingPages } from './pages.ts';
import { screens } from './screens.ts';
import { getSite } from './site.ts';

export interface NavLink {
	href: string;
	label: string;
	/** Leaves the site: opens in a new tab and says so. */
	external?: true;
}

/** The page that lists all others. */
export const siteIndex = { href: '/SiteIndex', label: 'All pages' };

/** The header's top links and grouped menus, the footer's quick links and map (static-pages 2). */
export async function getNavigation() {
	const [{ school, settings }, library] = await Promise.all([getSite(), getLibrary()]);
	const form = library.documentOf('transfer-certificate-form');
	const external = {
		portal: { href: settings.PORTAL_URL, label: 'Portal login', external: true },
		transferCertificateForm: {
			href: form.href,
			label: `${form.title} (${form.type})`,
			external: true,
		},
	} as const;
	const pages = await linksByPath();
	const resolve = (target: MenuTarget): NavLink[] => {
		if (target === 'portal' || target === 'transferCertificateForm') return [external[target]];
		const link = pages.get(target);
		return link ? [link] : [];
	};
	return {
		top: topLinks.flatMap(resolve),
		menus: existingMenus(menus, resolve),
		/** The bar at the foot of a phone's screen. */
		bar: [
			{ href: '/', label: 'Home' },
			{ href: '/Circular', label: 'Circulars' },
			{ href: '/Events', label: 'Events' },
		],
		quick: school.quickLinks.flatMap((path) => resolve(path as RoutePath)),
		portal: external.portal,
		map: mapOf(library),
	};
}

/** A link to every page that exists, by path: menus show no other. */
async function linksByPath(): Promise<Map<string, NavLink>> {
	const own = [...(await existingPages()).values()].map(({ href, label }) => ({ href, label }));
	const fed = ['/' as const, ...screens.map(({ path }) => path)].map((href) => ({
		href,
		label: screenNames[href],
	}));
	return new Map([...fed, ...own].map((link) => [link.href, link]));
}

/** Links to pages by path, for a breadcrumb or a list; those that do not exist are left out. */
export async function linksTo(paths: readonly string[]): Promise<NavLink[]> {
	const links = await linksByPath();
	return paths.flatMap((path) => links.get(path) ?? []);
}

/** Every page under the headings of the menus, and those that no menu names (static-pages 2). */
export async function getSiteIndex() {
	const { top, menus: groups } = await getNavigation();
	const listed = new Set(
		groups.flatMap(({ sections }) =>
			sections.flatMap(({ links }) => links.map(({ href }) => href)),
		),
	);
	const once = (links: NavLink[]) => links.filter(({ href }) => !listed.has(href));
	const all = [...(await linksByPath()).values()];
	const shown = new Set([...listed, ...top.map(({ href }) => href)]);
	return [
		...groups,
		{ label: 'More from the school', sections: [{ links: once(top) }] },
		{ label: 'Sub-pages', sections: [{ links: all.filter(({ href }) => !shown.has(href)) }] },
	];
}
