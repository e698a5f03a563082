import { getEntry } from 'astro:content';
import { dateInKolkata, formatDate } from '#lib/dates.ts';
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
		/** e.g. '21 Nov 2026' */
		contentAsOf: formatDate(today),
		/** Lists that could not be read this time, in words: 'circulars of 3 Nov 2026'. */
		stale: Object.entries(lists).flatMap(([list, { stale }]) =>
			stale ? [`${labelOf(list)} ${ageOf(stale.since)}`] : [],
		),
	};
}
export type Site = Awaited<ReturnType<typeof getSite>>;

const ageOf = (since: string | null) =>
	since ? `of ${formatDate(dateInKolkata(new Date(since)))}` : 'not available yet';

/** A list's name in words: 'homeCirculars' → 'home circulars'. */
const labelOf = (list: string) => list.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
