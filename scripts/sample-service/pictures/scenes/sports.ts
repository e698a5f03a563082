import { darker, HOUSE_COLOURS, lighter, mix, SKINS } from '../colour.ts';
import type { Light } from '../light.ts';
import { person, pupil } from '../people.ts';
import { grass, tree } from '../plants.ts';
import { bunting, flagpole } from '../props.ts';
import type { Painter } from '../scene.ts';
import { ground, hills, shadow, sky } from '../sky.ts';
import { type Canvas, circle, d, group, place, rect, shape, stroke, times } from '../svg.ts';

/** Sports day: a sprint on the track or a football match, before a stand full of spectators. */
export const sports: Painter = (canvas, light) =>
	canvas.random.chance(0.55) ? track(canvas, light) : football(canvas, light);

const kit = (canvas: Canvas, house: number) =>
	pupil(canvas, {
		top: HOUSE_COLOURS[house % 5] as string,
		sleeve: HOUSE_COLOURS[house % 5] as string,
		bottom: '#f2f4f8',
		wear: 'shorts',
		shoe: '#ffffff',
		tie: undefined,
		cloth: HOUSE_COLOURS[house % 5] as string,
	});

function surroundings(canvas: Canvas, light: Light, base: number): string {
	const { width, height, random, between } = canvas;
	const left = width * between(0.05, 0.42);
	return (
		sky(canvas, light, 0.42) +
		hills(canvas, light, 0.43, 4) +
		times(14, (i) =>
			tree(canvas, light, i * 125 + between(-40, 40), base, between(90, 170), undefined, 0.25),
		) +
		stand(canvas, light, left, base + 6, random.int(700, 900)) +
		times(5, (i) =>
			flagpole(canvas, left + 40 + i * 160, base - 172, 96, [HOUSE_COLOURS[i] as string]),
		) +
		ground(canvas, base / height, light.lawn)
	);
}

/** A roofed stand with rows of spectators. */
function stand(canvas: Canvas, light: Light, x: number, y: number, wide: number): string {
	const roof = canvas.random.pick(['#2f5d9b', '#b5543c', '#2f7d78']);
	const rows = [4, 3, 2, 1, 0]
		.map(
			(row) =>
				rect(0, -30 - row * 26, wide, 26, mix('#c9ced8', light.haze, 0.1 * row)) +
				times(Math.floor(wide / 17), (i) => {
					const px = 9 + i * 17 + (row % 2) * 8;
					return canvas.random.chance(0.86)
						? rect(
								px - 6,
								-44 - row * 26,
								12,
								16,
								canvas.random.pick([...HOUSE_COLOURS, '#cfe3f7', '#f4f6f9']),
								{ rx: 5 },
							) +
								circle(px, -49 - row * 26, 5.2, canvas.random.pick(SKINS)) +
								circle(px, -51.4 - row * 26, 4.8, '#2a211d')
						: '';
				}),
		)
		.join('');
	return group(
		rect(-20, -40, wide + 40, 40, '#8b94a6') +
			rows +
			times(7, (i) => rect((i * wide) / 6 - 4, -196, 8, 190, '#eef1f5')) +
			shape(d`M-40 -196H${wide + 40}L${wide + 10} -232H-10Z`, roof) +
			rect(-40, -198, wide + 80, 10, darker(roof, 0.25)),
		place(x, y),
	);
}

const track: (canvas: Canvas, light: Light) => string = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const base = height * 0.46;
	const lanes = 6;
	const vanish = { x: width * between(-0.35, 0.2), y: base - 90 };
	const clay = mix('#c9593c', light.earth, 0.15);
	// Lanes are lines to one vanishing point; t runs from far (0) to near (1).
	const lane = (i: number, t: number) => {
		const end = { x: width * (0.28 + 0.2 * i), y: height * 1.1 };
		return [vanish.x + (end.x - vanish.x) * t, vanish.y + (end.y - vanish.y) * t] as const;
	};
	const point = (i: number, t: number) => d`${lane(i, t)[0]} ${lane(i, t)[1]}`;
	const start = (base + 24 - vanish.y) / (height * 1.1 - vanish.y);
	const runner = (i: number) => {
		const t = 0.5 + ((i * 2 + 1) % lanes) * 0.055 + between(-0.04, 0.05);
		const [x, y] = lane(i + 0.5, t);
		const tall = 80 + t * 300;
		return {
			y,
			markup:
				shadow(canvas, x - tall * 0.05, y, tall * 0.36, tall * 0.06) +
				person(x, y, tall, kit(canvas, i), 'run', false),
		};
	};
	const runners = Array.from({ length: lanes - 1 }, (_, i) => runner(i)).sort((a, b) => a.y - b.y);
	return (
		surroundings(canvas, light, base) +
		grass(canvas, light, base + 60, height, 50) +
		shape(
			`M${point(0, start)}L${point(lanes, start)}L${point(lanes, 1)}L${point(0, 1)}Z`,
			canvas.linear([
				[0, lighter(clay, 0.25)],
				[1, darker(clay, 0.08)],
			]),
		) +
		times(lanes + 1, (i) => {
			const near = 6;
			const [x, y] = lane(i, 1);
			return shape(
				`M${point(i, start)}L${d`${x - near} ${y}`}L${d`${x + near} ${y}`}Z`,
				'#ffffff',
				{ opacity: 0.85 },
			);
		}) +
		bunting(canvas, -20, base - 10, width + 20, base + random.int(-20, 20), 30) +
		runners.map(({ markup }) => markup).join('')
	);
};

