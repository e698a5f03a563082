import { circle, group, place, shape } from './svg.ts';

/** Wings about (0, 0), 116 wide. */
export const WINGS =
	'M0 0C14 -16 40 -18 58 -14C48 -8 50 -6 40 -3C42 1 32 4 26 4C20 8 10 8 0 6C-10 8 -20 8 -26 4C-32 4 -42 1 -40 -3C-50 -6 -48 -8 -58 -14C-40 -18 -14 -16 0 0Z';

/** Wings around a disc: the motif of the school. */
export const crest = (x: number, y: number, disc: string, size = 1, wings = '#e9c66a') =>
	group(
		shape(WINGS, wings) +
			circle(0, -2, 13, '#f6e2ae') +
			circle(0, -2, 9, disc) +
			circle(0, -2, 4, '#f6e2ae'),
		place(x, y, size),
	);
