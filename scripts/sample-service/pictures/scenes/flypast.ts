import { darker, lighter, mix, TRICOLOUR } from '../colour.ts';
import { person, pupil } from '../people.ts';
import { grass, tree } from '../plants.ts';
import type { Painter } from '../scene.ts';
import { ground, hills, sky } from '../sky.ts';
import { type Canvas, circle, d, ellipse, group, rect, shape, stroke, times } from '../svg.ts';

/** A jet of 100 units, flying to the right. */
const jet = (body: string) =>
	shape('M-14 2L-34 34L-20 34L18 6Z', darker(body, 0.28)) +
	shape('M-40 2L-54 18L-46 18L-30 4Z', darker(body, 0.28)) +
	shape('M56 0Q30 -8 4 -8L-46 -6Q-54 -4 -54 0Q-54 4 -46 5L6 7Q34 7 56 0Z', body) +
	shape('M-14 -3L-36 -32L-22 -32L18 -6Z', lighter(body, 0.12)) +
	shape('M-34 -4L-58 -24L-48 -24L-22 -6Z', lighter(body, 0.2)) +
	ellipse(24, -4.5, 10, 3.4, '#1f3b63') +
	circle(-8, -14, 4.6, '#f7943c') +
	circle(-8, -14, 3, '#ffffff') +
	circle(-8, -14, 1.5, '#249a52');

/** Smoke of one jet: it widens, billows and thins out along a slight bow. */
function trail(canvas: Canvas, length: number, bow: number, colour: string): string {
	const at = (t: number, side: number) =>
		d`${-54 - length * t} ${bow * t * t + side * (4 + 34 * t)}`;
	const edge = (side: number) => {
		const steps = Array.from({ length: 15 }, (_, i) =>
			at(i / 14, side * canvas.between(0.85, 1.2)),
		);
		return side < 0 ? steps : steps.reverse();
	};
	const smoke = (share: number, strength: number) =>
		shape(
			`M${[...edge(-share), ...edge(share)].join('L')}Z`,
			canvas.linear(
				[
					[0, colour, 0],
					[0.3, colour, strength * 0.5],
					[1, colour, strength],
				],
				[0, 0, 1, 0],
			),
		);
	return smoke(1.25, 0.4) + smoke(0.9, 0.65) + smoke(0.5, 0.9);
}

/** Jets in formation with tricolour smoke over hills, watched by pupils. */
export const flypast: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const horizon = 0.74;
	const count = random.pick([3, 3, 5, 6, 9]);
	const angle = between(-20, -6) * (random.chance(0.5) ? 1 : 0.4);
	const mirrored = random.chance(0.5);
	const body = random.pick(['#d9534a', '#8a97a8', '#5d7fb5']);
	const bow = between(20, 120);
	const wide = count > 5 ? 82 : 112;
	const jets = Array.from({ length: count }, (_, i) => {
		const side = i - (count - 1) / 2;
		return {
			x: -Math.abs(side) * wide * 0.85,
			y: side * wide * 0.66,
			colour: TRICOLOUR[Math.floor((i * 3) / count)] as string,
		};
	});
	const scale = between(1.15, 1.45) * (count > 5 ? 0.75 : 1);
	const formation = group(
		jets
			.map(({ x, y, colour }) => group(trail(canvas, 1250, bow, colour), `translate(${x} ${y})`))
			.join('') +
			jets
				.map(({ x, y }) => group(jet(mix(body, light.haze, 0.1)), `translate(${x} ${y})`))
				.join(''),
		`translate(${Math.round(width * (mirrored ? between(0.22, 0.36) : between(0.64, 0.78)))} ${Math.round(height * between(0.22, 0.32))}) scale(${mirrored ? -scale : scale} ${scale}) rotate(${angle.toFixed(1)})`,
	);
	const crowd = times(random.int(9, 14), (i) => {
		const x = (i + between(0.2, 0.8)) * (width / 12);
		const tall = between(150, 215);
		const y = height * 0.985 + between(-14, 30);
		const pose = random.pick(['cheer', 'wave', 'stand', 'wave'] as const);
		const mirror = random.chance(0.5);
		const flag = pose === 'wave' ? flagInHand(x + (mirror ? -1 : 1) * tall * 0.22, y - tall) : '';
		return flag + person(x, y, tall, pupil(canvas), pose, true, mirror);
	});
	return (
		sky(canvas, light, 0.72) +
		hills(canvas, light, horizon, random.int(4, 6)) +
		formation +
		ground(canvas, horizon, light.lawn) +
		times(9, (i) =>
			tree(
				canvas,
				light,
				i * 200 + between(-70, 70),
				height * (horizon + 0.015),
				between(60, 120),
				undefined,
				0.3,
			),
		) +
		grass(canvas, light, height * 0.78, height) +
		crowd
	);
};

const flagInHand = (x: number, y: number) =>
	stroke(d`M${x} ${y + 4}V${y - 62}`, '#8b6a48', 3) +
	TRICOLOUR.map((colour, i) => rect(x + 1, y - 62 + i * 10, 46, 10, colour)).join('') +
	circle(x + 24, y - 47, 3.6, '#1f3b8a');
