import { darker, HOUSE_COLOURS, lighter } from '../colour.ts';
import { crest } from '../crest.ts';
import { grownUp, person, pupil } from '../people.ts';
import { plant, room } from '../room.ts';
import type { Painter } from '../scene.ts';
import { shadow } from '../sky.ts';
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

const INK = '#8d97a8';

/** A sheet on the board, `wide` by `tall`: lines, a table, a chart or a poster. */
function sheet(canvas: Canvas, wide: number, tall: number): string {
	const { random, between } = canvas;
	const tone = random.pick(HOUSE_COLOURS);
	const inside = [
		() =>
			times(Math.floor((tall - 70) / 18), (i) =>
				stroke(d`M18 ${58 + i * 18}h${(wide - 36) * between(0.6, 1)}`, INK, 4),
			),
		() =>
			times(5, (i) => stroke(d`M18 ${56 + i * ((tall - 76) / 4)}h${wide - 36}`, INK, 3)) +
			times(4, (i) => stroke(d`M${18 + (i * (wide - 36)) / 3} 56v${tall - 76}`, INK, 3)),
		() =>
			times(5, (i) => {
				const high = (tall - 84) * between(0.3, 1);
				return rect(
					22 + i * ((wide - 40) / 5),
					tall - 20 - high,
					(wide - 40) / 7,
					high,
					HOUSE_COLOURS[i] as string,
				);
			}),
		() =>
			rect(14, 52, wide - 28, tall - 68, lighter(tone, 0.55)) +
			circle(wide / 2, 52 + (tall - 68) * 0.45, Math.min(wide, tall) * 0.2, tone) +
			shape(
				d`M14 ${tall - 16}l${(wide - 28) / 2} ${-(tall - 68) * 0.3}l${(wide - 28) / 2} ${(tall - 68) * 0.3}Z`,
				darker(tone, 0.1),
			),
	];
	return (
		rect(5, 7, wide, tall, '#3a2616', { opacity: 0.25 }) +
		rect(0, 0, wide, tall, random.pick(['#ffffff', '#fffbe6', '#eef5fc', '#fdeff0'])) +
		rect(18, 22, wide * 0.6, 15, tone, { rx: 3 }) +
		random.pick(inside)() +
		circle(wide / 2, 4, 9, random.pick(HOUSE_COLOURS)) +
		circle(wide / 2 - 3, 1, 3, '#ffffff', { opacity: 0.7 })
	);
}

/** The notice board of the corridor, with pupils who read it. */
const board: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const { markup, floorY } = room(canvas, light, null, 0.8);
	const [x, y, wide, tall] = [150, 90, width - 300, 560];
	const columns = 6;
	return (
		markup +
		rect(x - 22, y - 14, wide + 52, tall + 44, '#12203c', { opacity: 0.14, rx: 10 }) +
		rect(x - 26, y - 26, wide + 52, tall + 52, '#8a5f3c', { rx: 8 }) +
		rect(x, y, wide, tall, '#cf9f68') +
		times(260, () =>
			circle(
				between(x + 6, x + wide - 6),
				between(y + 6, y + tall - 6),
				between(1.5, 4),
				random.pick(['#b98450', '#dcb483']),
				{ opacity: 0.6 },
			),
		) +
		rect(x, y, wide, 16, '#3a2616', { opacity: 0.2 }) +
		times(2 * columns, (i) => {
			const cell = wide / columns;
			const w = between(132, 176);
			const h = between(176, 220);
			const at = place(
				x + (i % columns) * cell + (cell - w) / 2,
				y + 34 + Math.floor(i / columns) * 262 + between(0, 20),
			);
			return group(sheet(canvas, w, h), `${at} rotate(${Math.round(between(-3, 3))})`);
		}) +
		plant(canvas, 90, floorY + 50, 240) +
		plant(canvas, width - 90, floorY + 50, 240) +
		times(random.int(3, 4), (i) => {
			const at = width * (0.2 + i * 0.19) + between(-40, 40);
			return (
				shadow(canvas, at, height - 10, 120, 18, 0.4) +
				person(
					at,
					height + 40,
					between(450, 510),
					pupil(canvas),
					random.pick(['stand', 'stand', 'wave'] as const),
					true,
				)
			);
		})
	);
};

