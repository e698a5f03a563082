import { school as building, heightOf, pickFacade } from '../building.ts';
import { darker, lighter } from '../colour.ts';
import { person, pupil } from '../people.ts';
import { grass, hedge, tree } from '../plants.ts';
import type { Painter } from '../scene.ts';
import { ground, hills, shadow, sky } from '../sky.ts';
import { d, shape, times } from '../svg.ts';

/** The school building behind its lawn, with the flag above the portico. */
export const school: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const base = height * between(0.62, 0.67);
	const middle = width * between(0.44, 0.56);
	const path = darker(lighter(light.earth, 0.35), 0.02);
	const facade = pickFacade(canvas);
	const full = width * between(0.74, 0.9);
	const wide = full * Math.min(1, (base - 24) / heightOf(facade, full));
	const side = (x: number, far: number) =>
		tree(canvas, light, x, base + between(-6, 14), between(150, 300), undefined, far);
	return (
		sky(canvas, light, 0.6) +
		hills(canvas, light, 0.6, random.int(2, 4)) +
		times(12, (i) =>
			tree(canvas, light, i * 145 + between(-40, 40), base - 4, between(120, 200), undefined, 0.35),
		) +
		building(canvas, light, middle, base, wide, facade) +
		ground(canvas, base / height, light.lawn) +
		shape(
			d`M${middle - 70} ${base}L${middle + 70} ${base}Q${middle + 160} ${height * 0.8} ${middle + 420} ${height}H${middle - 420}Q${middle - 160} ${height * 0.8} ${middle - 70} ${base}Z`,
			canvas.linear([
				[0, lighter(path, 0.25)],
				[1, darker(path, 0.1)],
			]),
		) +
		mown(height, base, middle, light.lawn) +
		grass(canvas, light, base + 60, height, 70) +
		hedge(canvas, light, middle - wide / 2, base + 26, wide / 2 - 120, 30) +
		hedge(canvas, light, middle + 120, base + 26, wide / 2 - 120, 30) +
		side(middle - wide / 2 - 30, 0) +
		side(middle + wide / 2 + 30, 0) +
		times(random.int(5, 10), (i) => {
			const depth = ((i * 0.37 + between(0, 0.2)) % 1) ** 1.3;
			const y = base + 40 + depth * (height - base - 80);
			const tall = 62 + depth * 150;
			const x = middle + between(-1, 1) * (90 + depth * 260);
			return (
				shadow(canvas, x + tall * 0.12, y, tall * 0.3, tall * 0.05) +
				person(x, y, tall, pupil(canvas), 'walk', random.chance(0.6), random.chance(0.5))
			);
		}) +
		tree(
			canvas,
			light,
			random.pick([width * 0.03, width * 0.97]),
			height * 0.97,
			between(520, 680),
			random.pick(['gulmohar', 'neem', 'palm']),
		)
	);
};

/** Mown stripes that run towards the building. */
function mown(height: number, base: number, middle: number, lawn: string): string {
	return times(9, (i) => {
		const far = (i - 4.5) * 210;
		return i % 2
			? shape(
					d`M${middle + far} ${base}h210L${middle + (far + 210) * 2.6} ${height}h-546Z`,
					darker(lawn, 0.2),
					{ opacity: 0.14 },
				)
			: '';
	});
}
