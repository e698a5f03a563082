import { darker, HOUSE_COLOURS, lighter, TRICOLOUR } from './colour.ts';
import { type Canvas, circle, d, group, place, rect, shape, stroke, times } from './svg.ts';

/** A cloth that flies to the right of (x, y), `size` wide, with stripes from top to bottom. */
export function cloth(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	stripes: readonly string[] = TRICOLOUR,
): string {
	const bow = size * canvas.between(0.05, 0.12);
	const step = (size * 0.64) / stripes.length;
	const edge = (at: number, forth: boolean) =>
		forth
			? d`${0} ${at}C${size * 0.3} ${at - bow} ${size * 0.6} ${at + bow * 1.3} ${size} ${at - bow * 0.2}`
			: d`${size} ${at - bow * 0.2}C${size * 0.6} ${at + bow * 1.3} ${size * 0.3} ${at - bow} ${0} ${at}`;
	const bands = stripes.map((colour, i) =>
		shape(`M${edge(i * step, true)}L${edge((i + 1) * step + 0.5, false)}Z`, colour),
	);
	const wheel =
		stripes === TRICOLOUR
			? stroke(
					d`M${size * 0.58} ${size * 0.34}a${size * 0.08} ${size * 0.08} 0 1 0 0.1 0`,
					'#1f3b8a',
					size * 0.022,
				)
			: '';
	const fold = canvas.linear(
		[
			[0, '#0d1b3a', 0],
			[0.3, '#0d1b3a', 0.14],
			[0.5, '#ffffff', 0.12],
			[0.75, '#0d1b3a', 0.12],
			[1, '#0d1b3a', 0],
		],
		[0, 0, 1, 0],
	);
	return group(
		bands.join('') + wheel + shape(`M${edge(0, true)}L${edge(size * 0.64, false)}Z`, fold),
		place(x, y),
	);
}

/** A pole with its flag on top. */
export function flagpole(
	canvas: Canvas,
	x: number,
	y: number,
	height: number,
	stripes: readonly string[] = TRICOLOUR,
): string {
	return (
		stroke(d`M${x} ${y}V${y - height}`, '#d5dbe4', Math.max(3, height * 0.014)) +
		circle(x, y - height - 4, Math.max(3, height * 0.014), '#e8b84a') +
		cloth(canvas, x + 2, y - height + 4, height * 0.26, stripes)
	);
}

/** Paper flags in the house colours on a string that sags between two points. */
export function bunting(
	canvas: Canvas,
	x1: number,
	y1: number,
	x2: number,
	y2: number,
	sag = 40,
	colours: readonly string[] = HOUSE_COLOURS,
): string {
	const count = Math.max(6, Math.round(Math.abs(x2 - x1) / 46));
	const at = (t: number) =>
		[x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
	const start = canvas.random.int(0, 4);
	const line = Array.from(
		{ length: count + 1 },
		(_, i) => d`${at(i / count)[0]} ${at(i / count)[1]}`,
	).join('L');
	return (
		stroke(`M${line}`, '#f3f0e6', 2.4) +
		times(count, (i) => {
			const [x, y] = at((i + 0.5) / count);
			const colour = colours[(i + start) % colours.length] as string;
			return (
				shape(d`M${x - 16} ${y}h32l-16 34z`, colour) +
				shape(d`M${x} ${y}h16l-16 34z`, darker(colour, 0.2), { opacity: 0.5 })
			);
		})
	);
}

/** A window seen from inside, with what is outside given as paint. */
export function pane(
	x: number,
	y: number,
	width: number,
	height: number,
	outside: string,
	arched = false,
): string {
	const frame = '#fdfaf3';
	const round = arched ? width / 2 : 8;
	const opening = d`M${x} ${y + height}V${y + round}`;
	const arch = arched
		? d`A${round} ${round} 0 0 1 ${x + width} ${y + round}`
		: d`Q${x} ${y} ${x + round} ${y}H${x + width - round}Q${x + width} ${y} ${x + width} ${y + round}`;
	const whole = `${opening}${arch}${d`V${y + height}Z`}`;
	return (
		shape(whole, outside) +
		shape(
			d`M${x} ${y + height * 0.75}L${x + width} ${y + height * 0.2}V${y + height * 0.5}L${x} ${y + height}Z`,
			'#ffffff',
			{ opacity: 0.18 },
		) +
		stroke(
			d`M${x + width / 2} ${y + 4}V${y + height}M${x} ${y + height * 0.5}h${width}`,
			frame,
			7,
		) +
		stroke(whole, frame, 11) +
		rect(x - 16, y + height - 2, width + 32, 16, lighter('#d9cdb8', 0.4), { rx: 4 }) +
		rect(x - 16, y + height + 10, width + 32, 5, '#0d1b3a', { opacity: 0.12, rx: 2 })
	);
}

/** A beam of light that falls through a window onto the floor. */
export function beam(
	canvas: Canvas,
	x: number,
	y: number,
	width: number,
	drop: number,
	slant: number,
): string {
	const fill = canvas.linear([
		[0, '#fff6d8', 0.38],
		[1, '#fff6d8', 0],
	]);
	return shape(d`M${x} ${y}h${width}l${slant + width * 0.25} ${drop}h${-width * 1.5}Z`, fill);
}
