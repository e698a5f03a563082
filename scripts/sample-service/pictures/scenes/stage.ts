import { darker, HAIR, lighter, mix } from '../colour.ts';
import { person, pupil } from '../people.ts';
import type { Pose } from '../poses.ts';
import { bunting } from '../props.ts';
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

const COSTUMES = [
	['#d8453b', '#f2b632'],
	['#8150b8', '#f08fb0'],
	['#0f8a7e', '#f2b632'],
	['#e0723a', '#a8325a'],
	['#2f6fd0', '#f4f1e4'],
	['#c2307a', '#f6c34a'],
] as const;
const BACKDROPS = ['#2a3f86', '#5b2f7d', '#0f5c6b', '#7a2f4f', '#1f4a7d'] as const;

/** Annual day: dancers, singers or actors under the lights, before a hall full of heads. */
export const stage: Painter = (canvas) => {
	const { width, height, random, between } = canvas;
	const back = random.pick(BACKDROPS);
	const curtain = random.pick(['#a8242f', '#8a1f4a', '#1f3f86', '#a8462a']);
	const floor = height * 0.7;
	const edge = height * 0.8;
	const count = random.int(4, 8);
	const performers = Array.from({ length: count }, (_, i) => {
		const spread = width * 0.62;
		const x = width * 0.19 + (spread * (i + 0.5)) / count + between(-14, 14);
		const front = i % 2 === 0;
		return { x, y: floor + (front ? 66 : 24), tall: (front ? 330 : 296) * between(0.95, 1.05) };
	}).sort((a, b) => a.y - b.y);
	const costume = random.pick(COSTUMES);
	const second = random.pick(COSTUMES);
	const choir = random.chance(0.25);
	const pose = (i: number): Pose =>
		choir ? 'stand' : random.pick(['dance', 'cheer', 'dance', i % 2 ? 'wave' : 'dance'] as const);
	const dress = (i: number) => {
		const [top, bottom] = i % 2 ? costume : second;
		const girl = random.chance(0.65);
		return pupil(
			canvas,
			choir
				? { top: '#f7f9fc', bottom: '#27304f' }
				: {
						top,
						sleeve: lighter(top, 0.15),
						bottom: girl ? bottom : lighter(bottom, 0.35),
						wear: girl ? 'gown' : 'trousers',
						style: girl ? random.pick(['bun', 'plaits', 'tail'] as const) : 'short',
						tie: undefined,
						shoe: darker(top, 0.3),
					},
		);
	};
	return (
		rect(
			0,
			0,
			width,
			height,
			canvas.linear([
				[0, darker(back, 0.5)],
				[0.6, back],
				[1, darker(back, 0.3)],
			]),
		) +
		ellipse(
			width / 2,
			floor - 120,
			width * 0.5,
			430,
			canvas.radial([
				[0, lighter(back, 0.55), 0.95],
				[0.5, lighter(back, 0.3), 0.45],
				[1, back, 0],
			]),
		) +
		ornament(canvas, width / 2, floor - 60, back) +
		times(40, () =>
			circle(
				between(width * 0.12, width * 0.88),
				between(130, floor - 60),
				between(1.4, 4.4),
				'#fff3c9',
				{ opacity: between(0.25, 0.9) },
			),
		) +
		rect(
			0,
			floor - 30,
			width,
			height,
			canvas.linear([
				[0, '#8a5a3c'],
				[0.25, '#c98e5c'],
				[0.5, '#7a4c33'],
			]),
		) +
		times(17, (i) =>
			stroke(
				d`M${width / 2 + (i - 8) * 96} ${floor - 30}L${width / 2 + (i - 8) * 140} ${edge}`,
				'#5a3826',
				2,
				{ opacity: 0.4 },
			),
		) +
		times(5, (i) =>
			spot(
				canvas,
				width * (0.16 + 0.17 * i),
				width * between(0.2, 0.8),
				floor + 50,
				random.pick(['#fff2c4', '#ffd9a8', '#c9e4ff', '#f7c4e4']),
			),
		) +
		(choir
			? times(2, (i) =>
					rect(width * 0.18, floor - 4 - i * -24, width * 0.64, 30, '#6b4630', { rx: 4 }),
				)
			: '') +
		performers
			.map(
				({ x, y, tall }, i) =>
					shadow(canvas, x, y, tall * 0.26, tall * 0.05, 0.5) +
					person(x, y, tall, dress(i), pose(i), false, random.chance(0.5)),
			)
			.join('') +
		(choir ? microphone(width / 2, floor + 84) : '') +
		curtains(canvas, curtain, edge) +
		rect(
			0,
			edge,
			width,
			height - edge,
			canvas.linear([
				[0, '#3d2430'],
				[1, '#1a1222'],
			]),
		) +
		rect(0, edge - 8, width, 16, '#e9c06a') +
		times(
			13,
			(i) =>
				ellipse(60 + i * 124, edge + 8, 20, 12, '#fff0bd') +
				ellipse(
					60 + i * 124,
					edge + 2,
					44,
					26,
					canvas.radial([
						[0, '#fff0bd', 0.7],
						[1, '#fff0bd', 0],
					]),
				),
		) +
		(random.chance(0.5)
			? bunting(canvas, width * 0.12, 150, width * 0.88, 150, 60)
			: garland(canvas, width * 0.1, 150, width * 0.9)) +
		audience(canvas, edge)
	);
};