const football: (canvas: Canvas, light: Light) => string = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const base = height * 0.47;
	const one = random.int(0, 4);
	const other = (one + random.int(1, 4)) % 5;
	const stripes = times(8, (i) => {
		const y = base + 30 + (height - base) * (i / 8) ** 1.5;
		const next = base + 30 + (height - base) * ((i + 1) / 8) ** 1.5;
		return i % 2 ? rect(0, y, width, next - y, darker(light.lawn, 0.25), { opacity: 0.2 }) : '';
	});
	const left = random.chance(0.5);
	const goal = group(
		times(12, (i) =>
			stroke(d`M${i * 30} -190L${i * 30 + 34} -20`, '#ffffff', 1.6, { opacity: 0.7 }),
		) +
			times(7, (i) =>
				stroke(d`M${i * 5} ${-190 + i * 26}H${330 + i * 5}`, '#ffffff', 1.6, { opacity: 0.7 }),
			) +
			stroke('M0 0V-190H330V0', '#ffffff', 11) +
			stroke('M0 -190L34 -26M330 -190L364 -26', '#e8ecf2', 5),
		place(left ? 90 : width - 90, base + 210, 1, !left),
	);
	const ballX = width * between(0.42, 0.6);
	const ballY = height * between(0.78, 0.86);
	const players = Array.from({ length: random.int(6, 9) }, (_, i) => {
		const y = i ? base + 90 + (height - base - 130) * ((i * 0.41) % 1) : ballY;
		const x = i ? width * ((i * 0.29 + between(0, 0.14)) % 0.94) + 40 : ballX - 95;
		const tall = 90 + ((y - base) / (height - base)) * 210;
		const pose = i ? random.pick(['run', 'run', 'walk', 'cheer'] as const) : 'kick';
		return {
			y,
			markup:
				shadow(canvas, x, y, tall * 0.34, tall * 0.06) +
				person(
					x,
					y,
					tall,
					kit(canvas, i % 2 ? one : other),
					pose,
					false,
					i ? random.chance(0.5) : false,
				),
		};
	}).sort((a, b) => a.y - b.y);
	const ball =
		shadow(canvas, ballX, ballY + 8, 40, 9) +
		circle(ballX, ballY - 16, 21, '#ffffff') +
		shape(d`M${ballX} ${ballY - 26}l9 7l-3.6 11h-10.8l-3.6 -11z`, '#26303f') +
		stroke(
			d`M${ballX - 20} ${ballY - 18}l10 -1M${ballX + 20} ${ballY - 18}l-10 -1M${ballX} ${ballY - 37}v10M${ballX - 12} ${ballY}l6 -8M${ballX + 12} ${ballY}l-6 -8`,
			'#26303f',
			2.4,
		);
	return (
		surroundings(canvas, light, base) +
		stripes +
		stroke(d`M-20 ${base + 46}H${width + 20}`, '#ffffff', 5) +
		stroke(d`M${width * 0.5} ${base + 46}L${width * 0.5} ${height}`, '#ffffff', 6, {
			opacity: 0.9,
		}) +
		stroke(
			d`M${width * 0.5 - 330} ${height * 0.8}a330 110 0 1 0 660 0a330 110 0 1 0 -660 0`,
			'#ffffff',
			6,
			{ opacity: 0.9 },
		) +
		goal +
		grass(canvas, light, base + 60, height, 40) +
		players.map(({ markup }) => markup).join('') +
		ball
	);
};
