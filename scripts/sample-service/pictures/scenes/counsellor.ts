import { darker, lighter } from '../colour.ts';
import { clock, shelf } from '../furniture.ts';
import { grownUp, person, pupil } from '../people.ts';
import { plant, room } from '../room.ts';
import type { Painter } from '../scene.ts';
import { shadow } from '../sky.ts';
import { type Canvas, circle, d, ellipse, rect, shape, stroke, times } from '../svg.ts';

/** An armchair that stands on (x, y), 250 wide. */
const armchair = (canvas: Canvas, x: number, y: number, colour: string) =>
	shadow(canvas, x, y + 4, 190, 24, 0.4) +
	times(2, (i) => rect(x - 108 + i * 196, y - 26, 20, 28, '#6b4a38', { rx: 4 })) +
	rect(
		x - 104,
		y - 330,
		208,
		300,
		canvas.linear([
			[0, lighter(colour, 0.2)],
			[1, darker(colour, 0.15)],
		]),
		{ rx: 56 },
	) +
	rect(x - 96, y - 132, 192, 104, lighter(colour, 0.12), { rx: 26 });
const arms = (x: number, y: number, colour: string) =>
	times(2, (i) => {
		const at = x - 132 + i * 200;
		return (
			rect(at, y - 176, 64, 156, darker(colour, 0.1), { rx: 28 }) +
			rect(at, y - 176, 64, 60, lighter(colour, 0.15), { rx: 28 })
		);
	});

/** A low round table with flowers, cups and a box of handkerchiefs. */
const lowTable = ({ random }: Canvas, x: number, y: number) =>
	ellipse(x, y + 4, 170, 18, '#12203c', { opacity: 0.22 }) +
	stroke(
		d`M${x - 90} ${y}L${x - 60} ${y - 110}M${x + 90} ${y}L${x + 60} ${y - 110}`,
		'#8a5f3c',
		13,
	) +
	ellipse(x, y - 112, 156, 26, '#a8733f') +
	ellipse(x, y - 120, 156, 26, '#d9b27a') +
	times(5, (i) => {
		const at = x - 40 + (i - 2) * 17;
		return (
			stroke(d`M${x - 40} ${y - 178}L${at} ${y - 236 - (i % 2) * 22}`, '#3b8a5a', 5) +
			circle(
				at,
				y - 242 - (i % 2) * 22,
				14,
				random.pick(['#e4502e', '#f2b632', '#e8739c', '#8150b8']),
			) +
			circle(at, y - 242 - (i % 2) * 22, 5, '#fff6d8')
		);
	}) +
	shape(d`M${x - 60} ${y - 184}h40l-6 62h-28Z`, '#7fb6e0') +
	rect(x + 40, y - 146, 66, 30, '#f1e6d0', { rx: 5 }) +
	shape(d`M${x + 58} ${y - 146}q8 -26 16 -6q10 -18 16 6Z`, '#ffffff') +
	times(2, (i) => rect(x - 116 + i * 108, y - 140, 26, 22, '#ffffff', { rx: 5 }));

/** A framed picture of hills, a heart or a tree of hands. */
function framed(canvas: Canvas, x: number, y: number, motif: number): string {
	const tone = canvas.random.pick(['#cfe6f6', '#f6e2ae', '#d8efe5', '#f3dbe4']);
	const inside = [
		shape(d`M${x + 10} ${y + 126}l50 -66l34 40l30 -34l46 60Z`, darker(tone, 0.35)) +
			circle(x + 132, y + 38, 15, '#f2b632'),
		shape(
			d`M${x + 90} ${y + 120}C${x + 10} ${y + 66} ${x + 46} ${y + 10} ${x + 90} ${y + 48}C${x + 134} ${y + 10} ${x + 170} ${y + 66} ${x + 90} ${y + 120}Z`,
			'#e0663f',
		),
		stroke(d`M${x + 90} ${y + 128}V${y + 60}`, '#8a5f3c', 9) +
			times(7, (i) =>
				circle(
					x + 90 + Math.cos(i * 0.9) * 36,
					y + 50 + Math.sin(i * 0.9) * 24,
					17,
					['#3f9b5f', '#7cc267', '#e9bd4a'][i % 3] as string,
				),
			),
	];
	return (
		rect(x + 5, y + 7, 180, 144, '#12203c', { opacity: 0.16, rx: 4 }) +
		rect(x, y, 180, 144, '#8a5f3c', { rx: 5 }) +
		rect(x + 10, y + 10, 160, 124, tone) +
		inside[motif % inside.length]
	);
}

/** The counsellor's room: two armchairs at a low table, a pupil and somebody who listens. */
export const counsellor: Painter = (canvas, light) => {
	const { width, height, random } = canvas;
	const left = random.chance(0.5);
	const first = random.int(0, 2);
	const windows = left ? { from: 60, to: width * 0.34 } : { from: width * 0.66, to: width - 60 };
	const { markup, floorY } = room(canvas, light, { ...windows, count: 1 }, 0.68);
	const y = height * 0.9;
	const chairs = random.shuffle(['#3d6ea8', '#2f7d78', '#c4623f', '#7a5b9c', '#c79a3f']);
	const [mine, yours] = left ? [0.68, 0.32] : [0.32, 0.68];
	const seated = (at: number, colour: string, who: string) =>
		armchair(canvas, width * at, y, colour) + who + arms(width * at, y, colour);
	const caseX = left ? width * 0.74 : 60;
	return (
		markup +
		shelf(canvas, caseX, 210, width * 0.2, floorY, random.pick(['#b98a5c', '#9c6a43'])) +
		times(2, (i) =>
			framed(canvas, width * (left ? 0.4 : 0.32) + i * 250, 150 + i * 30, first + i),
		) +
		clock(canvas, left ? width * 0.69 : width * 0.62, 110) +
		plant(canvas, left ? width * 0.06 : width * 0.94, floorY + 40, 260) +
		ellipse(width / 2, y - 4, 700, 92, lighter(chairs[2] as string, 0.45)) +
		ellipse(width / 2, y - 4, 650, 80, lighter(chairs[2] as string, 0.62)) +
		seated(
			mine,
			chairs[0] as string,
			person(width * mine, y + 54, 490, grownUp(canvas), 'sit', false, !left),
		) +
		seated(
			yours,
			chairs[1] as string,
			person(width * yours, y + 50, 440, pupil(canvas), 'sit', false, left),
		) +
		lowTable(canvas, width / 2, y + 66)
	);
};