/** A rising sun, a mandala or hills: what hangs at the back of the stage. */
function ornament(canvas: Canvas, x: number, y: number, back: string): string {
	const gold = '#f6c34a';
	switch (canvas.random.int(0, 2)) {
		case 0:
			return (
				times(15, (i) =>
					group(
						shape('M-14 -210L0 -420L14 -210Z', lighter(gold, 0.2), { opacity: 0.75 }),
						`translate(${x} ${y}) rotate(${(i - 7) * 12})`,
					),
				) +
				circle(
					x,
					y,
					200,
					canvas.linear([
						[0, '#ffd86b'],
						[1, '#f08a4b'],
					]),
				)
			);
		case 1:
			return (
				times(3, (ring) =>
					times(16, (i) =>
						group(
							ellipse(
								0,
								-90 - ring * 76,
								22 + ring * 7,
								44,
								[gold, '#f08fb0', lighter(back, 0.55)][ring] as string,
								{ opacity: 0.85 },
							),
							`translate(${x} ${y - 190}) rotate(${i * 22.5 + ring * 11})`,
						),
					),
				) +
				circle(x, y - 190, 62, '#fff0bd') +
				circle(x, y - 190, 40, '#d8453b') +
				circle(x, y - 190, 18, gold)
			);
		default:
			return (
				circle(x + 190, y - 330, 84, '#fff0bd') +
				shape(
					d`M${x - 560} ${y + 60}L${x - 300} ${y - 270}L${x - 150} ${y - 90}L${x + 40} ${y - 330}L${x + 270} ${y - 60}L${x + 380} ${y - 180}L${x + 580} ${y + 60}Z`,
					lighter(back, 0.35),
				) +
				shape(
					d`M${x - 560} ${y + 60}L${x - 340} ${y - 120}L${x - 120} ${y + 10}L${x + 120} ${y - 150}L${x + 340} ${y + 10}L${x + 580} ${y + 60}Z`,
					lighter(back, 0.18),
				)
			);
	}
}

const spot = (canvas: Canvas, from: number, to: number, floorY: number, colour: string) =>
	shape(
		d`M${from - 16} 70L${to - 150} ${floorY}H${to + 150}L${from + 16} 70Z`,
		canvas.linear([
			[0, colour, 0.42],
			[1, colour, 0.05],
		]),
	) +
	ellipse(
		to,
		floorY,
		165,
		34,
		canvas.radial([
			[0, colour, 0.5],
			[1, colour, 0],
		]),
	) +
	rect(from - 26, 44, 52, 44, '#171b2b', { rx: 8 }) +
	ellipse(from, 88, 22, 9, colour);

function curtains(canvas: Canvas, colour: string, edge: number): string {
	const { width } = canvas;
	const folds = canvas.linear(
		[
			[0, darker(colour, 0.45)],
			[0.5, lighter(colour, 0.1)],
			[1, darker(colour, 0.45)],
		],
		[0, 0, 1, 0],
	);
	const side =
		times(5, (i) =>
			shape(
				d`M${i * 44 - 10} 0C${i * 46} ${edge * 0.4} ${i * 30 + 10} ${edge * 0.6} ${i * 26 - 10} ${edge}h${40}C${i * 34 + 50} ${edge * 0.6} ${i * 46 + 50} ${edge * 0.4} ${i * 44 + 42} 0Z`,
				folds,
			),
		) +
		shape(
			d`M-10 ${edge * 0.56}Q90 ${edge * 0.62} 150 ${edge * 0.55}l6 22Q90 ${edge * 0.66} -10 ${edge * 0.6}Z`,
			'#e9c06a',
		);
	const swags = times(6, (i) => {
		const w = width / 6;
		return (
			shape(
				d`M${i * w - 8} 0h${w + 16}v74Q${i * w + w / 2} 178 ${i * w - 8} 74Z`,
				canvas.linear([
					[0, darker(colour, 0.3)],
					[0.7, lighter(colour, 0.06)],
					[1, darker(colour, 0.25)],
				]),
			) + stroke(d`M${i * w - 8} 76Q${i * w + w / 2} 180 ${i * w + w + 8} 76`, '#e9c06a', 7)
		);
	});
	return side + group(side, `translate(${width} 0) scale(-1 1)`) + swags;
}

/** Marigolds on a string. */
function garland(canvas: Canvas, x1: number, y: number, x2: number): string {
	return times(5, (k) =>
		times(24, (i) => {
			const t = i / 24;
			const w = (x2 - x1) / 5;
			return circle(
				x1 + (k + t) * w,
				y + 80 * 4 * t * (1 - t) * 0.5,
				canvas.between(6, 9),
				i % 3 ? '#f59a2e' : '#f6cf4a',
			);
		}),
	);
}

const microphone = (x: number, y: number) =>
	stroke(d`M${x} ${y}v-210M${x - 34} ${y}h68`, '#1c2233', 6) + circle(x, y - 218, 12, '#3a4257');

/** Heads and shoulders of the audience against the light. */
function audience(canvas: Canvas, edge: number): string {
	const { width, height, between, random } = canvas;
	return times(2, (row) =>
		times(row ? 12 : 17, (i) => {
			const step = width / (row ? 11 : 16);
			const size = row ? 1.45 : 1;
			const x = i * step + between(-12, 12) + (row ? 20 : 0);
			const y = (row ? height + 10 : edge + 150) + between(-8, 8);
			const colour = mix(random.pick(HAIR), '#2a2140', 0.4 - row * 0.2);
			return group(
				shape('M-58 40Q-56 -34 -16 -40H16Q56 -34 58 40Z', mix('#35305a', '#191328', row * 0.6)) +
					rect(-11, -56, 22, 24, '#4a3038') +
					ellipse(0, -74, 30, 33, colour) +
					shape('M-24 -92Q0 -112 24 -92', mix('#8a6fa8', colour, 0.3), { opacity: 0.35 }) +
					(random.chance(0.3) ? circle(0, -108, 13, colour) : ''),
				place(x, y, size),
			);
		}),
	);
}
