import { darker, HOUSE_COLOURS, lighter, mix } from '../colour.ts';
import { person, pupil } from '../people.ts';
import { bunting } from '../props.ts';
import { plant, room, table } from '../room.ts';
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

const PAINTS = [
	'#e4502e',
	'#f2b632',
	'#3f9b5f',
	'#2f7fd2',
	'#8150b8',
	'#e8739c',
	'#1fa39a',
] as const;

/** A child's painting, 100 by 76: a landscape, a fish, a flower, a kite, an aeroplane or a pattern. */
function painting(canvas: Canvas, motif: number): string {
	const { random } = canvas;
	const [one, two, three] = random.shuffle(PAINTS) as [string, string, string];
	const paper = mix('#fffdf4', one, 0.1);
	const inside = [
		() =>
			rect(0, 0, 100, 76, '#bfe3f7') +
			circle(78, 17, 11, '#f8c93e') +
			times(8, (i) =>
				stroke(
					d`M${78 + Math.cos(i * 0.785) * 14} ${17 + Math.sin(i * 0.785) * 14}L${78 + Math.cos(i * 0.785) * 20} ${17 + Math.sin(i * 0.785) * 20}`,
					'#f8c93e',
					2.4,
				),
			) +
			shape('M0 50L26 18L48 50Z', two) +
			shape('M30 52L60 22L92 52Z', three) +
			rect(0, 48, 100, 28, '#8fce6a') +
			rect(18, 44, 20, 18, '#f3dcb2') +
			shape('M14 45L28 33L42 45Z', '#d8453b') +
			shape('M60 76Q66 58 84 50L92 52Q74 60 76 76Z', '#7cc4ee'),
		() =>
			rect(0, 0, 100, 76, '#a8dcec') +
			ellipse(50, 40, 26, 15, one) +
			shape('M22 40L6 26V54Z', two) +
			circle(64, 36, 4, '#ffffff') +
			circle(65, 36, 2, '#26303f') +
			times(3, (i) => stroke(d`M${36 + i * 9} 30q6 10 0 20`, three, 2.6)) +
			times(6, (i) => circle(80 + (i % 3) * 5, 26 - i * 4, 2.4, '#ffffff')) +
			times(5, (i) => stroke(d`M${8 + i * 22} 76q-6 -9 0 -16`, '#3f9b5f', 3)),
		() =>
			rect(0, 0, 100, 76, paper) +
			times(
				3,
				(k) =>
					stroke(
						d`M${24 + k * 26} 76Q${22 + k * 26} 52 ${24 + k * 26} ${34 + (k % 2) * 8}`,
						'#3f9b5f',
						3,
					) +
					times(6, (i) =>
						circle(
							24 + k * 26 + Math.cos(i * 1.05) * 8,
							30 + (k % 2) * 8 + Math.sin(i * 1.05) * 8,
							5.6,
							[one, two, three][k] as string,
						),
					) +
					circle(24 + k * 26, 30 + (k % 2) * 8, 4.6, '#f8c93e'),
			),
		() =>
			rect(0, 0, 100, 76, '#cfe9fb') +
			shape('M54 10L76 32L54 58L36 32Z', one) +
			shape('M54 10L76 32H54Z', two) +
			shape('M54 58L36 32H54Z', three) +
			stroke('M54 58Q44 66 52 76', '#6b4a38', 1.8) +
			ellipse(18, 18, 13, 6, '#ffffff') +
			ellipse(26, 21, 10, 5, '#ffffff') +
			ellipse(86, 58, 12, 5, '#ffffff'),
		() =>
			rect(0, 0, 100, 76, '#bfe0f7') +
			times(3, (i) => rect(0, 40 + i * 5, 44, 5, ['#f7943c', '#ffffff', '#249a52'][i] as string)) +
			shape('M36 42Q60 32 92 46Q70 58 38 52Z', '#8a97a8') +
			shape('M52 42L40 24H50L66 42Z', '#6b7a90') +
			shape('M52 52L40 68H50L66 52Z', '#6b7a90') +
			ellipse(78, 44, 6, 2.6, '#1f3b63'),
		() =>
			rect(0, 0, 100, 76, darker('#b5543c', 0.1)) +
			times(
				5,
				(i) =>
					circle(10 + i * 20, 12, 3, '#fffaf0') +
					shape(d`M${2 + i * 20} 32l8 12h-16zM${2 + i * 20} 56l8 -12h-16z`, '#fffaf0') +
					stroke(
						d`M${2 + i * 20} 56l-5 10M${2 + i * 20} 56l5 10M${2 + i * 20} 36l-9 -4M${2 + i * 20} 36l9 -4`,
						'#fffaf0',
						1.8,
					) +
					circle(2 + i * 20, 28, 3.4, '#fffaf0'),
			) +
			stroke('M0 70H100M0 20H100', '#fffaf0', 2),
	];
	return (inside[motif % inside.length] as () => string)();
}

const framed = (canvas: Canvas, x: number, y: number, size: number, motif: number) =>
	group(
		rect(-4, -3, 110, 86, '#12203c', { opacity: 0.16 }) +
			rect(-6, -6, 112, 88, canvas.random.pick(['#ffffff', '#f3e3c3', '#7a5433', '#2f3b52'])) +
			painting(canvas, motif),
		`${place(x, y, size)} rotate(${Math.round(canvas.between(-3, 3))})`,
	);

const jar = (canvas: Canvas, colour: string) =>
	times(
		3,
		(i) =>
			stroke(
				d`M${-8 + i * 8} -50L${-18 + i * 16} -118`,
				['#c98e52', '#a8733f', '#d9b27a'][i] as string,
				4.4,
			) + ellipse(-19 + i * 17, -124, 5, 11, canvas.random.pick(PAINTS)),
	) +
	rect(-24, -58, 48, 58, '#eaf5fa', { rx: 7, opacity: 0.75 }) +
	rect(-22, -32, 44, 31, colour, { rx: 6, opacity: 0.85 }) +
	rect(-26, -62, 52, 9, '#ffffff', { rx: 4 });
