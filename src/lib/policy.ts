import type { PublicSettings } from './settings.ts';

const originOf = (address: string) => new URL(address).origin;

/** Google's form script answers with a redirect to this host, which the policy must allow as well. */
const REDIRECTS: Readonly<Record<string, string>> = {
	'https://script.google.com': 'https://script.googleusercontent.com',
};

/**
 * What a page may load beside the site's own scripts and styles, whose hashes Astro adds: the content security policy
 * of every page. Nothing is allowed that no page needs; photographs may stand anywhere, since records name them so.
 * @param settings the public settings of the pull
 * @param frames addresses that pages embed, e.g. the map's
 * @returns directives such as "img-src 'self' https:"
 */
export function policyOf(settings: PublicSettings, frames: readonly string[]): string[] {
	const files = originOf(settings.FILES_URL);
	const form = originOf(settings.ALUMNI_FORM_URL);
	const directives: Record<string, string[]> = {
		'default-src': ["'none'"],
		'base-uri': ["'none'"],
		'connect-src': ["'self'", form, REDIRECTS[form] ?? ''],
		'font-src': ["'self'"],
		'form-action': ["'self'"],
		'frame-src': frames.map(originOf),
		'img-src': ["'self'", 'data:', 'https:', files, originOf(settings.CONTENT_SERVICE_URL)],
		'manifest-src': ["'self'"],
		'object-src': [files],
		'worker-src': ["'self'"],
	};
	return Object.entries(directives).map(([name, sources]) =>
		[name, ...new Set(sources.filter(Boolean))].join(' '),
	);
}
