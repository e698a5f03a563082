import { darker, HAIR, lighter, SKINS } from './colour.ts';
import { type Limb, type Point, type Pose, poses } from './poses.ts';
import { type Canvas, circle, d, group, place, rect, shape, stroke } from './svg.ts';

type HairStyle = 'short' | 'plaits' | 'tail' | 'patka' | 'bun' | 'bob';

export interface Look {
	skin: string;
	hair: string;
	style: HairStyle;
	top: string;
	bottom: string;
	/** What is worn below the belt. */
	wear: 'trousers' | 'skirt' | 'shorts' | 'gown';
	sleeve?: string;
	/** Sleeves down to the hands. */
	long?: boolean;
	shoe?: string;
	tie?: string | undefined;
	/** Of a patka. */
	cloth?: string;
}

const girls: readonly HairStyle[] = ['plaits', 'tail', 'bun', 'bob', 'plaits'];

/** A pupil in school uniform: sky-blue shirt, navy trousers or skirt. */
export function pupil(canvas: Canvas, change: Partial<Look> = {}): Look {
	const { random } = canvas;
	const girl = random.chance(0.5);
	return {
		skin: random.pick(SKINS),
		hair: random.pick(HAIR),
		style: girl ? random.pick(girls) : random.pick(['short', 'short', 'short', 'short', 'patka']),
		top: '#cfe3f7',
		bottom: '#2b3a63',
		wear: girl ? 'skirt' : 'trousers',
		tie: '#2b3a63',
		...change,
	};
}

const SARIS = ['#c2307a', '#0f8a7e', '#d9772f', '#5b55b8', '#a8325a', '#3566ad'] as const;

/** A teacher or another member of the staff, in sari or shirt. */
export function grownUp(canvas: Canvas, change: Partial<Look> = {}): Look {
	const sari = canvas.random.pick(SARIS);
	return pupil(canvas, {
		...(canvas.random.chance(0.5)
			? { top: lighter(sari, 0.25), bottom: sari, wear: 'gown', style: 'bun', tie: undefined }
			: { top: '#f4f6f9', bottom: '#3a4257', wear: 'trousers', style: 'short', tie: '#8a2f3c' }),
		...change,
	});
}

/** A figure with its feet at (x, y), facing us or, with `back`, seen from behind. */
export function person(
	x: number,
	y: number,
	height: number,
	look: Look,
	pose: Pose = 'stand',
	back = false,
	mirrored = false,
): string {
	const { arms, legs, lean } = poses[pose];
	const { skin, top, bottom, wear, sleeve = top, long, shoe = '#23262f', tie } = look;
	const bare = wear !== 'trousers';
	const limb = (from: Point, [middle, end]: Limb, colour: string, width: number) =>
		stroke(d`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${end[0]} ${end[1]}`, colour, width);
	const arm = ([elbow, hand]: Limb, side: number) => {
		const shoulder: Point = [side * 10.5, -71];
		const cuff: Point = [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2];
		if (long) {
			const wrist: Point = [hand[0] * 0.84 + elbow[0] * 0.16, hand[1] * 0.84 + elbow[1] * 0.16];
			return circle(hand[0], hand[1], 2.9, skin) + limb(shoulder, [elbow, wrist], sleeve, 6.4);
		}
		return (
			limb(shoulder, [elbow, hand], skin, 5) +
			stroke(d`M${shoulder[0]} ${shoulder[1]}L${cuff[0]} ${cuff[1]}`, sleeve, 7.4)
		);
	};
	const leg = ([knee, foot]: Limb, side: number) => {
		const hip: Point = [side * 4.6, -44];
		const short: Point = [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2];
		return (
			limb(hip, [knee, foot], bare ? skin : bottom, bare ? 5.4 : 8) +
			(wear === 'shorts'
				? stroke(d`M${hip[0]} ${hip[1]}L${short[0]} ${short[1]}`, bottom, 9.4)
				: '') +
			(bare ? stroke(d`M${foot[0]} ${foot[1] - 6}L${foot[0]} ${foot[1]}`, '#eef2f7', 5.8) : '') +
			stroke(d`M${foot[0] - 1} ${foot[1] + 1}h${3 * (pose === 'stand' ? side : 1)}`, shoe, 5.4)
		);
	};

	const torso = shape('M-6 -77Q-14 -76 -14 -69L-11 -44H11L14 -69Q14 -76 6 -77Z', top);
	const shade = shape('M3 -77Q14 -76 14 -69L11 -44H4Z', darker(top, 0.16), { opacity: 0.5 });
	const folds = stroke('M-5 -44L-8 -25M5 -44L8 -25', darker(bottom, 0.35), 1);
	const waist = {
		skirt: shape('M-11 -48H11L16 -25Q0 -21 -16 -25Z', bottom) + folds,
		gown:
			shape('M-10.5 -50H10.5Q15 -28 25 -6Q0 1 -25 -6Q-15 -28 -10.5 -50Z', bottom) +
			stroke('M-22 -9Q0 -3 22 -9', '#f2c14e', 3) +
			stroke('M-5 -44L-11 -8M5 -44L11 -8', darker(bottom, 0.25), 1.2),
		trousers: rect(-10.5, -48, 21, 8, bottom, { rx: 3 }),
		shorts: rect(-10.5, -48, 21, 8, bottom, { rx: 3 }),
	}[wear];
	const collar = back
		? ''
		: shape('M-6 -77.5L0 -70L6 -77.5L3 -79H-3Z', lighter(top, 0.5)) +
			(tie ? shape('M-1.6 -74L1.6 -74L2.6 -58L0 -55L-2.6 -58Z', tie) : '');
	const neck = stroke('M0 -82V-77', darker(skin, 0.08), 6.4);
	return group(
		leg(legs[0], -1) +
			leg(legs[1], 1) +
			arm(arms[0], -1) +
			neck +
			torso +
			shade +
			waist +
			collar +
			head(look, back) +
			arm(arms[1], 1),
		`${place(x, y, height / 100, mirrored)}${lean ? ` rotate(${lean} 0 -30)` : ''}`,
	);
}

