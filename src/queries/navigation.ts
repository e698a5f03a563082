import { type MenuGroup, type MenuTarget, menus, resolveMenus, topLinks } from '#lib/menus.ts';
import type { RoutePath } from '#lib/routes.ts';
import { getLibrary } from './library.ts';
import { oncePerBuild } from './once.ts';
import { mapOf } from './page/blocks.ts';
import { allPages, pageFinder } from './pages.ts';
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
export const getNavigation = oncePerBuild(readNavigation);

async function readNavigation() {
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
	const linkTo = await pageFinder();
	const resolve = (target: MenuTarget): NavLink => {
		if (target === 'portal' || target === 'transferCertificateForm') return external[target];
		const { href, label } = linkTo(target);
		return { href, label };
	};
	return {
		top: topLinks.map(resolve),
		menus: resolveMenus(menus, resolve),
		/** The bar at the foot of a phone's screen. */
		bar: [
			{ href: '/', label: 'Home' },
			{ href: '/Circular', label: 'Circulars' },
			{ href: '/Events', label: 'Events' },
		],
		quick: school.quickLinks.map((path) => resolve(path as RoutePath)),
		portal: external.portal,
		map: mapOf(library),
	};
}

/** Every page under the headings of the menus, and those that no menu names (static-pages 2). */
export async function getSiteIndex(): Promise<MenuGroup<NavLink>[]> {
	const { top, menus: groups } = await getNavigation();
	const listed = new Set(
		groups.flatMap(({ sections }) =>
			sections.flatMap(({ links }) => links.map(({ href }) => href)),
		),
	);
	const more = top.filter(({ href }) => !listed.has(href));
	const shown = new Set([...listed, ...more.map(({ href }) => href)]);
	const others = (await allPages()).filter(({ href }) => !shown.has(href));
	return [
		...groups,
		{ label: 'More from the school', sections: [{ links: more }] },
		{ label: 'Sub-pages', sections: [{ links: others }] },
	];
}
