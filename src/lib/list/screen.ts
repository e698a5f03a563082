import type { ScreenPath } from '#lib/routes.ts';

/** How a list screen looks and speaks: the part of its configuration that the browser needs. */
export interface ScreenView {
	path: ScreenPath;
	/** e.g. ['circular', 'circulars'], as in '42 circulars'. */
	noun: readonly [one: string, many: string];
	/** Whether cards carry a picture. */
	pictures: boolean;
	/** The year that the screen opens with. */
	opensWith: 'All' | 'current year';
	/** Whether the year menu offers Archive: the items without a date. */
	archive: boolean;
}

/** '1 circular', '1,204 circulars'. */
export function countOf(count: number, [one, many]: ScreenView['noun']): string {
	return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
}
