import { setTimeout as wait } from 'node:timers/promises';
import { readLiveSite } from './live-site.ts';

/** How often a site is asked, and the milliseconds between: a host needs a while to show what it took. */
const PATIENCE = { tries: 24, pause: 5_000 };

/**
 * Waits until a website is the release that was uploaded.
 * @param url public origin of the website
 * @param fingerprint of the release
 * @returns whether it is, and Markdown for the office
 */
export async function confirmLive(url: string, fingerprint: string, patience = PATIENCE) {
	for (let left = patience.tries; ; left--) {
		const live = await readLiveSite(url);
		if (live.manifest?.fingerprint === fingerprint) {
			return { isLive: true, text: `## Published\n\n${url} shows it.\n` };
		}
		if (left <= 1) {
			const seen = live.manifest
				? `Visitors see the release of ${live.manifest.day}.`
				: `${live.reason}.`;
			return { isLive: false, text: refusal(seen) };
		}
		await wait(patience.pause);
	}
}

const refusal = (seen: string) => `## Not published

The host did not take the new site. **The website stays as it was.** ${seen}

**What to do:** If the next rebuild says the same, tell those who look after the website; the log of the run has the reason.
`;