const pot = (colour: string) =>
	rect(-20, -40, 40, 40, lighter(colour, 0.75), { rx: 5 }) +
	ellipse(0, -40, 20, 6, colour) +
	shape('M-20 -40Q-18 -18 -12 -22T-2 -26T6 -30V-40Z', colour);
const palette = () =>
	shape(
		'M-56 0Q-64 -26 -20 -30Q40 -36 56 -10Q60 4 36 2Q24 0 22 8Q16 18 -20 14Q-50 12 -56 0Z',
		'#d9a566',
	) +
	PAINTS.slice(0, 6)
		.map((colour, i) => ellipse(-40 + i * 15, -10 - Math.sin(i * 0.7) * 9, 7, 5, colour))
		.join('');
const pottery = (colour: string) =>
	shape(
		'M-20 -74Q-8 -70 -12 -60Q-38 -46 -34 -24Q-30 0 -16 0H16Q30 0 34 -24Q38 -46 12 -60Q8 -70 20 -74Z',
		colour,
	) +
	stroke('M-33 -36Q0 -24 33 -36', '#fff4dc', 4) +
	times(5, (i) => circle(-22 + i * 11, -20 + Math.abs(i - 2) * -2, 3, '#fff4dc'));
const crane = (colour: string) =>
	shape('M0 0L-34 -26L-6 8Z', colour) +
	shape('M0 0L34 -26L6 8Z', lighter(colour, 0.25)) +
	shape('M-6 8L0 0L6 8L0 22Z', darker(colour, 0.15)) +
	shape('M6 8L30 6L38 14L28 12Z', darker(colour, 0.05));

/** Art and craft: children at a long table, their work on the wall and on strings. */
export const art: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const left = random.chance(0.5);
	const { markup, floorY } = room(
		canvas,
		light,
		left
			? { from: 20, to: width * 0.3, count: 1, arched: random.chance(0.5) }
			: { from: width * 0.7, to: width - 20, count: 1 },
		0.68,
	);
	const from = left ? width * 0.34 : width * 0.04;
	const tableY = height * 0.77;
	const count = random.int(4, 5);
	const apron = () =>
		pupil(canvas, { top: '#cfe3f7', bottom: random.pick(PAINTS), tie: random.pick(HOUSE_COLOURS) });
	const first = random.int(0, 5);
	const things = [
		() => jar(canvas, random.pick(PAINTS)),
		() => pot(random.pick(PAINTS)),
		palette,
		() => pottery(random.pick(['#b5643f', '#c98552', '#8a5636'])),
		() => pot(random.pick(PAINTS)),
		() => jar(canvas, random.pick(PAINTS)),
	];
	return (
		markup +
		times(6, (i) =>
			framed(
				canvas,
				from + (i % 3) * width * 0.205 + between(-10, 10),
				height * (i < 3 ? 0.11 : 0.33),
				2.35,
				first + i,
			),
		) +
		times(7, (i) => {
			const x = width * (0.06 + i * 0.15) + between(-20, 20);
			const drop = between(60, 190);
			return (
				stroke(d`M${x} 0V${drop}`, '#8d97a8', 1.4) +
				group(crane(random.pick(PAINTS)), place(x, drop, between(0.9, 1.3), random.chance(0.5)))
			);
		}) +
		(random.chance(0.5) ? bunting(canvas, -10, 40, width + 10, 40, 34, PAINTS) : '') +
		plant(canvas, left ? width * 0.31 : width * 0.68, floorY + 14, 150) +
		easel(canvas, left ? width * 0.13 : width * 0.87, floorY + 70) +
		times(count, (i) => {
			const x = width * (0.12 + (0.76 * (i + 0.5)) / count) + between(-24, 24);
			return person(
				x,
				tableY + 225,
				between(430, 480),
				apron(),
				random.pick(['work', 'work', 'work', 'wave'] as const),
				false,
				random.chance(0.5),
			);
		}) +
		shadow(canvas, width / 2, height, width * 0.56, 50, 0.45) +
		table(30, tableY, width - 60, 320, random.pick(['#d9b27a', '#c98e5c', '#e3c79a'])) +
		times(4, (i) =>
			group(
				rect(-52, -6, 104, 10, '#ffffff', { rx: 2 }) +
					ellipse(-12, -2, 24, 4, random.pick(PAINTS)) +
					ellipse(20, -1, 18, 3, random.pick(PAINTS)),
				place(width * (0.17 + i * 0.22), tableY - 10, 1.5),
			),
		) +
		times(9, (i) => {
			const x = 90 + i * 178 + between(-24, 24);
			return (
				ellipse(x + 8, tableY - 8, 52, 8, '#12203c', { opacity: 0.2 }) +
				group(
					things[(i * 5 + 2) % things.length]?.() ?? '',
					place(x, tableY - 8, between(1.15, 1.4)),
				)
			);
		})
	);
};

const easel = (canvas: Canvas, x: number, y: number) =>
	shadow(canvas, x, y, 130, 18) +
	stroke(
		d`M${x} ${y - 400}L${x - 110} ${y}M${x} ${y - 400}L${x + 110} ${y}M${x} ${y - 400}V${y - 40}`,
		'#a8733f',
		12,
	) +
	rect(x - 124, y - 130, 248, 14, '#8a5a34', { rx: 4 }) +
	framed(canvas, x - 110, y - 322, 2.2, canvas.random.int(0, 5));
