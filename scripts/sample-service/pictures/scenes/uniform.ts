import { darker, HOUSE_COLOURS, lighter } from '../colour.ts';
import { type Look, person, pupil } from '../people.ts';
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

const NAVY = '#26335a';
const SKY = '#cfe3f7';
const GOLD = '#e0b040';
const TIE = '#8a2f3c';

/** A garment that hangs from (0, 0), about two hundred high. */
const shirt = (colour: string) =>
	shape('M-34 6L-76 44L-56 72L-42 58V160H42V58L56 72L76 44L34 6Q0 22 -34 6Z', colour) +
	shape('M8 18V160H42V58Z', darker(colour, 0.14), { opacity: 0.5 }) +
	shape('M-24 4L0 30L24 4L12 -6H-12Z', lighter(colour, 0.6)) +
	rect(14, 62, 20, 24, darker(colour, 0.08), { rx: 3 }) +
	times(5, (i) => circle(0, 44 + i * 24, 2.6, '#ffffff'));
const coat = (colour: string) =>
	shape('M-38 6L-78 34L-90 150H-64L-52 78V176H52V78L64 150H90L78 34L38 6Q0 16 -38 6Z', colour) +
	shape('M4 16V176H52V78L64 150H90L78 34L38 6Z', darker(colour, 0.35), { opacity: 0.35 });
const blazer = () =>
	coat(NAVY) +
	shape('M-20 2L0 84L20 2Q0 12 -20 2Z', '#f7f9fc') +
	shape('M-5 14H5L7 66L0 76L-7 66Z', TIE) +
	shape('M-22 0L0 88L-38 52L-30 40Z', lighter(NAVY, 0.12)) +
	shape('M22 0L0 88L38 52L30 40Z', lighter(NAVY, 0.06)) +
	shape('M18 78H42V96Q30 112 18 96Z', GOLD) +
	times(2, (i) => circle(0, 104 + i * 26, 4, GOLD));
const pullover = (colour: string) =>
	coat(colour) +
	shape('M-20 2L0 40L20 2Q0 12 -20 2Z', SKY) +
	stroke('M-22 2L0 44L22 2', lighter(colour, 0.35), 5) +
	rect(-52, 160, 104, 18, lighter(colour, 0.14)) +
	times(12, (i) => stroke(d`M${-47 + i * 8.6} 162v14`, darker(colour, 0.3), 2));
const shortSkirt = (colour: string) =>
	shape('M-32 12H32L70 150Q0 166 -70 150Z', colour) +
	rect(-34, 6, 68, 14, darker(colour, 0.3), { rx: 3 }) +
	times(5, (i) => stroke(d`M${-20 + i * 10} 22L${-46 + i * 23} 152`, darker(colour, 0.35), 2.6));
const trousers = (colour: string) =>
	shape('M-34 10H34L42 214H10L0 70L-10 214H-42Z', colour) +
	rect(-34, 4, 68, 12, darker(colour, 0.35), { rx: 3 }) +
	stroke('M-24 30L-26 210M24 30L26 210', lighter(colour, 0.15), 2);
const tie = () =>
	shape('M-8 0H8L6 16L15 120L0 142L-15 120L-6 16Z', TIE) +
	times(4, (i) => shape(d`M${-8 - i} ${34 + i * 26}l${18 + i * 2} -8v7l${-18 - i * 2} 8z`, GOLD));
const hanger = () =>
	stroke('M0 -16V-26Q16 -34 8 -46Q-4 -52 -8 -42', '#8d97a8', 4) +
	stroke('M-52 12L0 -16L52 12', '#a8733f', 7);

/** Garments on a rail above shoes, belts and folded shirts. */
const rail: Painter = (canvas, light) => {
	const { width, random, between } = canvas;
	const { markup, floorY } = room(canvas, light, null, 0.84);
	const colour = random.pick(HOUSE_COLOURS);
	const garments = random.shuffle([
		() => shirt(SKY),
		() => shirt(colour),
		blazer,
		() => pullover(NAVY),
		() => shortSkirt(NAVY),
		() => trousers(NAVY),
		() => trousers('#5b6478'),
		tie,
	]);
	const step = (width - 260) / garments.length;
	const wood = random.pick(['#b98a5c', '#c9a06a', '#8a5f4a']);
	return (
		markup +
		rect(90, 140, 22, floorY - 120, darker(wood, 0.2)) +
		rect(width - 112, 140, 22, floorY - 120, darker(wood, 0.2)) +
		rect(60, 132, width - 120, 20, wood, { rx: 8 }) +
		garments
			.map((draw, i) => {
				const at = `${place(130 + step * (i + 0.5), 250, 1.9)} rotate(${Math.round(between(-2, 2))})`;
				return group(`${draw === tie ? '' : hanger()}${draw()}`, at);
			})
			.join('') +
		rect(100, floorY - 150, width - 200, 22, wood, { rx: 4 }) +
		rect(100, floorY - 128, width - 200, 12, '#12203c', { opacity: 0.16 }) +
		times(4, (i) => shoes(canvas, 210 + i * 175, floorY - 150, i < 3 ? '#23262f' : '#f4f6f9')) +
		times(3, (i) => folded(canvas, width - 590 + i * 150, floorY - 150)) +
		shadow(canvas, width / 2, floorY + 24, width * 0.46, 26, 0.3) +
		rect(100, floorY + 4, width - 200, 22, darker(wood, 0.15), { rx: 4 })
	);
};

