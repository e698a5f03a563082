import { darker, lighter, mix } from './colour.ts';
import type { Light } from './light.ts';
import { shadow } from './sky.ts';
import { type Canvas, circle, d, group, place, rect, shape, stroke, times } from './svg.ts';
export type TreeKind = 'neem' | 'gulmohar' | 'ashoka' | 'palm';

/** A tree that stands at (x, y), about `size` high. */
export function tree(
	canvas: Canvas,
	light: Light,
	x: number,
	y: number,
	size: number,
	kind: TreeKind = canvas.random.pick(['neem', 'neem', 'gulmohar', 'ashoka']),
	far = 0,
): string {
	const leaf = mix(
		mix(light.leaf, canvas.random.pick(['#2c7a4b', '#6a9c3f', '#3f8f7a']), 0.35),
		light.haze,
		far,
	);
	const trunk = mix('#6b4a38', light.haze, far);
	const drawn = { neem: crown, gulmohar: crown, ashoka: spire, palm }[kind](
		canvas,
		leaf,
		trunk,
		size,
		kind === 'gulmohar' ? mix('#e4502e', light.haze, far) : undefined,
	);
	return (
		shadow(canvas, x + size * 0.06, y, size * 0.36, size * 0.055, 0.32 * (1 - far)) +
		group(drawn, place(x, y, size / 100, canvas.random.chance(0.5)))
	);
}

/** A round crown: dark clumps below, lighter ones towards the light, blossoms if it bears any. */
function crown(
	canvas: Canvas,
	leaf: string,
	trunk: string,
	size: number,
	blossom?: string,
): string {
	const { random, between } = canvas;
	const fine = size > 300;
	const clumps = (count: number, r: number, rise: number, reach: number, colour: () => string) =>
		times(count, (i) => {
			const angle = i * 2.4 + between(-0.3, 0.3);
			const out = Math.sqrt((i + 0.5) / count) * reach;
			return circle(
				Math.cos(angle) * out * 34,
				-60 - rise + Math.sin(angle) * out * 27,
				r * between(0.85, 1.2),
				colour(),
			);
		});
	const spread = () => [between(-1, 1), between(-1, 1)] as const;
	const dots = (count: number, colour: () => string, small: number, large: number) =>
		times(count, () => {
			const [x, y] = spread();
			return circle(
				x * 36,
				-62 + y * 28 * Math.sqrt(1 - x * x * 0.8),
				between(small, large),
				colour(),
			);
		});
	const shrink = fine ? 0.84 : 1;
	return (
		stroke('M0 0C1.4 -16 -1.4 -26 0 -46M0 -24L-14 -44M0 -28L15 -46', trunk, 5) +
		stroke('M-1.4 -2C0 -16 -2.4 -26 -1 -42', lighter(trunk, 0.22), 1.2) +
		clumps(fine ? 18 : 11, 15 * shrink, 0, 1, () => darker(leaf, between(0.2, 0.32))) +
		clumps(fine ? 20 : 11, 13 * shrink, 5, 0.92, () =>
			mix(leaf, darker(leaf, 0.2), between(0, 0.6)),
		) +
		clumps(fine ? 16 : 8, 9.5 * shrink, 11, 0.78, () => lighter(leaf, between(0.04, 0.14))) +
		clumps(fine ? 12 : 6, 6 * shrink, 17, 0.62, () => lighter(leaf, between(0.16, 0.26))) +
		(blossom
			? dots(
					fine ? 90 : 34,
					() => mix(blossom, random.pick(['#ffb347', '#c22f2f', blossom]), 0.35),
					fine ? 0.8 : 1.2,
					fine ? 2 : 3,
				)
			: dots(
					fine ? 30 : 10,
					() => lighter(leaf, between(0.2, 0.4)),
					fine ? 0.5 : 0.9,
					fine ? 1.2 : 1.9,
				))
	);
}

function spire(canvas: Canvas, leaf: string, trunk: string): string {
	const fill = canvas.linear(
		[
			[0, lighter(leaf, 0.22)],
			[0.5, leaf],
			[1, darker(leaf, 0.25)],
		],
		[0, 0, 1, 0.3],
	);
	const tiers = times(6, (i) => {
		const y = -8 - i * 14;
		const half = 17 - i * 2.1;
		return shape(
			d`M${-half} ${y}C${-half * 0.9} ${y - 16} ${-half * 0.4} ${y - 22} 0 ${y - 27}C${half * 0.4} ${y - 22} ${half * 0.9} ${y - 16} ${half} ${y}Q0 ${y + 7} ${-half} ${y}Z`,
			fill,
		);
	});
	return stroke('M0 0V-20', trunk, 4) + tiers;
}

function palm(canvas: Canvas, leaf: string, trunk: string): string {
	const fronds = times(9, (i) => {
		const angle = (i / 8) * Math.PI;
		const x = -Math.cos(angle) * 34;
		const y = -84 - Math.sin(angle) * 18;
		return shape(
			d`M0 -84Q${x * 0.6} ${y - 8} ${x} ${y + 14}Q${x * 0.5} ${y + 2} 0 -80Z`,
			i % 2 ? leaf : lighter(leaf, 0.15),
		);
	});
	return (
		stroke('M0 0C4 -30 -3 -56 0 -84', trunk, 4.2) +
		stroke('M-1.6 -4C2 -30 -4 -56 -1 -82', lighter(trunk, 0.25), 1) +
		fronds +
		circle(2, -81, 3, canvas.random.pick(['#8a5a2c', '#b8792f']))
	);
}

/** A clipped hedge along a line. */
export function hedge(
	canvas: Canvas,
	light: Light,
	x: number,
	y: number,
	length: number,
	height: number,
): string {
	const leaf = darker(light.leaf, 0.08);
	const fill = canvas.linear([
		[0, lighter(leaf, 0.28)],
		[0.35, leaf],
		[1, darker(leaf, 0.3)],
	]);
	const flowers = times(Math.round(length / 26), (i) =>
		circle(
			x + 13 + i * 26 + canvas.between(-8, 8),
			y - height * canvas.between(0.3, 0.9),
			canvas.between(2, 4.4),
			canvas.random.pick(['#ffd25e', '#f47f9a', '#ffffff', '#f2704e']),
		),
	);
	return rect(x, y - height, length, height, fill, { rx: height * 0.35 }) + flowers;
}

/** Blades and flowers that break up a lawn. */
export function grass(canvas: Canvas, light: Light, from: number, to: number, count = 60): string {
	const { width, between } = canvas;
	return times(count, () => {
		const y = between(from, to);
		const size = 3 + ((y - from) / (to - from)) * 9;
		return stroke(
			d`M${between(0, width)} ${y}q${-size * 0.3} ${-size * 0.7} ${-size * 0.6} ${-size}m${size * 0.6} ${size}q${size * 0.1} ${-size * 0.8} ${size * 0.4} ${-size * 1.2}`,
			canvas.random.chance(0.5) ? lighter(light.lawn, 0.25) : darker(light.lawn, 0.2),
			1.6,
			{ opacity: 0.7 },
		);
	});
}
