import { darker, lighter } from '../colour.ts';
import { clock } from '../furniture.ts';
import { bust, grownUp, person, pupil } from '../people.ts';
import { plant, room } from '../room.ts';
import type { Painter } from '../scene.ts';
import { shadow } from '../sky.ts';
import {
	type Canvas,
	circle,
	d,
	ellipse,
	group,
	place,
	rect,
	shape,
	stroke,
	times,
} from '../svg.ts';

const CODE = ['#7fd1f0', '#f2b632', '#8fd19a', '#f08fb0', '#e9eef6'] as const;

/** What a screen of 100 by 64 shows: lines of a program, a chart, a painting, blocks that are put together. */
function picture(canvas: Canvas): string {
	const { random, between } = canvas;
	return [
		() =>
			rect(0, 0, 100, 64, '#16213a') +
			times(7, (i) =>
				stroke(d`M${8 + (i % 3) * 8} ${9 + i * 8}h${between(18, 60)}`, random.pick(CODE), 3),
			),
		() =>
			rect(0, 0, 100, 64, '#f4f7fb') +
			times(6, (i) => {
				const tall = between(12, 46);
				return rect(12 + i * 13, 56 - tall, 9, tall, CODE[i % 4] as string);
			}) +
			stroke('M8 56H92', '#5d687c', 2),
		() =>
			rect(0, 0, 100, 40, '#9fd4f7') +
			rect(0, 40, 100, 24, '#7cc267') +
			circle(78, 14, 8, '#f8d34e') +
			shape('M10 40L32 14L54 40Z', '#5d7fae') +
			shape('M40 40L62 22L84 40Z', '#7a9cc6'),
		() =>
			rect(0, 0, 100, 64, '#eef3fb') +
			times(4, (i) =>
				rect(8 + (i % 2) * 10, 8 + i * 13, between(30, 48), 11, CODE[i] as string, { rx: 3 }),
			) +
			circle(78, 34, 14, '#f2a03d') +
			circle(73, 31, 2.4, '#26304a') +
			circle(83, 31, 2.4, '#26304a'),
	][random.int(0, 3)]?.() as string;
}

/** One place, 240 units wide: desk, monitor, keyboard, and a pupil from behind beside it. */
function workplace(canvas: Canvas): string {
	const side = canvas.random.pick([-1, 1]);
	const wood = '#e3d2b4';
	return (
		ellipse(0, 148, 140, 18, '#12203c', { opacity: 0.2 }) +
		rect(-118, 10, 12, 138, '#8d97a8') +
		rect(106, 10, 12, 138, '#8d97a8') +
		shape('M-22 -8L-14 -40H14L22 -8Z', '#3a4257') +
		rect(-86, -142, 172, 112, '#262d3f', { rx: 8 }) +
		group(picture(canvas), place(-79, -135, 1.58)) +
		shape('M-79 -135h74l-60 101h-14Z', '#ffffff', { opacity: 0.1 }) +
		rect(-132, -8, 264, 20, wood, { rx: 5 }) +
		rect(-132, -8, 264, 7, lighter(wood, 0.4), { rx: 4 }) +
		rect(-54, -16, 84, 10, '#dfe5ec', { rx: 3 }) +
		ellipse(60, -11, 11, 6, '#dfe5ec') +
		group(bust(pupil(canvas)), place(side * 52, 112, 1.85)) +
		stroke(d`M${side * 52 - 44} 148V92M${side * 52 + 44} 148V92`, '#5d687c', 8) +
		rect(side * 52 - 54, 62, 108, 40, '#3d5f95', { rx: 12 }) +
		rect(side * 52 - 54, 62, 108, 13, lighter('#3d5f95', 0.25), { rx: 8 })
	);
}

/** The computer laboratory: rows of screens, each with a pupil, the teacher in front. */
export const computers: Painter = (canvas, light) => {
	const { width, random } = canvas;
	const left = random.chance(0.5);
	const windows = left ? { from: 10, to: width * 0.32 } : { from: width * 0.68, to: width - 10 };
	const { markup, floorY } = room(canvas, light, { ...windows, count: 1 }, 0.56);
	const boardX = left ? width * 0.45 : width * 0.2;
	const rows = [
		{ count: 5, size: 0.86, y: floorY + 58 },
		{ count: 4, size: 1.18, y: floorY + 196 },
		{ count: 3, size: 1.62, y: floorY + 392 },
	];
	const teacher = left ? width * 0.91 : width * 0.07;
	return (
		markup +
		rect(boardX - 12, 78, 542, 346, '#3a4257', { rx: 10 }) +
		group(picture(canvas), place(boardX + 8, 91, 5)) +
		rect(boardX + 1, 411, 516, 13, darker('#3a4257', 0.3)) +
		clock(canvas, left ? width * 0.93 : width * 0.055, 120) +
		plant(canvas, left ? width * 0.345 : width * 0.655, floorY + 8, 150) +
		shadow(canvas, teacher, floorY + 26, 80, 14) +
		person(teacher, floorY + 26, 380, grownUp(canvas), 'wave', false, left) +
		rows
			.map(({ count, size, y }, row) =>
				times(count, (i) =>
					group(
						workplace(canvas),
						place((width / count) * (i + 0.5) + (row % 2 ? 24 : -24), y, size),
					),
				),
			)
			.join('')
	);
};
