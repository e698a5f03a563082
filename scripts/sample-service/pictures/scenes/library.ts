import { lighter } from '../colour.ts';
import { SPINES, shelf } from '../furniture.ts';
import { person, pupil } from '../people.ts';
import { plant, room, table } from '../room.ts';
import type { Painter } from '../scene.ts';
import { shadow } from '../sky.ts';
import { circle, d, ellipse, group, place, rect, shape, stroke, times } from '../svg.ts';

/** Open book, lying or held. */
const openBook = (x: number, y: number, size: number, cover: string) =>
	group(
		shape('M-34 4L-30 -12Q-14 -18 0 -10Q14 -18 30 -12L34 4Q16 -2 0 6Q-16 -2 -34 4Z', cover) +
			shape('M-29 0L-26 -14Q-12 -19 0 -12V3Q-14 -5 -29 0Z', '#fffdf4') +
			shape('M29 0L26 -14Q12 -19 0 -12V3Q14 -5 29 0Z', '#f2ecdb'),
		place(x, y, size),
	);

/** The library: tall shelves between windows, readers at a long table. */
export const library: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const wood = random.pick(['#9c6a43', '#7e5236', '#b98a5c', '#8a5f4a']);
	const middle = random.chance(0.6);
	const gap = width * between(0.24, 0.32);
	const windowAt = middle ? (width - gap) / 2 : random.pick([40, width - gap - 40]);
	const { markup, floorY } = room(
		canvas,
		light,
		{ from: windowAt, to: windowAt + gap, count: random.int(1, 2), arched: random.chance(0.6) },
		0.7,
	);
	const shelves: [number, number][] = [];
	for (const [from, to] of [
		[10, windowAt - 20],
		[windowAt + gap + 20, width - 10],
	] as const) {
		const count = Math.max(0, Math.round((to - from) / 320));
		for (let i = 0; i < count; i++)
			shelves.push([from + 26 + (i * (to - from)) / count, (to - from) / count - 52]);
	}
	const tableY = height * 0.8;
	const reader = (i: number, count: number) => {
		const x = width * (0.16 + (0.68 * (i + 0.5)) / count) + between(-30, 30);
		const tall = between(400, 450);
		return person(x, tableY + tall * 0.46, tall, pupil(canvas), 'work');
	};
	const readers = random.int(3, 5);
	const lamp = (x: number) =>
		stroke(d`M${x} ${tableY - 14}v-96`, '#c79a3f', 7) +
		shape(
			d`M${x - 58} ${tableY - 100}Q${x} ${tableY - 158} ${x + 58} ${tableY - 100}Z`,
			'#2f7a5c',
		) +
		ellipse(x, tableY - 14, 34, 8, '#a67d2f') +
		shape(d`M${x - 56} ${tableY - 98}h112l50 84h-212Z`, '#fff2bf', { opacity: 0.22 });
	return (
		markup +
		shelves
			.map(
				([x, wide]) =>
					shadow(canvas, x + wide / 2, floorY + 10, wide * 0.66, 26) +
					shelf(canvas, x, height * between(0.1, 0.14), wide, floorY + 8, wood),
			)
			.join('') +
		plant(canvas, windowAt + gap * between(0.2, 0.8), floorY + 2, 170) +
		(random.chance(0.6)
			? person(
					windowAt + gap * between(-0.5, 1.5),
					floorY + 60,
					300,
					pupil(canvas),
					'wave',
					true,
					random.chance(0.5),
				)
			: '') +
		times(readers, (i) => reader(i, readers)) +
		shadow(canvas, width / 2, height + 20, width * 0.52, 60, 0.5) +
		table(width * 0.08, tableY, width * 0.84, 300, lighter(wood, 0.1)) +
		times(readers, (i) =>
			openBook(
				width * (0.16 + (0.68 * (i + 0.5)) / readers),
				tableY - 24,
				between(1.5, 1.8),
				random.pick(SPINES),
			),
		) +
		lamp(width * between(0.2, 0.3)) +
		lamp(width * between(0.68, 0.8)) +
		times(random.int(3, 5), (k) =>
			rect(
				width * 0.46 - between(0, 10),
				tableY - 34 - k * 20,
				between(110, 140),
				19,
				random.pick(SPINES),
				{ rx: 3 },
			),
		) +
		globe(width * random.pick([0.12, 0.88]), tableY - 14)
	);
};

const globe = (x: number, y: number) =>
	ellipse(x, y, 34, 8, '#7a5433') +
	stroke(d`M${x} ${y}v-20`, '#7a5433', 8) +
	circle(x, y - 66, 46, '#4d93cf') +
	shape(
		d`M${x - 30} ${y - 92}q20 -16 34 0q10 14 -6 22q-4 16 -20 10q-16 -12 -8 -32zM${x + 8} ${y - 60}q22 -4 30 8q-6 20 -22 26q-14 -12 -8 -34z`,
		'#6fb36a',
	) +
	circle(x - 14, y - 82, 16, '#ffffff', { opacity: 0.2 }) +
	stroke(d`M${x + 38} ${y - 104}A54 54 0 0 1 ${x + 30} ${y - 22}`, '#c79a3f', 6);
