import { darker, lighter, mix } from './colour.ts';
import type { Light } from './light.ts';
import { beam, pane } from './props.ts';
import { type Canvas, d, rect, shape, stroke, times } from './svg.ts';

export interface Room {
	/** Where the wall meets the floor. */
	floorY: number;
	wall: string;
	markup: string;
}

const WALLS = ['#f6ead6', '#e8f0f4', '#f3e4da', '#e7efe2', '#eae6f2', '#fbf1dc'] as const;

/** A wall, a boarded or tiled floor in perspective, and windows that let the hour's light in. */
export function room(
	canvas: Canvas,
	light: Light,
	windows: { from: number; to: number; count: number; arched?: boolean } | null,
	floorAt = 0.7,
): Room {
	const { width, height, random } = canvas;
	const wall = mix(random.pick(WALLS), light.sun, 0.12);
	const floorY = height * floorAt;
	const boards = random.pick(['#c99b6a', '#b98558', '#d8bd98', '#c7a98a']);
	const vanish = width * canvas.between(0.35, 0.65);
	const lines = times(15, (i) => {
		const far = vanish + (i - 7) * 150;
		return stroke(
			d`M${far} ${floorY}L${vanish + (i - 7) * 520} ${height}`,
			darker(boards, 0.2),
			2,
			{ opacity: 0.4 },
		);
	});
	const outside = canvas.linear([
		[0, light.sky[0]],
		[0.55, light.sky[2]],
		[0.7, mix(light.hill, light.haze, 0.3)],
		[0.84, light.leaf],
		[1, light.lawn],
	]);
	const panes = windows
		? times(windows.count, (i) => {
				const gap = (windows.to - windows.from) / windows.count;
				const w = gap * 0.66;
				return pane(
					windows.from + gap * i + gap * 0.17,
					height * 0.12,
					w,
					height * 0.34,
					outside,
					windows.arched,
				);
			})
		: '';
	const beams = windows
		? times(windows.count, (i) => {
				const gap = (windows.to - windows.from) / windows.count;
				return beam(
					canvas,
					windows.from + gap * i + gap * 0.17,
					height * 0.16,
					gap * 0.66,
					height * 0.72,
					-110,
				);
			})
		: '';
	return {
		floorY,
		wall,
		markup:
			rect(
				0,
				0,
				width,
				floorY,
				canvas.linear([
					[0, darker(wall, 0.1)],
					[0.5, wall],
					[1, darker(wall, 0.06)],
				]),
			) +
			rect(0, 0, width, 26, lighter(wall, 0.5)) +
			rect(0, 26, width, 7, darker(wall, 0.18), { opacity: 0.5 }) +
			rect(
				0,
				floorY,
				width,
				height - floorY,
				canvas.linear([
					[0, darker(boards, 0.12)],
					[0.3, boards],
					[1, lighter(boards, 0.12)],
				]),
			) +
			lines +
			rect(0, floorY - 22, width, 22, lighter(wall, 0.55)) +
			rect(0, floorY, width, 10, '#12203c', { opacity: 0.14 }) +
			panes +
			beams,
	};
}

/** A potted plant that stands at (x, y). */
export function plant(canvas: Canvas, x: number, y: number, size: number): string {
	const leaf = canvas.random.pick(['#3b8a5a', '#4d9b4f', '#2f7f6a']);
	const pot = canvas.random.pick(['#c4623f', '#e7e2d6', '#3d6ea8']);
	const fronds = times(11, (i) => {
		const lean = (i - 5) * 0.13 * size;
		const rise = size * (1 - Math.abs(i - 5) * 0.09);
		return shape(
			d`M${x} ${y - size * 0.3}Q${x + lean * 0.2 - size * 0.08} ${y - rise * 0.8} ${x + lean} ${y - rise}Q${x + lean * 0.6 + size * 0.06} ${y - rise * 0.6} ${x} ${y - size * 0.3}Z`,
			i % 2 ? leaf : lighter(leaf, 0.18),
		);
	});
	return (
		fronds +
		shape(
			d`M${x - size * 0.2} ${y - size * 0.34}h${size * 0.4}l${-size * 0.06} ${size * 0.34}h${-size * 0.28}Z`,
			pot,
		) +
		rect(x - size * 0.22, y - size * 0.36, size * 0.44, size * 0.07, lighter(pot, 0.2), { rx: 3 })
	);
}

/** A table seen from the front: top, apron and two legs. */
export function table(x: number, y: number, wide: number, tall: number, wood: string): string {
	return (
		rect(x + 14, y, 20, tall, darker(wood, 0.25)) +
		rect(x + wide - 34, y, 20, tall, darker(wood, 0.25)) +
		rect(x + 6, y + 6, wide - 12, 30, darker(wood, 0.15)) +
		rect(x - 10, y - 12, wide + 20, 22, wood, { rx: 5 }) +
		rect(x - 10, y - 12, wide + 20, 7, lighter(wood, 0.25), { rx: 4 })
	);
}
