import { darker, HOUSE_COLOURS, lighter, mix, TRICOLOUR } from '../colour.ts';
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

const METALS = {
	gold: ['#fff1b8', '#f0bf45', '#a8731c'],
	silver: ['#ffffff', '#c3ccd8', '#76828f'],
	bronze: ['#ffd9b0', '#cf8a52', '#7d4724'],
} as const;
type Metal = keyof typeof METALS;

const sheen = (canvas: Canvas, metal: Metal) => {
	const [light, body, dark] = METALS[metal];
	return canvas.linear(
		[
			[0, dark],
			[0.18, body],
			[0.36, light],
			[0.55, body],
			[0.85, dark],
			[1, body],
		],
		[0, 0, 1, 0],
	);
};

/** A cup of 100 units, with handles, on a plinth. */
function cup(canvas: Canvas, metal: Metal, wood: string, ribbon: string): string {
	const fill = sheen(canvas, metal);
	const dark = METALS[metal][2];
	const star = shape(
		'M0 -74l3.4 7.4l8 .9l-6 5.5l1.6 8l-7 -4l-7 4l1.6 -8l-6 -5.5l8 -.9z',
		METALS[metal][0],
	);
	const bowl = {
		wide: () =>
			stroke(
				'M-27 -88Q-50 -88 -44 -68Q-40 -56 -22 -54M27 -88Q50 -88 44 -68Q40 -56 22 -54',
				dark,
				6,
			) +
			stroke(
				'M-27 -88Q-50 -88 -44 -68Q-40 -56 -22 -54M27 -88Q50 -88 44 -68Q40 -56 22 -54',
				METALS[metal][1],
				3.4,
			) +
			shape('M-30 -96H30Q30 -50 6 -40L5 -24H-5L-6 -40Q-30 -50 -30 -96Z', fill) +
			ellipse(0, -96, 30, 5, darker(dark, 0.2)) +
			star,
		tall: () =>
			stroke(
				'M-18 -92Q-36 -90 -30 -70Q-26 -60 -14 -60M18 -92Q36 -90 30 -70Q26 -60 14 -60',
				METALS[metal][1],
				3.6,
			) +
			shape('M-19 -104H19L15 -62Q12 -48 5 -44L5 -24H-5L-5 -44Q-12 -48 -15 -62Z', fill) +
			ellipse(0, -104, 19, 3.6, darker(dark, 0.2)) +
			shape('M-6 -104Q-8 -116 0 -122Q8 -116 6 -104Z', fill),
		shield: () =>
			shape('M-32 -104Q0 -116 32 -104V-70Q30 -44 0 -30Q-30 -44 -32 -70Z', wood) +
			shape('M-24 -97Q0 -106 24 -97V-71Q22 -52 0 -42Q-22 -52 -24 -71Z', fill) +
			star +
			times(6, (i) => circle(-27 + (i % 3) * 27, i < 3 ? -104 : -56, 2.4, METALS[metal][0])) +
			rect(-5, -34, 10, 12, dark),
	}[canvas.random.pick(['wide', 'wide', 'tall', 'shield'] as const)];
	return (
		shape('M-16 -24Q0 -30 16 -24L20 -18H-20Z', fill) +
		rect(
			-24,
			-20,
			48,
			20,
			canvas.linear([
				[0, lighter(wood, 0.15)],
				[1, darker(wood, 0.35)],
			]),
			{ rx: 2 },
		) +
		rect(-15, -15, 30, 10, METALS[metal][1], { rx: 1.5 }) +
		bowl() +
		shape(
			'M-12 -44Q-26 -40 -30 -22L-22 -26L-19 -16Q-14 -32 -4 -40ZM12 -44Q26 -40 30 -22L22 -26L19 -16Q14 -32 4 -40Z',
			ribbon,
		) +
		circle(0, -43, 4.5, lighter(ribbon, 0.2))
	);
}

