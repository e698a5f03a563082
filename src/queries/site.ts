import { getEntry } from 'astro:content';
import { describeFreshness } from '#lib/freshness.ts';
import type { PublicSettings } from '#lib/settings.ts';

/** What is the same on every page: the school, the addresses, the build's today, the age of the content. */
export async function getSite() {
	const [school, pull] = await Promise.all([
		getEntry('school', 'school'),
		getEntry('pull', 'latest'),
	]);
	if (!school)
		throw new Error('src/content/school.yaml is missing: restore it from the repository.');
	if (!pull) throw new Error('No content yet: run `npm run pull`, or `npm start` for the sample.');
	const { today, settings, lists } = pull.data;
	return {
		school: school.data,
		settings: settings as PublicSettings,
		/** e.g. '2026-11-21' */
		today,
		year: Number(today.slice(0, 4)),
		freshness: describeFreshness(today, lists),
	};
}
export type Site = Awaited<ReturnType<typeof getSite>>;
