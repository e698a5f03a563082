import type { BuiltSite, Problem } from './site.ts';

/** What a key looks like, in the forms that their issuers publish. */
const KEYS = {
	'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
	'an Amazon key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
	'a Google key': /\bAIza[\w-]{35}\b/,
	'a GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,})/,
	'a Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
	'a Stripe key': /\b[rs]k_live_[A-Za-z0-9]{16,}/,
	'a signed web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
	'a bearer header': /\bBearer [\w.~+/-]{16,}/,
};

/** No file holds the secret of the content service, a key, or the sources of the scripts (design 2). */
export function checkSecrets(site: BuiltSite): Problem[] {
	return [...site.files].flatMap((file) => {
		// One character a byte: any file can be searched, pictures included.
		const text = site.read(file).toString('latin1');
		const found = Object.entries(KEYS)
			.filter(([, pattern]) => pattern.test(text))
			.map(([name]) => name);
		if (site.token && text.includes(site.token)) found.push('the secret CONTENT_SERVICE_TOKEN');
		const messages = found.map((name) => `It holds ${name}: take it out and change it at once.`);
		if (file.endsWith('.map') || /\/[/*][#@] ?sourceMappingURL=(?!data:,)/.test(text)) {
			messages.push('It is or names a source map: switch source maps off.');
		}
		return messages.map((message) => ({ file, message }));
	});
}
