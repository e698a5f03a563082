import { darker, lighter } from '../colour.ts';
import { shelf } from '../furniture.ts';
import { grownUp, person, pupil } from '../people.ts';
import { room } from '../room.ts';
import type { Painter } from '../scene.ts';
import { shadow } from '../sky.ts';
import { type Canvas, circle, d, ellipse, rect, shape, stroke, times } from '../svg.ts';

const PACKS = [
	'#d8453b',
	'#2f7d8c',
	'#e9bd4a',
	'#3f8f5f',
	'#6b4fa0',
	'#f1e6d0',
	'#3566ad',
] as const;
const CLOTH = ['#cfe3f7', '#cfe3f7', '#f7f9fc', '#26335a', '#5b6478', '#8a2f3c'] as const;

/** Fills a board with piles, `wide` apart: folded clothes or boxes. */
const piles =
	(colours: readonly string[], each: number, thick: number, round: number) =>
	({ random }: Canvas, x: number, y: number, wide: number, tall: number) =>
		times(Math.floor(wide / each), (k) =>
			times(Math.min(random.int(3, 6), Math.floor(tall / thick)), (i) => {
				const colour = random.pick(colours);
				return (
					rect(x + 6 + k * each, y - (i + 1) * thick, each - 12, thick - 1, colour, { rx: round }) +
					rect(x + 6 + k * each, y - i * thick - 5, each - 12, 4, darker(colour, 0.3), {
						opacity: 0.4,
						rx: 2,
					})
				);
			}),
		);
const clothes = piles(CLOTH, 82, 17, 6);
const boxes = piles(PACKS, 66, 26, 3);

/** The book shop or the uniform shop: full shelves, a counter, pupils who buy. */
export const shop: Painter = (canvas, light, name) => {
	const { width, height, random, between } = canvas;
	const { markup, floorY } = room(canvas, light, null, 0.72);
	const wood = random.pick(['#b98a5c', '#9c6a43', '#c9a06a']);
	const counterY = height * 0.66;
	const cloth = /uniform|cloth|garment/.test(name);
	const awning = random.pick(['#c8473d', '#2f6fd0', '#2f9b5f', '#d9772f']);
	const fills = cloth ? [clothes, clothes, boxes] : [undefined, boxes, undefined];
	return (
		markup +
		times(4, (i) =>
			shelf(
				canvas,
				44 + i * (width / 4) - 8,
				190,
				width / 4 - 72,
				floorY,
				wood,
				fills[(i + (cloth ? 0 : 1)) % 3],
			),
		) +
		times(16, (i) => {
			const wide = width / 16;
			return shape(
				d`M${i * wide} 0h${wide}v96q${-wide / 2} 44 ${-wide} 0z`,
				i % 2 ? '#fdfaf3' : awning,
			);
		}) +
		rect(0, 0, width, 40, '#12203c', { opacity: 0.14 }) +
		times(2, (i) =>
			person(
				width * (0.3 + i * 0.4) + between(-50, 50),
				counterY + 230,
				between(470, 500),
				grownUp(canvas),
				random.pick(['work', 'wave'] as const),
				false,
				random.chance(0.5),
			),
		) +
		rect(
			60,
			counterY,
			width - 120,
			height,
			canvas.linear([
				[0, wood],
				[1, darker(wood, 0.35)],
			]),
		) +
		times(5, (i) => rect(90 + i * 290, counterY + 50, 250, height, darker(wood, 0.12), { rx: 6 })) +
		rect(36, counterY - 16, width - 72, 30, lighter(wood, 0.35), { rx: 6 }) +
		rect(36, counterY + 14, width - 72, 10, '#0a1226', { opacity: 0.2 }) +
		till(width * 0.5, counterY - 16) +
		(cloth ? clothes : boxes)(canvas, width * 0.12, counterY - 16, 260, 90) +
		(cloth ? clothes : boxes)(canvas, width * 0.76, counterY - 16, 200, 70) +
		pencils(canvas, width * 0.64, counterY - 16) +
		times(3, (i) => {
			const x = width * (0.2 + i * 0.3) + between(-60, 60);
			return (
				shadow(canvas, x, height - 6, 120, 18, 0.4) +
				person(
					x,
					height + 90,
					between(440, 500),
					pupil(canvas),
					random.pick(['stand', 'wave'] as const),
					true,
				)
			);
		})
	);
};

const till = (x: number, y: number) =>
	shape(d`M${x - 78} ${y}l14 -66h128l14 66z`, '#3a4257') +
	rect(x - 50, y - 122, 100, 50, '#26304a', { rx: 6 }) +
	rect(x - 40, y - 114, 80, 32, '#9fd8a8', { rx: 3 }) +
	times(8, (i) =>
		rect(x - 48 + (i % 4) * 26, y - 54 + Math.floor(i / 4) * 20, 18, 12, '#cdd5e2', { rx: 3 }),
	);

const pencils = ({ random }: Canvas, x: number, y: number) =>
	times(6, (i) =>
		stroke(d`M${x - 12 + i * 5} ${y - 50}L${x - 30 + i * 12} ${y - 112}`, random.pick(PACKS), 6),
	) +
	rect(x - 24, y - 64, 48, 64, '#eaf0f6', { rx: 6 }) +
	ellipse(x, y - 64, 24, 6, '#c3ccd8') +
	circle(x, y - 30, 9, '#c8473d');
