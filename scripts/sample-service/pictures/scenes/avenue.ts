import { pickFacade, school } from '../building.ts';
import { darker, lighter, mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { person, pupil } from '../people.ts';
import { grass, type TreeKind, tree } from '../plants.ts';
import type { Painter } from '../scene.ts';
import { ground, hills, shadow, sky } from '../sky.ts';
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

/** The avenue of the campus with its trees, the school bus and pupils on foot. */
export const avenue: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const base = height * between(0.5, 0.55);
	const vanish = width * between(0.4, 0.6);
	const road = mix('#7d8594', light.earth, 0.2);
	const kind: TreeKind = random.pick(['neem', 'gulmohar', 'ashoka', 'gulmohar', 'neem']);
	const at = (t: number, offset: number) =>
		[vanish + offset * (30 + 870 * t), base + (height * 1.04 - base) * t] as const;
	const trees = Array.from({ length: 8 }, (_, i) => {
		const t = 0.015 + (i / 7) ** 2.1 * 0.8;
		return [-1, 1]
			.map((side) => {
				const [x, y] = at(t, side * 1.06);
				return tree(
					canvas,
					light,
					x + side * (14 + t * 60),
					y,
					(90 + t * 900) * (kind === 'ashoka' ? 0.8 : 0.92) * between(0.92, 1.08),
					kind,
					0.34 * (1 - t) ** 2,
				);
			})
			.join('');
	});
	const busAt = between(0.22, 0.36);
	// Traffic keeps to the left, so what comes towards us is on our right.
	const [busX, busY] = at(busAt, 0.42);
	const walkers = Array.from({ length: random.int(5, 8) }, (_, i) => {
		const t = 0.1 + (i / 8) * 0.66 + between(0, 0.06);
		const [x, y] = at(t, -between(0.45, 0.8));
		const tall = 40 + t * 330;
		return (
			shadow(canvas, x + tall * 0.12, y, tall * 0.28, tall * 0.05) +
			person(x, y, tall, pupil(canvas), 'walk', random.chance(0.55), random.chance(0.5)) +
			bag(x, y, tall, random.pick(['#d8453b', '#2f7d78', '#e0883a', '#6b4fa0']))
		);
	});
	const [l0, r0, l1, r1] = [at(0, -0.9), at(0, 0.9), at(1, -0.9), at(1, 0.9)] as const;
	return (
		sky(canvas, light, 0.5) +
		hills(canvas, light, 0.52, random.int(3, 4)) +
		times(10, (i) =>
			tree(canvas, light, i * 175 + between(-50, 50), base, between(80, 150), undefined, 0.36),
		) +
		(random.chance(0.6)
			? school(canvas, light, vanish, base + 3, width * 0.26, pickFacade(canvas), 0.28)
			: '') +
		ground(canvas, base / height, light.lawn) +
		grass(canvas, light, base + 50, height, 70) +
		shape(
			d`M${l0[0]} ${l0[1]}L${r0[0]} ${r0[1]}L${r1[0]} ${r1[1]}L${l1[0]} ${l1[1]}Z`,
			canvas.linear([
				[0, lighter(road, 0.4)],
				[1, darker(road, 0.12)],
			]),
		) +
		[-1, 1]
			.map((side) => {
				const [a, b] = [at(0, side * 0.9), at(1, side * 0.9)];
				return shape(
					d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}h${side * 46}L${a[0] + side * 3} ${a[1]}Z`,
					lighter(light.earth, 0.5),
				);
			})
			.join('') +
		times(7, (i) => {
			const [t, u] = [(i / 7) ** 1.8, ((i + 0.5) / 7) ** 1.8];
			const [a, b] = [at(t, 0), at(u, 0)];
			return shape(
				d`M${a[0] - 2 - 9 * t} ${a[1]}h${4 + 18 * t}L${b[0] + 2 + 9 * u} ${b[1]}h${-4 - 18 * u}Z`,
				'#ffffff',
				{ opacity: 0.8 },
			);
		}) +
		petals(canvas, light, kind, base) +
		trees.slice(0, 5).join('') +
		shadow(canvas, busX, busY, 190 * (0.5 + busAt), 26, 0.45) +
		group(bus(light), place(busX, busY, 0.42 + busAt * 1.5)) +
		trees.slice(5).join('') +
		walkers.join('')
	);
};

/** The front of a school bus, standing on the line 0. */
const bus = (light: Light) => {
	const yellow = '#f6b92c';
	return (
		rect(-86, -26, 40, 34, '#20242e', { rx: 8 }) +
		rect(46, -26, 40, 34, '#20242e', { rx: 8 }) +
		rect(-104, -226, 208, 212, yellow, { rx: 24 }) +
		rect(-104, -226, 208, 60, lighter(yellow, 0.25), { rx: 24 }) +
		rect(-104, -192, 208, 12, yellow) +
		rect(-88, -176, 176, 88, mix('#2c4a6b', light.sky[1], 0.4), { rx: 12 }) +
		shape('M-80 -98L-20 -170H20L-50 -92Z', '#ffffff', { opacity: 0.22 }) +
		rect(-3, -176, 6, 88, '#22303f') +
		circle(-38, -116, 14, '#8a5636') +
		shape('M-62 -88Q-60 -104 -38 -104T-14 -88Z', '#cfe3f7') +
		rect(-60, -214, 120, 24, '#26304a', { rx: 6 }) +
		times(4, (i) => rect(-48 + i * 26, -206, 18, 8, '#ffd25e', { rx: 3 })) +
		rect(-104, -78, 208, 9, '#26304a') +
		rect(-104, -62, 208, 5, '#26304a') +
		circle(-76, -44, 15, '#fffbe6') +
		circle(76, -44, 15, '#fffbe6') +
		circle(-76, -44, 9, '#ffe9a0') +
		circle(76, -44, 9, '#ffe9a0') +
		rect(-44, -54, 88, 26, '#3a4257', { rx: 5 }) +
		times(4, (i) => rect(-38, -50 + i * 6, 76, 2.4, '#8d97a8')) +
		rect(-108, -24, 216, 14, '#3a4257', { rx: 6 }) +
		rect(-128, -172, 20, 42, '#26304a', { rx: 6 }) +
		rect(108, -172, 20, 42, '#26304a', { rx: 6 })
	);
};

const bag = (x: number, y: number, tall: number, colour: string) =>
	group(
		rect(-8.5, -72, 17, 24, colour, { rx: 5 }) +
			rect(-6, -60, 12, 10, darker(colour, 0.2), { rx: 3 }) +
			stroke('M-5 -72V-76M5 -72V-76', darker(colour, 0.3), 2),
		place(x, y, tall / 100),
	);

/** Fallen blossoms and leaves. */
function petals(canvas: Canvas, light: Light, kind: TreeKind, base: number): string {
	const { width, height, between, random } = canvas;
	const colours =
		kind === 'gulmohar'
			? ['#e4502e', '#f2803e', '#c93a2a']
			: [lighter(light.leaf, 0.3), '#d9b44a', '#b98a3a'];
	return times(90, () => {
		const t = random.next() ** 0.7;
		const size = 1.5 + t * 6;
		return ellipse(
			between(0, width),
			base + t * (height - base),
			size,
			size * 0.5,
			random.pick(colours),
			{ opacity: 0.75 },
		);
	});
}
