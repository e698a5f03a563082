import type { Page } from '@playwright/test';
import type { School } from './site.ts';

export interface Topper {
	id: string;
	class: 'X' | 'XII';
	/** '2025-2026' */
	sessionYear: string;
	name: string;
	marks: number | null;
	stream: string;
	photo: string | null;
}

/** The toppers of a class, or of a session of it, by marks descending. */
export const toppersOf = (school: School, name: Topper['class'], session?: string) =>
	(school.list('toppers') as unknown as Topper[])
		.filter((topper) => topper.class === name)
		.filter(({ sessionYear }) => !session || sessionYear === session)
		.sort((a, b) => (b.marks ?? -1) - (a.marks ?? -1));

/** The session years of a class, newest first. */
export const sessionsOf = (school: School, name: Topper['class']) =>
	[...new Set(toppersOf(school, name).map(({ sessionYear }) => sessionYear))].sort().reverse();

/** The previous calendar year to the current year, else the latest session of the class. */
export function defaultOf(school: School, name: Topper['class']) {
	const sessions = sessionsOf(school, name);
	const current = `${school.year - 1}-${school.year}`;
	return sessions.includes(current) ? current : (sessions[0] ?? '');
}

/** The parts of a topper screen. */
export const screenOf = (page: Page) => ({
	session: page.getByRole('combobox', { name: 'Session year' }),
	search: page.getByRole('searchbox', { name: 'Search by name' }),
	count: page.getByRole('status'),
	cards: page.getByRole('main').getByRole('article'),
	marks: page.locator('.topper-marks strong'),
});

/** Their marks as the cards show them. */
export const marksText = (toppers: Topper[]) =>
	toppers.map(({ marks }) => String(marks ?? 'not given'));
