import { darker, lighter, mix } from '../colour.ts';
import { crest } from '../crest.ts';
import { bust, person, pupil } from '../people.ts';
import type { Painter } from '../scene.ts';
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

/** The hall from the last row: seats, a stage or a screen, lamps in the ceiling. */
export const hall: Painter = (canvas, light, name) => {
	const { width, height, random, between } = canvas;
	const wall = random.pick(['#e9d9bd', '#d9dfe8', '#e6d2c4']);
	const seat = random.pick(['#a8303a', '#2f4f8f', '#2f6b5c', '#7a3f6b']);
	const curtain = random.pick(['#8f2436', '#1f3f86', '#a8462a']);
	const screen = /audio|visual|screen|projector|smart|film/.test(name);
	const full = /audience|seminar|session|talk|workshop|pupil/.test(name) || random.chance(0.4);
	const [left, right, top, edge] = [width * 0.2, width * 0.8, height * 0.17, height * 0.46];
	/** From the middle to the wall, on the floor. */
	const wallAt = (y: number) =>
		width / 2 - (left - 30) * Math.max(0, 1 - (y - edge - 40) / (height * 0.78 - edge - 40));
	return (
		rect(
			0,
			0,
			width,
			height,
			canvas.linear([
				[0, darker(wall, 0.25)],
				[0.6, wall],
				[1, darker(wall, 0.4)],
			]),
		) +
		shape(d`M0 0H${width}L${right + 30} ${top - 40}H${left - 30}Z`, darker(wall, 0.08)) +
		lamps(canvas, left, right, top) +
		[-1, 1].map((side) => panels(canvas, side, wall, light.sun)).join('') +
		shape(
			d`M0 ${height * 0.78}L${left - 30} ${edge + 40}H${right + 30}L${width} ${height * 0.78}V${height}H0Z`,
			darker(mix(seat, '#6b5a4a', 0.6), 0.25),
		) +
		rect(left - 30, top - 40, right - left + 60, edge - top + 80, darker(wall, 0.5)) +
		(screen
			? projection(canvas, left, top, right - left, edge - top)
			: stage(canvas, left, top, right - left, edge - top, curtain)) +
		rect(left - 30, edge, right - left + 60, 46, '#7a4c33') +
		rect(left - 30, edge, right - left + 60, 9, '#c98e5c') +
		times(7, (row) => {
			const near = (row / 6) ** 1.35;
			const size = 0.34 + near * 0.86;
			const y = edge + 92 + near * (height - edge - 60);
			const step = 132 * size;
			const count = Math.ceil(width / step) + 2;
			return times(count, (i) => {
				const x = width / 2 + (i - (count - 1) / 2) * step;
				const aside = Math.abs(x - width / 2);
				// No seats in the aisle, and none within the walls.
				if (aside < 74 * (0.5 + near) || aside > wallAt(y) - 90 * size - 16) return '';
				const taken = full && random.chance(0.62);
				return group(
					(taken ? group(bust(pupil(canvas)), `${place(between(-6, 6), 0, 1.7)}`) : '') +
						chair(seat),
					place(x, y, size),
				);
			});
		}) +
		shape(
			d`M${width / 2 - 40} ${edge + 46}H${width / 2 + 40}L${width / 2 + 130} ${height}H${width / 2 - 130}Z`,
			'#ffffff',
			{ opacity: 0.06 },
		)
	);
};

/** A seat from behind, standing on 0. */
const chair = (colour: string) =>
	rect(-54, -24, 12, 24, '#2a2d38') +
	rect(42, -24, 12, 24, '#2a2d38') +
	rect(-58, -104, 116, 92, colour, { rx: 22 }) +
	rect(-58, -46, 116, 34, darker(colour, 0.35), { rx: 18, opacity: 0.6 }) +
	stroke('M-40 -96Q0 -104 40 -96', lighter(colour, 0.35), 4) +
	rect(-66, -66, 14, 52, darker(colour, 0.5), { rx: 6 }) +
	rect(52, -66, 14, 52, darker(colour, 0.5), { rx: 6 });

const lamps = (canvas: Canvas, left: number, right: number, top: number) =>
	times(3, (row) =>
		times(6, (i) => {
			const t = row / 2.4;
			const x = (left + ((right - left) * (i + 0.5)) / 6 - 800) * (2.1 - t * 1.05) + 800;
			const y = 16 + t * (top - 66);
			const glow = canvas.radial([
				[0, '#fff6d8', 0.9],
				[1, '#fff6d8', 0],
			]);
			return (
				ellipse(x, y, 70 - t * 22, 30 - t * 10, glow) +
				ellipse(x, y, 20 - t * 6, 7 - t * 2, '#fffdf2')
			);
		}),
	);

