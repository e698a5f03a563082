import { darker, mix } from '../colour.ts';
import { cupboard, LIQUIDS } from '../furniture.ts';
import { person, pupil } from '../people.ts';
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

const glassEdge = '#ffffff';

const flask = (liquid: string) =>
	shape('M-10 -78V-46L-36 -6Q-38 0 -30 0H30Q38 0 36 -6L10 -46V-78Z', '#e9f6fb', { opacity: 0.55 }) +
	shape('M-23 -26L-36 -6Q-38 0 -30 0H30Q38 0 36 -6L23 -26Z', liquid) +
	circle(-8, -14, 4, '#ffffff', { opacity: 0.5 }) +
	circle(8, -20, 3, '#ffffff', { opacity: 0.5 }) +
	stroke('M-10 -78V-46L-36 -6Q-38 0 -30 0H30Q38 0 36 -6L10 -46V-78M-14 -78H14', glassEdge, 3.4, {
		opacity: 0.9,
	});
const beaker = (liquid: string) =>
	rect(-26, -62, 52, 62, '#e9f6fb', { rx: 6, opacity: 0.55 }) +
	rect(-24, -34, 48, 33, liquid, { rx: 5 }) +
	stroke('M-30 -62H26V-4Q26 0 22 0H-22Q-26 0 -26 -4V-62', glassEdge, 3.4, { opacity: 0.9 }) +
	stroke('M10 -50H20M10 -40H20M10 -30H20', glassEdge, 2);
const round = (liquid: string) =>
	circle(0, -32, 32, '#e9f6fb', { opacity: 0.55 }) +
	shape('M-31 -28A32 32 0 0 0 31 -28Z', liquid) +
	stroke('M-8 -63V-96M8 -63V-96M-12 -96H12', glassEdge, 3.4) +
	circle(-10, -44, 6, '#ffffff', { opacity: 0.6 });
const rack = (canvas: Canvas) =>
	times(
		5,
		(i) =>
			shape(d`M${-52 + i * 26 - 8} -74v62a8 8 0 0 0 16 0v-62z`, '#eef8fc', { opacity: 0.7 }) +
			shape(
				d`M${-52 + i * 26 - 8} ${-50 + (i % 3) * 8}v${38 - (i % 3) * 8}a8 8 0 0 0 16 0v${-38 + (i % 3) * 8}z`,
				canvas.random.pick(LIQUIDS),
			),
	) +
	rect(-74, -52, 148, 11, '#b98552', { rx: 3 }) +
	rect(-74, -10, 148, 12, '#a8733f', { rx: 3 }) +
	rect(-72, -52, 8, 54, '#a8733f') +
	rect(64, -52, 8, 54, '#a8733f');
const microscope = () =>
	rect(-44, -10, 88, 12, '#2f3b52', { rx: 5 }) +
	stroke('M18 -8Q44 -50 12 -92', '#eef1f6', 15) +
	rect(-34, -44, 60, 8, '#2f3b52', { rx: 3 }) +
	group(
		rect(-10, -128, 20, 62, '#dfe5ee', { rx: 4 }) +
			rect(-7, -144, 14, 20, '#2f3b52', { rx: 3 }) +
			rect(-6, -68, 12, 18, '#2f3b52', { rx: 3 }),
		'translate(-6 2) rotate(-18)',
	) +
	circle(22, -54, 9, '#2f3b52');
const burner = () =>
	shape('M0 -104Q-15 -84 -8 -66Q0 -58 8 -66Q15 -84 0 -104Z', '#6fb8ff', { opacity: 0.85 }) +
	shape('M0 -90Q-7 -78 -4 -68Q0 -64 4 -68Q7 -78 0 -90Z', '#ffe08a') +
	rect(-5, -62, 10, 52, '#8d97a8') +
	rect(-24, -10, 48, 10, '#5d687c', { rx: 4 });

