/**
 * Looks through a page for what no text of the service may bring into it (design 5). Runs in the browser, so it refers
 * to nothing outside of itself.
 * @param isOwn whether the school's own text stands on the page too, whose headings have ids
 * @returns a line for each thing that is wrong
 */
export function auditPage(isOwn: boolean): string[] {
	const FORBIDDEN =
		'iframe:not(details.embed > iframe), frame, frameset, object, embed, applet, portal, base, math, marquee, video, audio, foreignObject, meta[http-equiv=refresh i]';
	const PROSE =
		'b strong i em u s sub sup p ul ol li h2 blockquote hr table thead tbody tr th td caption a br'.split(
			' ',
		);
	const KEPT = ['href', 'rel', 'scope', 'start', ...(isOwn ? ['id'] : [])];
	const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
	const wrong: string[] = [];
	const say = (what: string, { outerHTML }: Element) =>
		wrong.push(`${what}: ${outerHTML.slice(0, 160)}`);

	for (const element of document.querySelectorAll(FORBIDDEN)) say('forbidden', element);
	for (const element of document.querySelectorAll('*')) {
		if ([...element.attributes].some(({ name }) => name.startsWith('on'))) say('handler', element);
	}
	for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
		if (!script.src.startsWith(`${location.origin}/_astro/`)) say('foreign script', script);
	}
	for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
		if (!link.href.startsWith(`${location.origin}/_astro/`)) say('foreign style sheet', link);
	}
	for (const form of document.forms) {
		if (!form.action.startsWith(location.origin)) say('foreign form', form);
	}
	for (const element of document.querySelectorAll(
		'[href], [src], [action], [formaction], [*|href]',
	)) {
		for (const { localName, value } of element.attributes) {
			if (!['href', 'src', 'action', 'formaction'].includes(localName)) continue;
			const url = URL.parse(value, document.baseURI);
			if (!url || !PROTOCOLS.includes(url.protocol)) say('address', element);
		}
	}
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^=http]')) {
		const isProse = link.closest('main .prose') !== null && link.origin !== location.origin;
		if ((isProse || link.target) && !link.relList.contains('noopener')) say('opener', link);
		if (isProse && !link.relList.contains('external')) say('not marked', link);
	}
	for (const element of document.querySelectorAll('main .prose *, dialog .prose *')) {
		if (!PROSE.includes(element.localName)) say('element', element);
		if ([...element.attributes].some(({ name }) => !KEPT.includes(name))) say('attribute', element);
	}
	for (const element of document.querySelectorAll('main :is(b, i, em, u, s, sub, sup)')) {
		if (element.attributes.length > 0) say('attribute', element);
	}
	return wrong;
}
