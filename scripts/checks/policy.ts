import type { BuiltSite, Problem } from './site.ts';

/** Every page has a content security policy that allows what stands in it, and loads scripts only from the site. */
export function checkPolicy({ pages }: BuiltSite): Problem[] {
	return pages.flatMap((page) => {
		const messages = page.inlineAttributes.map(
			(place) => `${place}: the policy refuses it; use a class, or a listener in a script.`,
		);
		if (!page.policy) messages.push('It has no content security policy: keep `security.csp` on.');
		for (const hash of page.inlineHashes) {
			if (page.policy.includes(`'${hash}'`)) continue;
			messages.push(`An inline script or style is not in the policy (${hash}): move it to a file.`);
		}
		for (const source of page.scriptSources) {
			if (/^\/(?!\/)/.test(source)) continue;
			messages.push(`It loads a script from “${source}”: keep scripts on the site itself.`);
		}
		return messages.map((message) => ({ file: page.file, message }));
	});
}