/** A medal on its ribbon, hanging down from 0. */
function medal(canvas: Canvas, metal: Metal, ribbon: readonly string[]): string {
	const [light, body, dark] = METALS[metal];
	return (
		ribbon
			.map(
				(colour, i) =>
					shape(
						d`M${-26 + i * (34 / ribbon.length)} -150h${34 / ribbon.length}L${-8 + (i + 1) * (18 / ribbon.length)} -26h${-18 / ribbon.length}Z`,
						darker(colour, 0.18),
					) +
					shape(
						d`M${-8 + i * (34 / ribbon.length)} -150h${34 / ribbon.length}L${-9 + (i + 1) * (18 / ribbon.length)} -26h${-18 / ribbon.length}Z`,
						colour,
					),
			)
			.join('') +
		circle(0, -24, 5, 'none') +
		stroke('M-5 -26a5 5 0 1 0 10 0', dark, 3) +
		circle(2, 8, 31, '#12203c', { opacity: 0.2 }) +
		circle(
			0,
			6,
			31,
			canvas.linear(
				[
					[0, light],
					[0.5, body],
					[1, dark],
				],
				[0, 0, 1, 1],
			),
		) +
		circle(
			0,
			6,
			25,
			canvas.linear(
				[
					[0, dark],
					[0.5, body],
					[1, light],
				],
				[0, 0, 1, 1],
			),
		) +
		circle(0, 6, 22.5, body) +
		shape('M0 -9l4 9l10 1l-7.4 6.8l2 10l-8.6 -5l-8.6 5l2 -10L-14 1l10 -1z', light) +
		shape('M-19 16A22 22 0 0 0 6 27', 'none')
	);
}

/** Trophies on a table, medals beside them, soft lights behind. */
export const medals: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const back = random.pick(['#1f3f78', '#274b6b', '#3b2f6b', '#0f5560', '#5a2b46', '#7a4a2a']);
	const baize = random.pick(['#7a1f2f', '#1f4a3d', '#22366b', '#f3ecdc', '#5a2f6b']);
	const wood = random.pick(['#5a3424', '#3a2620', '#6b4027']);
	const top = height * between(0.7, 0.74);
	const count = random.int(5, 7);
	const order = random.shuffle(Array.from({ length: count }, (_, i) => i));
	const cups = order
		.map((i) => {
			const x = width * (0.09 + (0.82 * (i + 0.5)) / count) + between(-10, 10);
			const main = i === Math.floor(count / 2);
			const near = main ? 0 : between(0, 60);
			const size = (main ? 4.6 : between(2.6, 3.5)) + near * 0.006;
			const metal: Metal = main ? 'gold' : random.pick(['gold', 'silver', 'gold', 'bronze']);
			return {
				y: top + 40 + near,
				markup:
					shadow(canvas, x + 20, top + 42 + near, size * 36, size * 7, 0.5) +
					group(
						cup(canvas, metal, wood, random.pick(HOUSE_COLOURS)),
						place(x, top + 40 + near, size),
					),
			};
		})
		.sort((a, b) => a.y - b.y);
	return (
		rect(
			0,
			0,
			width,
			height,
			canvas.linear([
				[0, darker(back, 0.5)],
				[0.6, back],
				[1, darker(back, 0.2)],
			]),
		) +
		ellipse(
			width * between(0.3, 0.7),
			height * 0.3,
			width * 0.55,
			height * 0.5,
			canvas.radial([
				[0, mix(light.sun, back, 0.3), 0.55],
				[1, back, 0],
			]),
		) +
		times(34, () =>
			circle(
				between(0, width),
				between(0, top - 60),
				between(14, 62),
				mix(random.pick([light.sun, '#ffd98a', '#9cc9f2', '#f7b7a0']), back, 0.3),
				{ opacity: between(0.07, 0.24) },
			),
		) +
		(random.chance(0.6)
			? bunting(canvas, -20, 70, width / 2, 90, 70) +
				bunting(canvas, width / 2, 90, width + 20, 70, 70)
			: '') +
		rect(
			0,
			top,
			width,
			height - top,
			canvas.linear([
				[0, lighter(baize, 0.14)],
				[0.45, baize],
				[1, darker(baize, 0.4)],
			]),
		) +
		times(11, (i) =>
			shape(
				d`M${i * 160 - 30} ${top + 140}Q${i * 160 + 20} ${height} ${i * 160 - 60} ${height}h90Q${i * 160 + 60} ${top + 210} ${i * 160 - 30} ${top + 140}Z`,
				'#0a1226',
				{ opacity: 0.16 },
			),
		) +
		rect(0, top, width, 5, lighter(baize, 0.45), { opacity: 0.6 }) +
		cups.map(({ markup }) => markup).join('') +
		times(random.int(4, 6), (i) =>
			group(
				medal(
					canvas,
					random.pick(['gold', 'silver', 'bronze'] as const),
					random.chance(0.3) ? TRICOLOUR : [random.pick(HOUSE_COLOURS)],
				),
				`translate(${Math.round(120 + i * 270 + between(-40, 40))} ${Math.round(height - 74 + between(-12, 16))}) rotate(${Math.round(between(-46, 46))}) scale(1.25)`,
			),
		) +
		times(46, () =>
			circle(between(0, width), between(20, top), between(1.5, 4), '#fff0bd', {
				opacity: between(0.3, 0.9),
			}),
		)
	);
};
