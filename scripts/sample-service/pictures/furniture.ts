import { darker, lighter } from './colour.ts';
import { type Canvas, circle, d, rect, shape, stroke, times } from './svg.ts';

/** Colours of book covers. */
export const SPINES = [
	'#c8473d',
	'#e0883a',
	'#e9bd4a',
	'#3f8f5f',
	'#2f7d8c',
	'#3566ad',
	'#6b4fa0',
	'#a6435f',
	'#f1e6d0',
	'#27406b',
	'#7f9c4a',
] as const;

/** Colours of what stands in jars and bottles. */
export const LIQUIDS = ['#f08a5d', '#58b4d8', '#7ac77a', '#d86fa8', '#f4c542', '#8e7cc3'] as const;

/** One board of books, upright or leaning, with a gap here and there. */
function books(canvas: Canvas, x: number, y: number, wide: number, tall: number): string {
	const { random, between } = canvas;
	let markup = '';
	for (let at = x; at < x + wide - 12; ) {
		const thick = between(9, 24);
		if (at + thick > x + wide - 4) break;
		if (random.chance(0.04)) {
			at += between(16, 44);
			continue;
		}
		const high = tall * between(0.66, 0.96);
		const colour = random.pick(SPINES);
		markup +=
			rect(at, y - high, thick - 1, high, colour, { rx: 1.5 }) +
			rect(at, y - high, thick * 0.28, high, lighter(colour, 0.22), { rx: 1.5 });
		if (thick > 14)
			markup +=
				rect(at + 3, y - high * 0.8, thick - 7, 4, '#f6e3ae') +
				rect(at + 3, y - high * 0.26, thick - 7, 3, '#f6e3ae');
		at += thick;
	}
	return markup;
}

/** A case of boards between two heights, full of books or of what `fill` puts on a board. */
export function shelf(
	canvas: Canvas,
	x: number,
	top: number,
	wide: number,
	bottom: number,
	wood: string,
	fill = books,
): string {
	const boards = Math.max(4, Math.round((bottom - top) / 112));
	const step = (bottom - top - 26) / boards;
	return (
		rect(x - 14, top - 22, wide + 28, bottom - top + 22, darker(wood, 0.12)) +
		rect(
			x,
			top,
			wide,
			bottom - top - 14,
			canvas.linear([
				[0, darker(wood, 0.6)],
				[1, darker(wood, 0.48)],
			]),
		) +
		times(
			boards,
			(i) =>
				fill(canvas, x + 4, top + (i + 1) * step, wide - 8, step - 16) +
				rect(x - 4, top + (i + 1) * step, wide + 8, 13, wood) +
				rect(x, top + (i + 1) * step + 13, wide, 9, '#0a1226', { opacity: 0.28 }),
		) +
		rect(x - 24, top - 34, wide + 48, 18, lighter(wood, 0.2), { rx: 4 }) +
		rect(x - 14, top - 16, 12, bottom - top + 16, lighter(wood, 0.1)) +
		rect(x + wide + 2, top - 16, 12, bottom - top + 16, lighter(wood, 0.1))
	);
}

/** A low cupboard with glass doors and jars along the back wall. */
export function cupboard(
	canvas: Canvas,
	x: number,
	y: number,
	wide: number,
	floorY: number,
): string {
	const wood = canvas.random.pick(['#b98a5c', '#d9c7a8', '#8fa6b8']);
	const tall = floorY - y;
	return (
		rect(x, y, wide, tall, wood, { rx: 5 }) +
		times(4, (i) => {
			const w = wide / 4 - 16;
			const px = x + 8 + (i * wide) / 4;
			return (
				rect(px, y + 10, w, tall - 22, darker(wood, 0.45)) +
				times(
					2,
					(row) =>
						rect(px, y + 10 + ((row + 1) * (tall - 24)) / 2, w, 6, lighter(wood, 0.1)) +
						times(4, (k) => {
							const jar = w / 4.6;
							const foot = y + 9 + ((row + 1) * (tall - 24)) / 2;
							return (
								rect(
									px + 6 + k * (w / 4.1),
									foot - jar * 1.4,
									jar * 0.8,
									jar * 1.4,
									canvas.random.pick(LIQUIDS),
									{ rx: 5, opacity: 0.85 },
								) +
								rect(px + 8 + k * (w / 4.1), foot - jar * 1.62, jar * 0.66, jar * 0.26, '#f3ede0', {
									rx: 2,
								})
							);
						}),
				) +
				shape(
					d`M${px} ${y + tall - 12}V${y + tall * 0.5}L${px + w} ${y + 20}V${y + tall * 0.4}Z`,
					'#ffffff',
					{ opacity: 0.13 },
				)
			);
		})
	);
}

/** A clock on the wall. */
export const clock = (canvas: Canvas, x: number, y: number) =>
	circle(x + 3, y + 5, 42, '#12203c', { opacity: 0.15 }) +
	circle(x, y, 42, '#2f5d9b') +
	circle(x, y, 35, '#fffdf6') +
	stroke(d`M${x} ${y}l${canvas.between(-18, 18)} ${-14}M${x} ${y}v-25`, '#26304a', 4) +
	circle(x, y, 4, '#d8453b');
