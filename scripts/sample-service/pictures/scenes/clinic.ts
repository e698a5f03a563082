import { lighter } from '../colour.ts';
import { clock, cupboard } from '../furniture.ts';
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

const GREEN = '#2f9b6b';

/** A bed with a raised head; in it, sometimes, a child under the blanket. */
function bed(canvas: Canvas, x: number, y: number): string {
	const { random } = canvas;
	const blanket = random.pick(['#8fb8de', '#a9cbb8', '#c9b5dc']);
	const patient = pupil(canvas, {
		top: '#dcebf8',
		bottom: blanket,
		wear: 'trousers',
		tie: undefined,
	});
	return (
		shadow(canvas, x + 260, y + 6, 330, 26, 0.35) +
		stroke(d`M${x + 6} ${y}V${y - 230}M${x + 520} ${y}V${y - 170}`, '#9aa6b8', 13) +
		rect(x, y - 112, 526, 26, '#9aa6b8', { rx: 6 }) +
		rect(x + 8, y - 150, 512, 44, '#f7f9fc', { rx: 14 }) +
		group(rect(0, 0, 140, 52, '#ffffff', { rx: 24 }), `${place(x + 14, y - 182)} rotate(-8)`) +
		(random.chance(0.7)
			? group(person(0, 0, 330, patient), `${place(x + 400, y - 166)} rotate(-86)`)
			: '') +
		shape(
			d`M${x + 176} ${y - 208}Q${x + 380} ${y - 226} ${x + 520} ${y - 160}V${y - 108}H${x + 172}Z`,
			blanket,
		) +
		shape(d`M${x + 176} ${y - 208}q30 -4 56 -6l-6 106h-54Z`, lighter(blanket, 0.5)) +
		times(2, (i) => circle(x + 20 + i * 486, y, 12, '#3a4257'))
	);
}

/** A curtain on a rail, drawn aside. */
const curtain = (x: number, wide: number, bottom: number) =>
	stroke(d`M${x - 40} 118h${wide * 2.6}`, '#c3ccd8', 8) +
	times(6, (i) => {
		const at = x + (i * wide) / 6;
		return (
			shape(
				d`M${at} 122q8 ${bottom * 0.4} 0 ${bottom - 122}h${wide / 6}q8 ${-bottom * 0.4} 0 ${122 - bottom}Z`,
				i % 2 ? '#bfe0d2' : '#d8efe5',
			) + circle(at + wide / 12, 120, 6, '#8d97a8')
		);
	});

const cross = (x: number, y: number, size: number) =>
	circle(x, y, size, '#ffffff') +
	circle(x, y, size * 0.88, GREEN) +
	rect(x - size * 0.16, y - size * 0.56, size * 0.32, size * 1.12, '#ffffff', { rx: 4 }) +
	rect(x - size * 0.56, y - size * 0.16, size * 1.12, size * 0.32, '#ffffff', { rx: 4 });

/** A scale with a rod that measures height. */
const scale = (x: number, y: number) =>
	rect(x - 8, y - 420, 16, 420, '#dfe5ec') +
	times(16, (i) => stroke(d`M${x - 6} ${y - 60 - i * 22}h${i % 4 ? 6 : 12}`, '#3a4257', 2)) +
	rect(x - 14, y - 350, 92, 12, '#9aa6b8', { rx: 3 }) +
	rect(x - 30, y - 26, 128, 26, '#3a4257', { rx: 6 }) +
	circle(x + 34, y - 14, 9, '#f7f9fc');

/** The sick bay: a bed behind a curtain, the nurse, a cupboard of medicines. */
export const clinic: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const { markup, floorY } = room(
		canvas,
		light,
		{ from: width * 0.26, to: width * 0.48, count: 1 },
		0.7,
	);
	const nurse = random.chance(0.5);
	const child = width * 0.79;
	return (
		markup +
		cross(width * 0.6, height * 0.19, 74) +
		clock(canvas, width * 0.94, height * 0.1) +
		cupboard(canvas, width * 0.68, height * 0.2, width * 0.24, height * 0.4) +
		curtain(70, 230, floorY - 10) +
		bed(canvas, 130, floorY + 90) +
		plant(canvas, width * 0.965, floorY + 20, 190) +
		scale(width * 0.885, floorY + 60) +
		shadow(canvas, width * 0.52, floorY + 110, 110, 18) +
		person(
			width * 0.52,
			floorY + 110,
			between(500, 530),
			grownUp(canvas, {
				top: '#f8fafc',
				sleeve: '#f8fafc',
				tie: undefined,
				...(nurse && { bottom: '#e6f2ee', wear: 'skirt' as const, style: 'bun' as const }),
			}),
			random.pick(['work', 'wave'] as const),
			false,
			true,
		) +
		stethoscope(width * 0.52, floorY + 110, 5.15) +
		shadow(canvas, child, floorY + 150, 90, 15) +
		person(
			child,
			floorY + 150,
			between(390, 420),
			pupil(canvas),
			random.pick(['stand', 'work'] as const),
		) +
		trolley(canvas, width * 0.635, floorY + 190)
	);
};

const stethoscope = (x: number, y: number, size: number) =>
	group(
		stroke('M-5 -77Q-7 -62 0 -60Q7 -62 5 -77M0 -60V-54', '#3a4257', 1.3) +
			circle(0, -52.6, 2, '#9aa6b8'),
		place(x, y, size),
	);

/** A trolley with bottles, a bowl and bandages. */
const trolley = ({ random }: Canvas, x: number, y: number) =>
	ellipse(x + 80, y + 4, 120, 12, '#12203c', { opacity: 0.2 }) +
	stroke(d`M${x} ${y}v-190M${x + 160} ${y}v-190`, '#9aa6b8', 8) +
	rect(x - 12, y - 196, 184, 14, '#dfe5ec', { rx: 5 }) +
	rect(x - 6, y - 86, 172, 12, '#dfe5ec', { rx: 5 }) +
	times(4, (i) => {
		const colour = random.pick(['#58b4d8', '#e0663f', '#7ac77a', '#8e7cc3']);
		return (
			rect(x + 8 + i * 27, y - 238, 21, 42, colour, { rx: 5 }) +
			rect(x + 12 + i * 27, y - 250, 13, 13, '#f7f9fc', { rx: 3 })
		);
	}) +
	shape(d`M${x + 116} ${y - 216}h50l-8 20h-34Z`, '#c3ccd8') +
	times(
		3,
		(i) =>
			circle(x + 32 + i * 44, y - 104, 18, '#ffffff') +
			circle(x + 32 + i * 44, y - 104, 6, '#d5dbe4'),
	) +
	circle(x, y, 9, '#3a4257') +
	circle(x + 160, y, 9, '#3a4257');
