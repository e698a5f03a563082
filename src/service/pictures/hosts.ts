/** Names that lead into the network of whoever runs the pull. */
const INNER = /\.(?:localhost|local|internal|intranet|lan|home|corp|arpa)$/i;
const PUBLIC = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/i;

/**
 * Makes the judge of picture addresses: a record may name any, but the pull must not be sent to ask within its own
 * network (design 5: text is hostile until sanitised).
 * @param known addresses of the service and the file host, at which everything may be asked for
 * @returns 'known', 'public' for https at a public name, else 'inner'
 */
export function hostJudge(known: readonly string[]) {
	const origins = new Set(known.map((address) => new URL(address).origin));
	return (address: string): 'known' | 'public' | 'inner' => {
		const { origin, protocol, hostname, port } = new URL(address);
		if (origins.has(origin)) return 'known';
		const isPublic = PUBLIC.test(hostname) && !INNER.test(hostname);
		return protocol === 'https:' && port === '' && isPublic ? 'public' : 'inner';
	};
}
