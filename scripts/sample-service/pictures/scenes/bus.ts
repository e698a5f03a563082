import { pickFacade, school } from '../building.ts';
import { darker, HOUSE_COLOURS, lighter, mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { grownUp, person, pupil } from '../people.ts';
import { grass, tree } from '../plants.ts';
import type { Painter } from '../scene.ts';
import { ground, hills, shadow, sky } from '../sky.ts';
import { type Canvas, circle, d, group, place, rect, shape, stroke, times } from '../svg.ts';

const YELLOW = '#f6b92c';

/** The school bus from its left, 1000 long, its wheels on 0: the door stands open at the front. */
function bus(canvas: Canvas, light: Light): string {
	const glass = mix('#2c4a6b', light.sky[1], 0.45);
	const pane = (x: number, wide: number) =>
		rect(x, -330, wide, 118, glass, { rx: 10 }) +
		(canvas.random.chance(0.75)
			? group(person(0, 0, 240, pupil(canvas)), `${place(x + wide / 2, -68)}`)
			: '') +
		shape(
			d`M${x + 6} -216L${x + wide * 0.5} -326H${x + wide * 0.78}L${x + wide * 0.34} -216Z`,
			'#ffffff',
			{ opacity: 0.16 },
		);
	const panes = times(6, (i) => pane(150 + i * 135, 117));
	const wheel = (x: number) =>
		circle(x, -52, 74, '#1c2029') +
		circle(x, -52, 56, '#2f3542') +
		circle(x, -52, 30, '#c3ccd8') +
		times(6, (i) =>
			circle(x + Math.cos(i * 1.05) * 18, -52 + Math.sin(i * 1.05) * 18, 4, '#6b7488'),
		);
	return (
		panes +
		shape(
			'M0 -60V-250Q4 -380 60 -392H960Q1000 -390 1000 -350V-60ZM150 -330V-212H942V-330ZM44 -340V-40H128V-340Z',
			YELLOW,
			{},
		).replace('<path', '<path fill-rule="evenodd"') +
		rect(16, -392, 970, 22, lighter(YELLOW, 0.35), { rx: 11 }) +
		times(7, (i) => rect(131 + i * 135, -336, 22, 130, YELLOW)) +
		rect(0, -180, 1000, 12, '#26304a') +
		rect(0, -152, 1000, 6, '#26304a') +
		rect(44, -340, 84, 300, '#22303f') +
		shape('M44 -340h18v300h-18Z', lighter(glass, 0.2)) +
		times(3, (i) => rect(62, -76 + i * 22, 66, 14, darker('#8d97a8', i * 0.2))) +
		stroke('M72 -200V-110', '#e9c66a', 6) +
		shape('M0 -250Q2 -330 34 -346V-214H0Z', glass) +
		rect(-8, -92, 1016, 26, '#3a4257', { rx: 8 }) +
		rect(-14, -134, 26, 34, '#fffbe6', { rx: 8 }) +
		rect(990, -140, 14, 40, '#d8453b', { rx: 5 }) +
		rect(420, -262 + 128, 300, 34, lighter(YELLOW, 0.55), { rx: 6 }) +
		times(5, (i) => rect(440 + i * 54, -126, 42, 18, '#26304a', { rx: 3, opacity: 0.75 })) +
		wheel(226) +
		wheel(800)
	);
}

/** A shelter with a bench and the sign of the stop. */
const stop = (x: number, y: number) =>
	rect(x, y - 330, 14, 330, '#5d687c') +
	rect(x + 300, y - 330, 14, 330, '#5d687c') +
	rect(x + 14, y - 290, 286, 190, '#bfe0f2', { opacity: 0.5 }) +
	stroke(d`M${x + 20} ${y - 110}L${x + 190} ${y - 286}`, '#ffffff', 10, { opacity: 0.4 }) +
	rect(x - 34, y - 352, 382, 28, '#2f5d9b', { rx: 8 }) +
	rect(x - 34, y - 330, 382, 8, '#1f3f6f') +
	rect(x + 30, y - 92, 254, 16, '#b98a5c', { rx: 4 }) +
	times(2, (i) => rect(x + 54 + i * 190, y - 78, 14, 78, '#5d687c')) +
	rect(x - 92, y - 300, 10, 300, '#5d687c') +
	circle(x - 87, y - 316, 44, '#f6b92c') +
	circle(x - 87, y - 316, 36, '#2f5d9b') +
	rect(x - 108, y - 338, 42, 36, '#ffffff', { rx: 6 }) +
	rect(x - 102, y - 332, 30, 14, '#2f5d9b', { rx: 2 }) +
	times(2, (i) => circle(x - 98 + i * 22, y - 304, 5, '#ffffff'));

/** The school bus at its stop: pupils get in, one after the other. */
export const busStop: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const base = height * 0.56;
	const kerb = height * 0.8;
	const road = mix('#7d8594', light.earth, 0.15);
	const busX = width * between(0.16, 0.24);
	const queue = random.int(4, 6);
	return (
		sky(canvas, light, 0.56) +
		hills(canvas, light, 0.56, 3) +
		school(
			canvas,
			light,
			width * between(0.6, 0.75),
			base + 4,
			width * 0.5,
			pickFacade(canvas),
			0.3,
		) +
		ground(canvas, base / height, light.lawn) +
		grass(canvas, light, base + 10, kerb - 90, 40) +
		times(7, (i) =>
			tree(
				canvas,
				light,
				i * 260 + between(-60, 60),
				base + between(10, 40),
				between(190, 290),
				undefined,
				0.18,
			),
		) +
		rect(
			0,
			kerb - 130,
			width,
			150,
			canvas.linear([
				[0, lighter(road, 0.2)],
				[1, road],
			]),
		) +
		times(9, (i) => rect(i * 190 - 20, kerb - 112, 100, 7, '#ffffff', { opacity: 0.7 })) +
		shadow(canvas, busX + 500, kerb - 4, 560, 34, 0.5) +
		group(bus(canvas, light), place(busX, kerb - 4, 1.06)) +
		rect(
			0,
			kerb + 16,
			width,
			height,
			canvas.linear([
				[0, lighter(light.earth, 0.45)],
				[1, light.earth],
			]),
		) +
		times(11, (i) =>
			stroke(d`M${i * 160} ${kerb + 18}l${-60} ${height - kerb}`, darker(light.earth, 0.15), 2, {
				opacity: 0.35,
			}),
		) +
		rect(0, kerb + 10, width, 16, lighter(light.earth, 0.65)) +
		stop(width * 0.74, kerb + 96) +
		person(busX - 50, kerb + 74, 330, grownUp(canvas), 'wave') +
		times(queue, (i) => {
			const x = busX + 130 + i * between(104, 122);
			const y = kerb + 84 + (i % 2) * 46;
			const tall = between(262, 306);
			const bag = random.pick(HOUSE_COLOURS);
			return (
				shadow(canvas, x + 20, y, tall * 0.26, tall * 0.045) +
				person(x, y, tall, pupil(canvas), 'walk', true, true) +
				group(
					rect(-10, -74, 20, 27, bag, { rx: 6 }) +
						rect(-7, -60, 14, 11, darker(bag, 0.22), { rx: 3 }),
					place(x, y, tall / 100),
				)
			);
		})
	);
};