/** A photograph with a bust in it, `size` wide. */
const photograph = (
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	who: ReturnType<typeof pupil>,
	below: string,
) =>
	rect(
		x,
		y,
		size,
		size * 1.2,
		canvas.linear([
			[0, '#bfe0f7'],
			[1, '#8fb8de'],
		]),
		{ rx: 10 },
	) +
	person(x + size / 2, y + size * 2.7, size * 2.4, who) +
	rect(x - 60, y + size * 1.2, size + 120, size * 1.6, below);

/** An identity card on its ribbon: of a pupil, or of the pupil and whoever comes for it. */
const card: Painter = (canvas) => {
	const { width, height, random, between } = canvas;
	const wood = random.pick(['#b98a5c', '#c9a47a', '#8a6f5a']);
	const band = random.pick(['#2f5d9b', '#a8303a', '#2f6b5c']);
	const [x, y, wide, tall] = [width / 2 - 330, 230, 660, 740];
	const line = (at: number, share: number) =>
		rect(x + 60, at, 90, 14, lighter(band, 0.55), { rx: 4 }) +
		rect(x + 170, at, (wide - 240) * share, 14, '#3a4257', { rx: 4, opacity: 0.75 });
	const photo = 190;
	return (
		rect(
			0,
			0,
			width,
			height,
			canvas.linear([
				[0, lighter(wood, 0.16)],
				[1, darker(wood, 0.1)],
			]),
		) +
		times(26, (i) =>
			stroke(
				d`M-20 ${i * 44 + between(-8, 8)}Q${width * 0.4} ${i * 44 + between(-26, 26)} ${width + 20} ${i * 44 + between(-8, 8)}`,
				darker(wood, 0.16),
				2.4,
				{ opacity: 0.35 },
			),
		) +
		stroke(
			d`M${width / 2 - 12} 236C${width * 0.3} 60 ${width * 0.16} 120 ${width * 0.1} -30M${width / 2 + 12} 236C${width * 0.7} 60 ${width * 0.84} 120 ${width * 0.9} -30`,
			darker(band, 0.3),
			36,
		) +
		stroke(
			d`M${width / 2 - 12} 230C${width * 0.3} 54 ${width * 0.16} 114 ${width * 0.1} -36M${width / 2 + 12} 230C${width * 0.7} 54 ${width * 0.84} 114 ${width * 0.9} -36`,
			band,
			34,
		) +
		rect(x + 10, y + 16, wide, tall, '#12203c', { opacity: 0.3, rx: 34 }) +
		rect(x, y, wide, tall, '#fdfefe', { rx: 30 }) +
		photograph(canvas, x + 110, y + 190, photo, pupil(canvas), '#fdfefe') +
		photograph(canvas, x + 360, y + 190, photo, grownUp(canvas, { tie: undefined }), '#fdfefe') +
		shape(
			d`M${x} ${y + 150}V${y + 30}Q${x} ${y} ${x + 30} ${y}H${x + wide - 30}Q${x + wide} ${y} ${x + wide} ${y + 30}V${y + 150}Z`,
			band,
		) +
		rect(x, y + 150, wide, 10, '#e9c06a') +
		crest(x + wide / 2, y + 92, band, 2.1) +
		rect(width / 2 - 46, y + 18, 92, 20, '#12203c', { opacity: 0.45, rx: 10 }) +
		rect(width / 2 - 26, y - 26, 52, 60, '#c3ccd8', { rx: 10 }) +
		rect(width / 2 - 14, y - 12, 28, 34, '#8d97a8', { rx: 6 }) +
		times(4, (i) => line(y + 468 + i * 42, [0.9, 0.7, 0.8, 0.45][i] as number)) +
		times(34, (i) => rect(x + 60 + i * 9, y + 652, between(2, 6), 54, '#26304a')) +
		ellipse(x + wide - 120, y + 676, 66, 40, lighter(band, 0.7)) +
		stroke(d`M${x + wide - 176} ${y + 686}q22 -50 36 -4t34 -10t40 -12`, band, 5) +
		shape(d`M${x + 40} ${y + tall}L${x + 340} ${y}H${x + 460}L${x + 160} ${y + tall}Z`, '#ffffff', {
			opacity: 0.1,
		})
	);
};

/** A notice board, or an identity card. */
export const notice: Painter = (canvas, light, name) =>
	(/notice|bulletin/.test(name) ? board : card)(canvas, light, name);
