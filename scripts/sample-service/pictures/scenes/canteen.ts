import { darker, lighter } from '../colour.ts';
import { grownUp, person, pupil } from '../people.ts';
import { plant, room, table } from '../room.ts';
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

const FOODS = ['#f2c23e', '#e8e2cf', '#6fae52', '#c9693a', '#fbf7ea', '#b5472f'] as const;

/** A steel plate with its dishes and a cup, seen from the front on a table. */
const meal = ({ random }: Canvas) =>
	ellipse(0, 0, 62, 15, '#aeb8c6') +
	ellipse(0, -4, 60, 14, '#e6ebf2') +
	times(4, (i) => ellipse(-34 + i * 23, -6 + (i % 2) * 4, 15, 5.5, random.pick(FOODS))) +
	shape('M58 -4L62 -46H92L96 -4Z', random.pick(['#d5dbe4', '#7fb6e0', '#e9bd4a'])) +
	ellipse(77, -46, 15, 4, '#f4f7fb');

/** Pots behind the counter, from which it steams. */
const pot = (x: number, y: number) =>
	times(2, (i) =>
		stroke(d`M${x - 16 + i * 32} ${y - 78}q-16 -24 0 -46t0 -44`, '#ffffff', 6, { opacity: 0.5 }),
	) +
	rect(x - 52, y - 62, 104, 62, '#c3ccd8', { rx: 8 }) +
	rect(x - 52, y - 62, 30, 62, '#e6ebf2', { rx: 8 }) +
	rect(x - 60, y - 70, 120, 12, '#98a3b3', { rx: 5 });

/** The counter where meals are handed out, with a tiled front and a board of dishes above. */
function counter(canvas: Canvas, x: number, floorY: number, wide: number): string {
	const { random } = canvas;
	const y = floorY - 130;
	const tiles = random.pick(['#2f7d8c', '#3f8f5f', '#c8703a']);
	return (
		rect(x + 40, 120, wide - 80, 150, '#2c3b34', { rx: 8 }) +
		times(3, (row) =>
			times(2, (column) => {
				const at = x + 66 + (column * (wide - 80)) / 2;
				return (
					circle(at, 156 + row * 40, 10, random.pick(FOODS)) +
					stroke(d`M${at + 24} ${156 + row * 40}h${(wide - 80) / 2 - 90}`, '#e9f3ea', 5, {
						opacity: 0.7,
					})
				);
			}),
		) +
		person(x + wide * 0.3, floorY + 110, 380, cook(canvas), 'work') +
		person(x + wide * 0.74, floorY + 110, 380, cook(canvas), 'wave', false, true) +
		rect(x, y, wide, 140, tiles) +
		times(Math.floor(wide / 46), (i) =>
			stroke(d`M${x + i * 46} ${y}v140`, lighter(tiles, 0.25), 2),
		) +
		times(3, (i) => stroke(d`M${x} ${y + 46 * i}h${wide}`, lighter(tiles, 0.25), 2)) +
		rect(x - 14, y - 16, wide + 28, 22, '#dfe5ec', { rx: 5 }) +
		times(3, (i) => pot(x + wide * (0.14 + i * 0.3), y - 14))
	);
}

/** In white with a cap. */
const cook = (canvas: Canvas) =>
	grownUp(canvas, {
		top: '#f8fafc',
		bottom: '#3a4257',
		wear: 'trousers',
		style: 'patka',
		cloth: '#f8fafc',
		tie: undefined,
	});

/** The canteen: pupils at long tables before the counter. */
export const canteen: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const left = random.chance(0.5);
	const windows = left ? { from: 20, to: width * 0.5 } : { from: width * 0.5, to: width - 20 };
	const { markup, floorY } = room(canvas, light, { ...windows, count: 2 }, 0.62);
	const wood = random.pick(['#d9b27a', '#c98e5c', '#e3c79a']);
	const row = (y: number, size: number, count: number) => {
		const step = (width * 0.94) / count;
		return (
			times(count, (i) =>
				person(
					width * 0.03 + step * (i + 0.5) + between(-16, 16),
					y + size * 195,
					between(430, 460) * size,
					pupil(canvas),
					random.chance(0.12) ? 'wave' : 'work',
					false,
					random.chance(0.5),
				),
			) +
			shadow(canvas, width / 2, y + 210 * size, width * 0.52, 30, 0.3) +
			table(50, y, width - 100, 230 * size, darker(wood, size < 1 ? 0.06 : 0)) +
			times(count, (i) =>
				group(meal(canvas), place(width * 0.03 + step * (i + 0.5) - 14, y - 12 * size, size * 1.1)),
			)
		);
	};
	return (
		markup +
		plant(canvas, left ? width * 0.51 : width * 0.49, floorY + 8, 150) +
		counter(canvas, left ? width * 0.56 : 60, floorY, width * 0.4) +
		row(floorY + 130, 0.8, 6) +
		row(height * 0.92, 1.12, 5)
	);
};
