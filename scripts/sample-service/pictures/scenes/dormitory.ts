import { darker, HOUSE_COLOURS, lighter } from '../colour.ts';
import { clock } from '../furniture.ts';
import { person, pupil } from '../people.ts';
import { plant, room } from '../room.ts';
import type { Painter } from '../scene.ts';
import { shadow } from '../sky.ts';
import { type Canvas, circle, d, ellipse, rect, shape, stroke, times } from '../svg.ts';

/** A mattress with sheet, pillow and folded-back blanket, its top at y. */
const berth = (x: number, y: number, wide: number, blanket: string) =>
	rect(x, y + 26, wide, 34, '#8d97a8', { rx: 4 }) +
	rect(x + 4, y, wide - 8, 34, '#f7f9fc', { rx: 12 }) +
	shape(
		d`M${x + wide * 0.34} ${y - 4}H${x + wide - 10}Q${x + wide} ${y - 4} ${x + wide} ${y + 8}V${y + 46}H${x + wide * 0.3}Z`,
		blanket,
	) +
	shape(d`M${x + wide * 0.34} ${y - 4}h34l-10 50h-34Z`, lighter(blanket, 0.45)) +
	times(3, (i) =>
		stroke(d`M${x + wide * 0.58 + i * wide * 0.13} ${y + 2}v40`, lighter(blanket, 0.25), 5),
	) +
	rect(x + 12, y - 24, wide * 0.24, 34, '#ffffff', { rx: 15 }) +
	rect(x + 12, y - 2, wide * 0.24, 12, '#c9d6e6', { rx: 6, opacity: 0.7 });

/** Two berths one above the other with a ladder, and a trunk below. */
function bunk(
	canvas: Canvas,
	x: number,
	floorY: number,
	wide: number,
	ladderLeft: boolean,
): string {
	const { random } = canvas;
	const frame = '#3d4d6b';
	const top = floorY - 470;
	const ladder = ladderLeft ? x + 22 : x + wide - 78;
	return (
		shadow(canvas, x + wide / 2, floorY + 6, wide * 0.6, 22, 0.4) +
		rect(x + wide * 0.4, floorY - 74, 150, 70, random.pick(['#4a4f5c', '#6b4a38', '#3c6b66']), {
			rx: 6,
		}) +
		rect(x + wide * 0.4, floorY - 52, 150, 7, '#c9a36b') +
		rect(x + wide * 0.4 + 66, floorY - 58, 18, 20, '#e9c66a', { rx: 3 }) +
		berth(x + 8, floorY - 150, wide - 16, random.pick(HOUSE_COLOURS)) +
		berth(x + 8, floorY - 380, wide - 16, random.pick(HOUSE_COLOURS)) +
		stroke(d`M${x + 10} ${floorY - 412}H${x + wide - 10}`, frame, 7) +
		times(2, (i) => rect(x - 6 + i * (wide - 8), top, 18, 470, frame, { rx: 6 })) +
		times(2, (i) => circle(x + 3 + i * (wide - 8), top, 13, lighter(frame, 0.2))) +
		stroke(
			d`M${ladder} ${floorY}V${floorY - 430}M${ladder + 56} ${floorY}V${floorY - 430}`,
			lighter(frame, 0.25),
			8,
		) +
		times(6, (i) => stroke(d`M${ladder} ${floorY - 56 - i * 62}h56`, lighter(frame, 0.25), 7))
	);
}

/** A table for study with lamp, books and chair. */
const desk = (x: number, y: number, wood: string) =>
	rect(x, y - 150, 290, 18, wood, { rx: 4 }) +
	rect(x + 12, y - 132, 16, 132, darker(wood, 0.2)) +
	rect(x + 190, y - 132, 88, 132, darker(wood, 0.12), { rx: 4 }) +
	times(2, (i) => rect(x + 204, y - 118 + i * 58, 60, 44, lighter(wood, 0.12), { rx: 4 })) +
	stroke(d`M${x + 46} ${y - 152}q-10 -60 30 -84`, '#c79a3f', 7) +
	shape(d`M${x + 60} ${y - 262}l52 24l-34 34z`, '#2f7a5c') +
	times(4, (i) =>
		rect(
			x + 176 + i * 24,
			y - 212 + (i % 2) * 12,
			20,
			62 - (i % 2) * 12,
			HOUSE_COLOURS[i] as string,
			{ rx: 3 },
		),
	);

/** A dormitory of the boarding house: bunks, trunks, a desk at the window, boys after school. */
export const dormitory: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const from = width * 0.37;
	const { markup, floorY } = room(canvas, light, { from, to: width * 0.63, count: 1 }, 0.66);
	const rug = random.pick(HOUSE_COLOURS);
	const boy = () =>
		pupil(canvas, {
			style: random.pick(['short', 'short', 'patka'] as const),
			wear: 'trousers',
			tie: undefined,
			...(random.chance(0.5) && { top: random.pick(HOUSE_COLOURS), bottom: '#46506b' }),
		});
	return (
		markup +
		clock(canvas, width * 0.5, 66) +
		desk(width * 0.41, floorY + 20, '#b98a5c') +
		plant(canvas, width * 0.63, floorY + 10, 120) +
		bunk(canvas, width * 0.235, floorY + 16, 250, false) +
		bunk(canvas, width * 0.61, floorY + 16, 250, true) +
		bunk(canvas, 30, floorY + 110, 380, false) +
		bunk(canvas, width - 410, floorY + 110, 380, true) +
		ellipse(width / 2, height * 0.89, 380, 66, darker(rug, 0.1)) +
		ellipse(width / 2, height * 0.89, 340, 54, lighter(rug, 0.5)) +
		ellipse(width / 2, height * 0.89, 310, 46, rug) +
		times(3, (i) => {
			const x = width * (0.38 + i * 0.12) + between(-30, 30);
			const y = height * 0.86 + (i % 2) * 70;
			return (
				shadow(canvas, x, y, 90, 15) +
				person(
					x,
					y,
					between(370, 410),
					boy(),
					random.pick(['stand', 'wave', 'walk', 'work'] as const),
					false,
					random.chance(0.5),
				)
			);
		})
	);
};