/** Wooden panels and wall lamps along one side, in perspective. */
const panels = ({ width, height }: Canvas, side: number, wall: string, sun: string) =>
	times(4, (i) => {
		const at = (t: number) => {
			const x = width / 2 + side * (width * 0.32 + t * width * 0.2);
			return [x, height * (0.2 - t * 0.13), height * (0.44 + t * 0.3)] as const;
		};
		const [[x1, a1, b1], [x2, a2, b2]] = [at(0.06 + i * 0.24), at(0.24 + i * 0.24)];
		return (
			shape(
				d`M${x1} ${a1}L${x2} ${a2}V${b2}L${x1} ${b1}Z`,
				darker(mix(wall, '#9c6a43', 0.55), 0.05),
			) +
			shape(d`M${x1} ${a1}L${x2} ${a2}V${a2 + 12}L${x1} ${a1 + 10}Z`, '#ffffff', { opacity: 0.3 }) +
			circle((x1 + x2) / 2, a1 + 70 + i * 6, 12 + i * 3, mix(sun, '#ffe9a8', 0.6))
		);
	});

/** A lit stage between curtains, with a speaker at the desk. */
function stage(
	canvas: Canvas,
	x: number,
	y: number,
	wide: number,
	tall: number,
	cloth: string,
): string {
	const back = canvas.random.pick(['#2a3f86', '#0f5c6b', '#5b2f7d']);
	const folds = canvas.linear(
		[
			[0, darker(cloth, 0.4)],
			[0.5, lighter(cloth, 0.1)],
			[1, darker(cloth, 0.4)],
		],
		[0, 0, 1, 0],
	);
	const side = times(4, (i) => rect(i * 30 - 2, 0, 34, tall, folds, { rx: 4 }));
	const middle = x + wide / 2;
	return (
		rect(
			x,
			y,
			wide,
			tall,
			canvas.linear([
				[0, darker(back, 0.3)],
				[1, lighter(back, 0.25)],
			]),
		) +
		circle(
			middle,
			y + tall * 0.52,
			tall * 0.36,
			canvas.radial([
				[0, '#fff2c4', 0.8],
				[1, '#fff2c4', 0],
			]),
		) +
		crest(middle, y + tall * 0.36, back, 1.7) +
		person(middle - wide * 0.2, y + tall + 4, 178, pupil(canvas), 'wave') +
		person(middle + wide * 0.2, y + tall + 4, 178, pupil(canvas), 'stand') +
		shape(d`M${middle - wide * 0.2 + 24} ${y + tall}l6 -86h62l6 86z`, '#8a5a34') +
		rect(middle - wide * 0.2 + 24, y + tall - 96, 74, 14, '#a8734e', { rx: 4 }) +
		group(side, place(x, y)) +
		group(side, place(x + wide, y, 1, true)) +
		times(7, (i) =>
			shape(
				d`M${x + (i * wide) / 7} ${y - 12}h${wide / 7}v44q${-wide / 14} 40 ${-wide / 7} 0z`,
				folds,
			),
		) +
		rect(x - 16, y - 24, wide + 32, 18, '#e9c06a', { rx: 4 })
	);
}

/** A screen with the picture of a planet, and the beam of the projector. */
const projection = (canvas: Canvas, x: number, y: number, wide: number, tall: number) =>
	rect(x + wide * 0.1, y - 10, wide * 0.8, tall - 6, '#f7f9fc', { rx: 6 }) +
	rect(
		x + wide * 0.11,
		y,
		wide * 0.78,
		tall - 26,
		canvas.linear([
			[0, '#101a3f'],
			[1, '#2c3f86'],
		]),
	) +
	times(50, () =>
		circle(
			canvas.between(x + wide * 0.13, x + wide * 0.87),
			canvas.between(y + 10, y + tall - 36),
			canvas.between(0.8, 2.4),
			'#ffffff',
			{ opacity: 0.8 },
		),
	) +
	circle(
		x + wide * 0.5,
		y + tall * 0.45,
		tall * 0.27,
		canvas.linear([
			[0, '#f6cf8a'],
			[0.5, '#d99a5e'],
			[1, '#a8643f'],
		]),
	) +
	times(3, (i) =>
		stroke(
			d`M${x + wide * 0.5 - tall * 0.25} ${y + tall * (0.38 + i * 0.09)}q${tall * 0.25} 16 ${tall * 0.5} 0`,
			'#fbe6c0',
			5,
			{ opacity: 0.5 },
		),
	) +
	stroke(
		d`M${x + wide * 0.5 - tall * 0.46} ${y + tall * 0.53}q${tall * 0.46} 54 ${tall * 0.92} -34`,
		'#e9d9bd',
		9,
	) +
	shape(
		d`M${x + wide * 0.12} ${y}H${x + wide * 0.88}L${canvas.width / 2 + 12} ${canvas.height}H${canvas.width / 2 - 12}Z`,
		'#cfe3ff',
		{ opacity: 0.07 },
	);
