import { HAIR, lighter, SKINS } from '../colour.ts';
import { clock } from '../furniture.ts';
import { bust, person, pupil } from '../people.ts';
import { bunting } from '../props.ts';
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

const CHALK = '#e9f3ea';

/** What stands on the board: figures of geometry, the solar system, a plant, waves. No writing. */
function lesson(canvas: Canvas, x: number, y: number, wide: number, tall: number): string {
	const cx = x + wide / 2;
	const cy = y + tall / 2;
	const r = tall * 0.34;
	return [
		() =>
			stroke(d`M${cx - wide * 0.38} ${cy + r}h${r * 2.2}l${-r * 1.4} ${-r * 1.9}z`, CHALK, 4) +
			stroke(d`M${cx - wide * 0.38 + r * 0.8} ${cy + r}v${-r * 1.9}`, CHALK, 3) +
			stroke(
				d`M${cx + r * 0.3} ${cy}a${r * 0.9} ${r * 0.9} 0 1 0 ${r * 1.8} 0a${r * 0.9} ${r * 0.9} 0 1 0 ${-r * 1.8} 0h${r * 1.8}`,
				'#f7d774',
				4,
			) +
			stroke(
				d`M${cx + wide * 0.28} ${cy + r * 0.8}v${-r * 1.2}l${r * 0.5} ${-r * 0.4}h${r}v${r * 1.2}l${-r * 0.5} ${r * 0.4}zm0 ${-r * 1.2}h${r}v${r * 1.2}m0 ${-r * 1.2}l${r * 0.5} ${-r * 0.4}`,
				'#9fd4f0',
				4,
			),
		() =>
			circle(x + wide * 0.12, cy, r * 0.7, '#f6c34a') +
			times(
				5,
				(i) =>
					stroke(
						d`M${x + wide * (0.22 + i * 0.15)} ${cy - r * 1.2}Q${x + wide * (0.3 + i * 0.15)} ${cy} ${x + wide * (0.22 + i * 0.15)} ${cy + r * 1.2}`,
						CHALK,
						2.4,
						{ opacity: 0.5 },
					) +
					circle(
						x + wide * (0.26 + i * 0.15),
						cy,
						[8, 12, 11, 22, 17][i] as number,
						['#c98b5c', '#e0a050', '#6fb0e8', '#d99a6a', '#e6cf90'][i] as string,
					),
			),
		() =>
			stroke(
				d`M${x + wide * 0.08} ${cy + r}H${x + wide * 0.9}M${x + wide * 0.1} ${cy + r * 1.1}V${cy - r * 1.1}`,
				CHALK,
				4,
			) +
			stroke(
				d`M${x + wide * 0.1} ${cy + r * 0.8}C${x + wide * 0.3} ${cy + r * 0.8} ${x + wide * 0.34} ${cy - r} ${x + wide * 0.5} ${cy - r * 0.9}S${x + wide * 0.68} ${cy + r * 0.8} ${x + wide * 0.9} ${cy + r * 0.7}`,
				'#f7d774',
				5,
			) +
			times(7, (i) =>
				rect(
					x + wide * (0.14 + i * 0.105),
					cy + r - r * (0.2 + 1.3 * Math.sin(i * 0.55) ** 2),
					wide * 0.05,
					r * (0.2 + 1.3 * Math.sin(i * 0.55) ** 2),
					'#9fd4f0',
					{ opacity: 0.55 },
				),
			),
		() =>
			stroke(
				d`M${cx} ${cy + r}C${cx - 6} ${cy} ${cx + 8} ${cy - r * 0.4} ${cx} ${cy - r}`,
				'#8fd19a',
				6,
			) +
			times(6, (i) =>
				shape(
					d`M${cx} ${cy + r * (0.6 - i * 0.26)}q${(i % 2 ? 1 : -1) * r * 0.5} ${-r * 0.5} ${(i % 2 ? 1 : -1) * r} ${-r * 0.3}q${(i % 2 ? -1 : 1) * r * 0.4} ${r * 0.4} ${(i % 2 ? -1 : 1) * r} ${r * 0.3}z`,
					'#8fd19a',
				),
			) +
			times(6, (i) =>
				circle(cx + Math.cos(i * 1.05) * 22, cy - r + Math.sin(i * 1.05) * 22, 15, '#f3a0bd'),
			) +
			circle(cx, cy - r, 12, '#f7d774') +
			stroke(
				d`M${cx + wide * 0.2} ${cy - r * 0.6}h${wide * 0.14}M${cx + wide * 0.2} ${cy}h${wide * 0.2}M${cx - wide * 0.34} ${cy - r * 0.2}h${wide * 0.16}`,
				CHALK,
				4,
				{ opacity: 0.7 },
			),
	][canvas.random.int(0, 3)]?.() as string;
}

