import type { ScreenView } from '#lib/list/screen.ts';

const circulars: ScreenView = {
	path: '/Circular',
	noun: ['circular', 'circulars'],
	card: 'notice',
	layout: 'cards',
	opensWith: 'current',
	all: 'All',
	months: true,
};

/** A screen such as /Circular, with what a test needs otherwise. */
export const screen = (part: Partial<ScreenView> = {}): ScreenView => ({ ...circulars, ...part });

/** A screen such as /Achievements: academic years, no choice of all. */
export const achievements: ScreenView = {
	path: '/Achievements',
	noun: ['achievement', 'achievements'],
	card: 'document',
	layout: 'rows',
	opensWith: 'newest',
	academic: true,
	archive: true,
};
