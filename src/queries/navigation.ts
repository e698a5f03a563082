import { existingMenus, type MenuTarget, menus, topLinks } from '#lib/menus.ts';
import { type RoutePath, routes } from '#lib/routes.ts';
import { screens } from './screens.ts';
import { getSite } from './site.ts';

export interface NavLink {
	href: string;
	label: string;
	/** Leaves the site: opens in a new tab and says so. */
	external?: true;
}

/** The routes that are built: a menu shows only pages that exist. */
const built = new Set<RoutePath>(['/', ...screens.map((screen) => screen.path)]);

/** The header's top links and grouped menus, the footer's quick links (static-pages 2). */
export async function getNavigation() {
	const { school, settings } = await getSite();
	const external = {
		portal: { href: settings.PORTAL_URL, label: 'Portal login', external: true },
		transferCertificateForm: {
			href: `${settings.FILES_URL}/forms/transfer-certificate-form.pdf`,
			label: 'Transfer certificate form (PDF)',
			external: true,
		},
	} as const;
	const resolve = (target: MenuTarget): NavLink[] => {
		if (target === 'portal' || target === 'transferCertificateForm') return [external[target]];
		return built.has(target) ? [{ href: target, label: routes[target] }] : [];
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
	};
}