/** Head and back of someone who sits before us, in the measure of a figure a hundred high. */
export const bust = (look: Look) =>
	shape('M-16 -12Q-21 -76 -6 -78H6Q21 -76 16 -12Z', look.top) +
	stroke('M0 -82V-76', darker(look.skin, 0.08), 7) +
	head(look, true);

/** Eyes and a smile, no more than a hint. */
const features = (skin: string) =>
	circle(-3.6, -87.6, 0.95, '#2a2320') +
	circle(3.6, -87.6, 0.95, '#2a2320') +
	stroke('M-2.4 -83.8Q0 -82.2 2.4 -83.8', darker(skin, 0.45), 0.9);

/** The head of a figure a hundred high. */
function head({ skin, hair, style, bottom, cloth = '#24335c' }: Look, back: boolean): string {
	const ribbon = lighter(bottom, 0.75);
	const behind: Partial<Record<HairStyle, string>> = {
		tail: stroke('M5 -97Q16 -93 12 -76', hair, 5.5),
		plaits:
			stroke('M-7 -88Q-12 -80 -9 -70M7 -88Q12 -80 9 -70', hair, 4) +
			circle(-9, -70, 2.4, ribbon) +
			circle(9, -70, 2.4, ribbon),
		bob: stroke('M-9 -94V-81.5M9 -94V-81.5', hair, 5.4),
		bun: circle(0, -101.5, 4.6, hair),
	};
	const face =
		circle(0, -89, 9.6, skin) +
		(back
			? ''
			: circle(-9.4, -88, 1.9, darker(skin, 0.1)) +
				circle(9.4, -88, 1.9, darker(skin, 0.1)) +
				features(skin));
	if (style === 'patka') {
		return (
			face +
			shape(
				back
					? 'M-10.4 -86Q-12 -102 0 -102T10.4 -86Q0 -80 -10.4 -86Z'
					: 'M-10.4 -90Q-11 -102 0 -102T10.4 -90Q5 -96 0 -97Q-5 -96 -10.4 -90Z',
				cloth,
			) +
			circle(0, -102, 4, cloth)
		);
	}
	const cap = back
		? shape('M-10.2 -87Q-11.4 -100.6 0 -100.6T10.2 -87Q8 -79.6 0 -79.6T-10.2 -87Z', hair)
		: shape(
				'M-10.4 -88Q-11.6 -100.6 0 -100.6T10.4 -88Q8.4 -94 4 -95.4Q-3 -92 -8 -94.4Q-9.6 -92 -10.4 -88Z',
				hair,
			);
	return (behind[style] ?? '') + face + cap;
}