/** A double helix, a planetary atom or a sun with planets, as a chart on the wall. */
function chart(canvas: Canvas, x: number, y: number, wide: number, tall: number): string {
	const paper = canvas.random.pick(['#f8f4e6', '#e8f2f8', '#20405f']);
	const kind = canvas.random.int(0, 2);
	const cx = x + wide / 2;
	const cy = y + tall / 2;
	const r = Math.min(wide, tall) * 0.4;
	const drawing = [
		() =>
			times(3, (i) =>
				group(
					ellipse(0, 0, r, r * 0.34, 'none') +
						stroke(
							d`M${-r} 0a${r} ${r * 0.34} 0 1 0 ${r * 2} 0a${r} ${r * 0.34} 0 1 0 ${-r * 2} 0`,
							'#3d7fb8',
							4,
						) +
						circle(r * 0.8, -r * 0.2, 8, '#e0663f'),
					`translate(${cx} ${cy}) rotate(${i * 60})`,
				),
			) + circle(cx, cy, 15, '#e8b23a'),
		() =>
			times(13, (i) => {
				const px = x + wide * 0.14 + (i * wide * 0.72) / 12;
				const swing = Math.sin(i * 0.62) * tall * 0.26;
				return (
					stroke(d`M${px} ${cy - swing}L${px} ${cy + swing}`, '#8aa6bf', 4) +
					circle(px, cy - swing, 9, '#e0663f') +
					circle(px, cy + swing, 9, '#3d9b78')
				);
			}),
		() =>
			circle(x + wide * 0.12, cy, r * 0.62, '#f2b632') +
			[0.34, 0.48, 0.64, 0.8, 0.92]
				.map((at, i) =>
					circle(
						x + wide * at,
						cy,
						[8, 13, 11, 24, 18][i] as number,
						['#b98a68', '#d99a4e', '#4d93cf', '#c98b5c', '#d8c08a'][i] as string,
					),
				)
				.join(''),
	][kind] as () => string;
	return (
		rect(x + 5, y + 7, wide, tall, '#12203c', { opacity: 0.16, rx: 6 }) +
		rect(x, y, wide, tall, paper, { rx: 6 }) +
		drawing() +
		rect(x - 8, y - 8, wide + 16, 13, '#7a5433', { rx: 5 })
	);
}

/** The laboratory: pupils in white coats at benches full of glassware. */
export const laboratory: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const left = random.chance(0.5);
	const { markup, floorY } = room(
		canvas,
		light,
		left
			? { from: 30, to: width * 0.42, count: 2 }
			: { from: width * 0.58, to: width - 30, count: 2 },
		0.72,
	);
	const from = left ? width * 0.48 : 60;
	const bench = random.pick(['#2f4f6f', '#3c6b66', '#6b4a38']);
	const benchY = height * 0.76;
	const coat = () =>
		pupil(canvas, {
			top: '#f8fafc',
			sleeve: '#f8fafc',
			bottom: '#eef2f6',
			wear: 'skirt',
			tie: '#9cc4e4',
		});
	const things = [flask, beaker, round];
	const count = random.int(3, 5);
	const item = () =>
		random.pick([
			...things.map((draw) => () => draw(random.pick(LIQUIDS))),
			() => rack(canvas),
			microscope,
			burner,
		])();
	return (
		markup +
		chart(canvas, from, height * 0.13, width * 0.22, height * 0.2) +
		chart(canvas, from + width * 0.25, height * 0.13, width * 0.2, height * 0.2) +
		cupboard(canvas, from - 10, height * 0.4, width * 0.47, floorY) +
		plant(canvas, left ? width * 0.45 : width * 0.55, floorY + 10, 130) +
		times(count, (i) => {
			const x = width * (0.1 + (0.8 * (i + 0.5)) / count) + between(-30, 30);
			return person(
				x,
				benchY + 250,
				between(480, 530),
				coat(),
				random.pick(['work', 'work', 'wave'] as const),
				false,
				random.chance(0.5),
			);
		}) +
		shadow(canvas, width / 2, benchY + 14, width * 0.6, 40, 0.3) +
		rect(
			0,
			benchY,
			width,
			height - benchY,
			canvas.linear([
				[0, mix(bench, '#ffffff', 0.18)],
				[1, darker(bench, 0.25)],
			]),
		) +
		times(
			5,
			(i) =>
				rect(40 + i * 320, benchY + 60, 250, height, darker(bench, 0.12), { rx: 8 }) +
				rect(140 + i * 320, benchY + 100, 50, 10, '#d8dee6', { rx: 5 }),
		) +
		rect(0, benchY - 14, width, 30, '#e9eef2') +
		rect(0, benchY - 14, width, 9, '#ffffff') +
		rect(0, benchY + 16, width, 10, '#0a1226', { opacity: 0.2 }) +
		times(8, (i) => {
			const x = 90 + i * 205 + between(-30, 30);
			return (
				ellipse(x + 8, benchY - 4, 60, 8, '#12203c', { opacity: 0.16 }) +
				group(item(), place(x, benchY - 4, between(1.35, 1.75)))
			);
		})
	);
};
