import { MANIFEST, type Manifest, readManifest } from './manifest.ts';

/** What is live, as the host itself says; without a manifest, why. */
export type Live = { manifest: Manifest } | { manifest: null; reason: string };

/** Milliseconds for the answer of the host. */
const TIME = 20_000;

/**
 * Asks a website which release it is.
 * @param url public origin, e.g. 'https://school.example.org'
 * @returns never throws: a site that cannot be read is one that is not known, and publishing a fit one over it is safe
 */
export async function readLiveSite(url: string): Promise<Live> {
	const address = `${url}/${MANIFEST}`;
	const unknown = (reason: string): Live => ({ manifest: null, reason: `${address} ${reason}` });
	try {
		const response = await fetch(address, {
			// The host's caches must not answer for it.
			headers: { 'cache-control': 'no-cache' },
			signal: AbortSignal.timeout(TIME),
		});
		if (response.status === 404) return unknown('is not there: nothing is published yet');
		if (!response.ok) return unknown(`answers ${response.status}`);
		const manifest = readManifest(await response.text());
		return manifest ? { manifest } : unknown('is no description of a release');
	} catch {
		return unknown('cannot be reached');
	}
}