const shoes = (canvas: Canvas, x: number, y: number, colour: string) =>
	ellipse(x + 34, y, 78, 7, '#12203c', { opacity: 0.18 }) +
	times(2, (i) =>
		group(
			shape('M0 0V-34Q16 -40 26 -26Q44 -22 62 -14Q68 -8 66 0Z', colour) +
				rect(-2, -6, 70, 8, darker(colour, 0.5), { rx: 3 }) +
				stroke('M18 -27L28 -20M26 -25L36 -18', lighter(colour, 0.5), 2.4),
			place(x + i * 40 - 20, y - i * 5, canvas.between(1.35, 1.45)),
		),
	);

const folded = ({ random }: Canvas, x: number, y: number) =>
	times(5, (i) => {
		const colour = random.pick([SKY, SKY, '#f7f9fc', NAVY, '#5b6478']);
		return (
			rect(x, y - 22 - i * 22, 130, 21, colour, { rx: 7 }) +
			rect(x, y - 8 - i * 22, 130, 6, darker(colour, 0.25), { rx: 3, opacity: 0.5 })
		);
	});

interface Outfit extends Partial<Look> {
	/** A blazer, or a pullover that shows less of the tie. */
	over?: 'blazer' | 'pullover';
}

/** What the i-th pupil wears, by the words of the name; in turns where it says nothing. */
function outfit(name: string, i: number): Outfit {
	const told = /winter|summer|house|sport|games?/.exec(name)?.[0];
	const junior = /junior/.test(name);
	const boy = /\bboys?\b/.test(name);
	switch (told ?? ['summer', 'winter', 'house'][i % 3]) {
		case 'winter':
			return {
				...(junior && boy && { wear: 'trousers' as const }),
				top: junior ? lighter(NAVY, 0.08) : NAVY,
				bottom: '#39425f',
				tie: TIE,
				long: true,
				over: junior ? 'pullover' : 'blazer',
			};
		case 'summer':
			return junior && boy ? { wear: 'shorts', tie: TIE } : { tie: TIE };
		default:
			return {
				top: HOUSE_COLOURS[i % HOUSE_COLOURS.length] as string,
				bottom: '#eef1f6',
				wear: 'trousers',
				tie: undefined,
				shoe: '#ffffff',
			};
	}
}

/** Pupils side by side in the uniform of the season; one from both sides where the name speaks of a girl or a boy. */
const figures: Painter = (canvas, light, name) => {
	const { width, random, between } = canvas;
	const { markup, floorY } = room(canvas, light, null, 0.8);
	const girl = /\bgirls?\b/.test(name);
	const alone = /\b(girl|boy)\b/.test(name);
	const count = alone ? 2 : /house/.test(name) ? 5 : random.int(4, 5);
	const high = /junior/.test(name) ? 620 : 690;
	const sex: Partial<Look> = girl
		? { wear: 'skirt', style: random.pick(['plaits', 'tail', 'bob', 'bun'] as const) }
		: /\bboys?\b/.test(name)
			? { wear: 'trousers', style: random.pick(['short', 'short', 'patka'] as const) }
			: {};
	const same = pupil(canvas, sex);
	const spread = alone ? 0.4 : 0.66;
	return (
		markup +
		shape(
			d`M260 ${floorY - 22}V560A540 480 0 0 1 ${width - 260} 560V${floorY - 22}Z`,
			lighter(light.sky[1], 0.5),
			{ opacity: 0.6 },
		) +
		plant(canvas, 110, floorY + 40, 250) +
		plant(canvas, width - 110, floorY + 40, 250) +
		times(count, (i) => {
			const x = width * (0.5 - spread / 2 + (spread * (i + 0.5)) / count);
			const y = floorY + 96 + (alone ? 0 : (i % 2) * 34);
			const tall = alone ? high : high * between(0.95, 1.03);
			const { over, ...worn } = outfit(name, alone ? 0 : i);
			const back = alone && i === 1;
			const pose = random.pick(['stand', 'stand', 'wave'] as const);
			return (
				shadow(canvas, x, y, tall * 0.2, tall * 0.035) +
				person(
					x,
					y,
					tall,
					{ ...(alone ? same : pupil(canvas, sex)), ...worn },
					back ? 'stand' : pose,
					back,
				) +
				(over && !back ? group(fronts[over](), place(x, y, tall / 100)) : '')
			);
		})
	);
};

/** What a blazer or a pullover shows of shirt, tie and crest, on a figure a hundred high. */
const fronts = {
	blazer: () =>
		shape('M-4.6 -78L0 -58L4.6 -78L2.6 -79H-2.6Z', '#f7f9fc') +
		shape('M-1.4 -75H1.4L2.2 -61L0 -58L-2.2 -61Z', TIE) +
		stroke('M-5.4 -78L0 -57V-45M5.4 -78L0 -57', lighter(NAVY, 0.25), 1) +
		shape('M4.6 -67H9.4V-63.4Q7 -60.4 4.6 -63.4Z', GOLD) +
		circle(1.6, -51, 0.8, GOLD),
	pullover: () =>
		shape('M-5.4 -78L0 -66L5.4 -78L2.6 -79H-2.6Z', '#f7f9fc') +
		shape('M-1.4 -75H1.4L1.8 -68L0 -66L-1.8 -68Z', TIE) +
		stroke('M-5.8 -78L0 -65L5.8 -78', lighter(NAVY, 0.4), 1.2) +
		rect(-11.4, -47, 22.8, 4, lighter(NAVY, 0.25), { rx: 1 }),
};

/** The school uniform: worn by pupils or on hangers. */
export const uniform: Painter = (canvas, light, name) => {
	const hung = /hanger|garment|shirt|\btie|shoe|belt|cloth|items|rail/.test(name);
	const worn = /girl|boy|pupil|student|winter|summer|sport|house/.test(name);
	return (hung || (!worn && canvas.random.chance(0.5)) ? rail : figures)(canvas, light, name);
};