/** A lesson: teacher at the board, pupils at their desks seen from behind. */
export const classroom: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const left = random.chance(0.5);
	const { markup, floorY } = room(
		canvas,
		light,
		left
			? { from: 10, to: width * 0.3, count: 1 }
			: { from: width * 0.7, to: width - 10, count: 1 },
		0.6,
	);
	const boardX = left ? width * 0.34 : width * 0.08;
	const boardW = width * 0.56;
	const boardY = height * 0.1;
	const boardH = height * 0.34;
	const smart = random.chance(0.4);
	const teacherX = boardX + boardW * random.pick([0.06, 0.95]);
	const sari = random.pick(['#c2307a', '#0f8a7e', '#d9772f', '#5b55b8', '#a8325a']);
	const teacher = random.chance(0.6)
		? {
				top: lighter(sari, 0.25),
				bottom: sari,
				wear: 'gown' as const,
				style: 'bun' as const,
				tie: undefined,
			}
		: {
				top: '#f4f6f9',
				bottom: '#3a4257',
				wear: 'trousers' as const,
				style: 'short' as const,
				tie: '#8a2f3c',
			};
	const rows = [
		{ count: 6, size: 0.86, y: floorY + 44 },
		{ count: 5, size: 1.14, y: floorY + 150 },
		{ count: 4, size: 1.5, y: floorY + 292 },
	];
	const desks = rows
		.map(({ count, size, y }, row) => {
			const step = (width * 1.02) / count;
			return times(count, (i) =>
				group(
					deskWithPupil(canvas),
					place(step * (i + 0.5) - width * 0.01 + (row % 2 ? 26 : -26) * (left ? 1 : -1), y, size),
				),
			);
		})
		.join('');
	return (
		markup +
		(smart
			? rect(boardX, boardY, boardW, boardH, '#1c2233', { rx: 12 }) +
				rect(
					boardX + 14,
					boardY + 14,
					boardW - 28,
					boardH - 28,
					canvas.linear([
						[0, '#1d4f8c'],
						[1, '#123262'],
					]),
					{ rx: 6 },
				)
			: rect(boardX - 14, boardY - 14, boardW + 28, boardH + 28, '#a8733f', { rx: 6 }) +
				rect(
					boardX,
					boardY,
					boardW,
					boardH,
					canvas.linear([
						[0, '#2f6650'],
						[1, '#245443'],
					]),
				) +
				rect(boardX - 4, boardY + boardH + 8, boardW + 8, 14, '#c08a52', { rx: 3 })) +
		lesson(canvas, boardX + 20, boardY + 10, boardW - 40, boardH - 20) +
		clock(canvas, left ? width * 0.945 : width * 0.035, height * 0.13) +
		(random.chance(0.6)
			? bunting(canvas, -20, 44, width / 2, 44, 26) +
				bunting(canvas, width / 2, 44, width + 20, 44, 26)
			: '') +
		plant(canvas, left ? width * 0.95 : width * 0.045, floorY + 16, 140) +
		shadow(canvas, teacherX, floorY + 30, 80, 14) +
		person(
			teacherX,
			floorY + 30,
			400,
			pupil(canvas, { ...teacher, skin: random.pick(SKINS), hair: random.pick(HAIR) }),
			random.pick(['wave', 'work', 'dance'] as const),
			false,
			teacherX > boardX + boardW / 2,
		) +
		desks +
		shadow(canvas, width / 2, height + 10, width * 0.6, 50, between(0.2, 0.35))
	);
};

/** One place, 200 units wide: chair, pupil from behind, desk with a book. */
function deskWithPupil(canvas: Canvas): string {
	const { random } = canvas;
	const look = pupil(canvas);
	const wood = '#d8a868';
	const raised = random.chance(0.22);
	return (
		ellipse(0, 150, 150, 20, '#12203c', { opacity: 0.2 }) +
		rect(-110, 30, 12, 120, '#6b7488') +
		rect(98, 30, 12, 120, '#6b7488') +
		rect(-122, 14, 244, 20, wood, { rx: 5 }) +
		rect(-122, 14, 244, 7, lighter(wood, 0.3), { rx: 4 }) +
		shape('M-100 14L-92 0L-44 0L-36 14Z', '#fffdf4') +
		shape('M40 14L46 2L96 4L104 14Z', random.pick(['#d8453b', '#2f7d8c', '#e9bd4a', '#6b4fa0'])) +
		(raised
			? stroke('M30 0Q52 -30 46 -84', look.skin, 13) + stroke('M30 0L43 -28', look.top, 19)
			: '') +
		group(bust(look), 'translate(0 112) scale(2)') +
		stroke('M-52 150V82M52 150V82', '#5d687c', 9) +
		rect(-62, 66, 124, 34, wood, { rx: 9 }) +
		rect(-62, 66, 124, 12, lighter(wood, 0.22), { rx: 6 }) +
		(random.chance(0.6)
			? group(
					rect(
						-28,
						0,
						56,
						50,
						random.pick(['#d8453b', '#2f6fd0', '#2f9b5f', '#e0883a', '#8150b8']),
						{ rx: 14 },
					) + rect(-20, 20, 40, 20, '#ffffff', { rx: 6, opacity: 0.25 }),
					'translate(0 100)',
				)
			: '')
	);
}
