import { darker, lighter, mix } from './colour.ts';
import type { Light } from './light.ts';
import { type Canvas, circle, d, ellipse, group, place, rect, shape, times } from './svg.ts';

/** Sky with sun and clouds, over the whole picture. */
export function sky(canvas: Canvas, light: Light, horizon = 0.62): string {
	const { width, height, between, random } = canvas;
	const [top, middle, low] = light.sky;
	const fill = canvas.linear([
		[0, top],
		[0.6, middle],
		[1, low],
	]);
	const sunX = width * between(0.12, 0.88);
	const sunY = height * light.sunHeight;
	const glow = canvas.radial([
		[0, light.sun, 0.95],
		[0.12, light.sun, 0.75],
		[0.35, light.sun, 0.25],
		[1, light.sun, 0],
	]);
	const clouds = times(random.int(3, 6), (i) =>
		cloud(
			canvas,
			light,
			between(-100, width + 100),
			height * between(0.05, horizon - 0.18),
			between(0.5, 1.3) * (i ? 1 : 1.3),
		),
	);
	return (
		rect(0, 0, width, height * (horizon + 0.06), fill) +
		circle(sunX, sunY, width * 0.34, glow) +
		circle(sunX, sunY, 38, light.sun) +
		clouds
	);
}

/** A cloud of opaque puffs, grey below and white above. */
function cloud(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
	const { random, between } = canvas;
	const count = random.int(4, 6);
	const puffs = Array.from({ length: count }, (_, i) => {
		const middle = 1 - Math.abs(i / (count - 1) - 0.5) * 2;
		return [(i - (count - 1) / 2) * 56, 30 + 34 * middle + between(-6, 10)] as const;
	});
	const wide = (count / 2) * 56 + 26;
	const layer = (colour: string, dx: number, dy: number, size: number) =>
		puffs.map(([px, r]) => circle(px + dx, -r * 0.5 + dy, r * size, colour)).join('');
	const under = mix(light.haze, light.sky[1], 0.3);
	return group(
		rect(-wide, -22, wide * 2, 34, under, { rx: 17 }) +
			layer(under, 0, 0, 1) +
			rect(-wide + 14, -26, wide * 2 - 36, 26, lighter(light.haze, 0.55), { rx: 13 }) +
			layer(lighter(light.haze, 0.55), -3, -7, 0.9) +
			layer(lighter(light.haze, 0.86), -8, -15, 0.68),
		place(x, y, scale, random.chance(0.5)),
	);
}

/** A ridge across the picture: its path, closed along the bottom. */
function ridge(canvas: Canvas, base: number, swell: number, waves: number): string {
	const { width, height, between } = canvas;
	const phases = [between(0, 9), between(0, 9), between(0, 9)] as const;
	const y = (x: number) => {
		const t = (x / width) * Math.PI * 2;
		return (
			base -
			swell *
				(0.55 * Math.sin(t * waves * 0.5 + phases[0]) +
					0.3 * Math.sin(t * waves + phases[1]) +
					0.15 * Math.sin(t * waves * 2.3 + phases[2]))
		);
	};
	const points = Array.from(
		{ length: 41 },
		(_, i) => d`${(i * width) / 40} ${y((i * width) / 40)}`,
	);
	return `M${points.join('L')}L${width} ${height}L0 ${height}Z`;
}

/** Hills behind hills, the far ones lost in haze. */
export function hills(canvas: Canvas, light: Light, horizon: number, layers = 4): string {
	const { height, between } = canvas;
	return times(layers, (i) => {
		const near = (i + 1) / layers;
		const colour = mix(light.haze, mix(light.hill, light.leaf, near * 0.7), 0.25 + near * 0.6);
		const base = height * (horizon - 0.2 * (1 - near) - 0.02);
		const fill = canvas.linear([
			[0, colour],
			[0.5, mix(colour, light.haze, 0.35)],
			[1, mix(colour, light.haze, 0.55)],
		]);
		return shape(
			ridge(canvas, base, height * between(0.035, 0.075) * (1.3 - near * 0.6), 3 + i),
			fill,
		);
	});
}

/** Ground from the horizon down. */
export function ground(canvas: Canvas, horizon: number, colour: string): string {
	const { width, height } = canvas;
	const y = height * horizon;
	return rect(
		0,
		y,
		width,
		height - y,
		canvas.linear([
			[0, lighter(colour, 0.28)],
			[0.3, colour],
			[1, darker(colour, 0.22)],
		]),
	);
}

/** A soft shadow on the ground. */
export function shadow(
	canvas: Canvas,
	x: number,
	y: number,
	rx: number,
	ry = rx * 0.22,
	strength = 0.38,
): string {
	const fill = canvas.radial([
		[0, '#12203c', strength],
		[0.6, '#12203c', strength * 0.5],
		[1, '#12203c', 0],
	]);
	return ellipse(x, y, rx, ry, fill);
}
