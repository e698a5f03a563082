import { BOYS, GIRLS } from '../data/words.ts';
import { darker, HAIR, HOUSE_COLOURS, lighter, mix, SKINS } from './colour.ts';
import { type Canvas, circle, d, ellipse, group, rect, shape, stroke, times } from './svg.ts';

/**
 * Paints the portrait of a pupil in uniform, or of a grown-up for the principal's message, 900 × 1200.
 * @param path a given name in it decides between girl and boy
 */
export function portrait(canvas: Canvas, path: string): string {
	const { random } = canvas;
	const words = path.split(/[^a-z]+/i).map((word) => word.toLowerCase());
	const has = (...list: readonly string[]) =>
		list.some((word) => words.includes(word.toLowerCase()));
	const grown = has('principalMessage', 'principal');
	const man = has('Mr', 'Air', 'Group', 'Wing', ...BOYS);
	const girl = has('Ms', 'Mrs', ...GIRLS) || (!man && random.chance(0.5));
	const turban = !girl && (has('Gurnoor', 'Dhillon', 'Gill') || random.chance(0.06));
	const skin = random.pick(SKINS);
	const hair = grown && random.chance(0.6) ? '#4a4744' : random.pick(HAIR);
	return group(backdrop(canvas) + figure(canvas, { skin, hair, girl, turban, grown }));
}

interface Sitter {
	skin: string;
	hair: string;
	girl: boolean;
	turban: boolean;
	grown: boolean;
}

/** A plain studio background with one of four quiet motifs. */
function backdrop(canvas: Canvas): string {
	const { width, height, random, between } = canvas;
	const tone = random.pick([
		'#8fb8de',
		'#a9cbb8',
		'#e9c9a4',
		'#c9b5dc',
		'#f0b9a8',
		'#9fc3d9',
		'#d9cfa8',
	]);
	const accent = random.pick(HOUSE_COLOURS);
	const motif = [
		() =>
			circle(width / 2, height * 0.44, 400, lighter(tone, 0.4)) +
			circle(width / 2, height * 0.44, 330, lighter(tone, 0.6)),
		() =>
			times(12, (i) =>
				shape(
					d`M${width / 2} ${height * 0.46}L${width / 2 + Math.cos((i * Math.PI) / 6) * 1200} ${height * 0.46 + Math.sin((i * Math.PI) / 6) * 1200}L${width / 2 + Math.cos((i * Math.PI) / 6 + 0.26) * 1200} ${height * 0.46 + Math.sin((i * Math.PI) / 6 + 0.26) * 1200}Z`,
					'#ffffff',
					{ opacity: 0.16 },
				),
			) + circle(width / 2, height * 0.46, 340, lighter(tone, 0.55)),
		() =>
			times(5, (i) =>
				shape(
					d`M0 ${height * (0.5 + i * 0.11)}Q${width * 0.3} ${height * (0.4 + i * 0.11)} ${width * 0.55} ${height * (0.5 + i * 0.1)}T${width} ${height * (0.46 + i * 0.11)}V${height}H0Z`,
					mix(lighter(tone, 0.4), accent, 0.08 + i * 0.07),
				),
			) + circle(width * 0.76, height * 0.2, 90, '#fff6d8'),
		() =>
			times(26, () =>
				circle(between(0, width), between(0, height), between(20, 90), '#ffffff', {
					opacity: between(0.08, 0.22),
				}),
			),
	];
	return (
		rect(
			0,
			0,
			width,
			height,
			canvas.linear([
				[0, lighter(tone, 0.25)],
				[1, darker(tone, 0.08)],
			]),
		) + random.pick(motif)()
	);
}

function figure(canvas: Canvas, sitter: Sitter): string {
	const { random } = canvas;
	const { skin, hair, girl, turban, grown } = sitter;
	const style = girl
		? random.pick(grown ? (['bun'] as const) : (['plaits', 'tail', 'bob', 'bun'] as const))
		: turban
			? 'turban'
			: 'short';
	const cloth = random.pick(['#24335c', '#7a1f2f', '#1f4a3d', '#b5543c', '#d9a53a']);
	return (
		hairBehind(style, hair) +
		rect(385, 640, 130, 150, darker(skin, 0.14), { rx: 50 }) +
		clothes(canvas, girl, grown) +
		shape('M392 700Q450 760 508 700V690H392Z', darker(skin, 0.28), { opacity: 0.5 }) +
		rect(254, 440, 392, 92, skin, { rx: 40 }) +
		ellipse(262, 520, 30, 44, darker(skin, 0.08)) +
		ellipse(638, 520, 30, 44, darker(skin, 0.08)) +
		shape(
			'M270 470Q262 330 450 326T630 470Q642 600 560 684Q500 742 450 742T340 684Q258 600 270 470Z',
			canvas.linear([
				[0, lighter(skin, 0.06)],
				[0.7, skin],
				[1, darker(skin, 0.08)],
			]),
		) +
		face(canvas, sitter) +
		(turban ? turbanOf(cloth) : hairFront(style, hair)) +
		(girl ? circle(258, 566, 9, '#f2c14e') + circle(642, 566, 9, '#f2c14e') : '')
	);
}

function face(canvas: Canvas, { skin, hair, grown, girl }: Sitter): string {
	const { random } = canvas;
	const lip = mix(darker(skin, 0.3), '#c2485a', girl ? 0.55 : 0.35);
	const eye = (x: number) =>
		ellipse(x, 520, 25, 17, '#ffffff') +
		circle(x, 521, 14, '#2f211b') +
		circle(x + 4, 516, 4.6, '#ffffff') +
		stroke(d`M${x - 27} 516Q${x} ${494} ${x + 27} 514`, darker(hair, 0.1), girl ? 7 : 5);
	const brow = (x: number, side: number) =>
		stroke(
			d`M${x - 32} ${474 + side * 3}Q${x} ${454} ${x + 32} ${474 - side * 3}`,
			hair,
			girl ? 8 : 11,
		);
	const smile = random.chance(0.55)
		? shape('M400 624Q450 644 500 624Q490 676 450 678T400 624Z', '#ffffff') +
			stroke('M396 622Q450 644 504 622', lip, 7) +
			stroke('M412 656Q450 690 488 656', lip, 7)
		: stroke('M400 630Q450 668 500 630', lip, 9);
	const glasses = random.chance(grown ? 0.5 : 0.22)
		? stroke(
				'M310 500h92v30a36 36 0 0 1 -36 34h-20a36 36 0 0 1 -36 -34zM498 500h92v30a36 36 0 0 1 -36 34h-20a36 36 0 0 1 -36 -34zM402 512Q450 496 498 512M310 510L272 500M590 510L628 500',
				'#2b3247',
				6,
			)
		: '';
	const moustache =
		grown && !girl && random.chance(0.55)
			? shape('M380 612Q420 586 450 600Q480 586 520 612Q480 614 450 610Q420 614 380 612Z', hair)
			: '';
	return (
		ellipse(340, 596, 42, 26, '#e2685a', { opacity: 0.16 }) +
		ellipse(560, 596, 42, 26, '#e2685a', { opacity: 0.16 }) +
		eye(358) +
		eye(542) +
		brow(358, 1) +
		brow(542, -1) +
		stroke('M446 540Q436 576 452 580Q462 580 468 574', darker(skin, 0.25), 6) +
		smile +
		glasses +
		moustache
	);
}

function hairBehind(style: string, hair: string): string {
	const ribbon = '#ffffff';
	const shapes: Record<string, string> = {
		plaits:
			stroke('M280 560Q220 700 240 880M620 560Q680 700 660 880', hair, 58) +
			circle(238, 880, 30, ribbon) +
			circle(662, 880, 30, ribbon) +
			shape(
				'M238 880l-58 -30v60zM662 880l58 -30v60zM238 880l58 -30v60zM662 880l-58 -30v60z',
				ribbon,
			),
		tail: stroke('M560 380Q740 400 700 760', hair, 84) + circle(596, 366, 26, '#d8453b'),
		bob: shape(
			'M236 480Q220 280 450 278T664 480Q684 640 640 716Q600 740 560 716H340Q300 740 260 716Q216 640 236 480Z',
			hair,
		),
		bun:
			circle(450, 262, 84, hair) +
			shape('M240 500Q230 290 450 290T660 500Q660 600 620 620H280Q240 600 240 500Z', hair),
	};
	return shapes[style] ?? '';
}

function hairFront(style: string, hair: string): string {
	const shine = lighter(hair, 0.22);
	if (style === 'short') {
		return (
			shape(
				'M256 506Q226 270 450 262Q520 258 580 300Q672 340 644 506Q636 430 596 404Q520 426 440 400Q360 384 308 420Q268 440 256 506Z',
				hair,
			) + shape('M330 316Q400 282 490 290Q420 300 356 346Z', shine, { opacity: 0.5 })
		);
	}
	return (
		shape(
			'M246 540Q224 284 450 280T654 540Q650 430 560 400Q500 384 450 346Q400 384 340 400Q250 430 246 540Z',
			hair,
		) +
		stroke('M450 284V346', shine, 4) +
		shape('M316 336Q370 300 430 300Q370 322 336 366Z', shine, { opacity: 0.5 })
	);
}

const turbanOf = (cloth: string) =>
	shape('M246 480Q214 240 450 214T654 480Q600 392 450 366Q300 392 246 480Z', cloth) +
	stroke(
		'M262 420Q360 300 470 250M290 376Q430 300 600 300M640 420Q560 320 420 270M250 456Q340 356 450 340Q560 356 650 456',
		darker(cloth, 0.28),
		6,
	) +
	shape('M450 366L414 340L450 300L486 340Z', lighter(cloth, 0.2));

/** Blazer, pullover or shirt with tie for pupils; sari or suit for grown-ups. */
function clothes(canvas: Canvas, girl: boolean, grown: boolean): string {
	const { random } = canvas;
	const shirt = random.pick(['#f6f9fd', '#d3e5f6']);
	const body = (colour: string) =>
		shape(
			'M90 1200Q100 900 330 810Q390 786 450 790T570 810Q800 900 810 1200Z',
			canvas.linear([
				[0, lighter(colour, 0.08)],
				[1, darker(colour, 0.22)],
			]),
		);
	const collar =
		shape(
			'M450 872L352 768Q330 800 336 862L410 922ZM450 872L548 768Q570 800 564 862L490 922Z',
			lighter(shirt, 0.4),
		) + stroke('M352 768L450 872L548 768', darker(shirt, 0.2), 4);
	if (grown && girl) {
		const sari = random.pick(['#a8325a', '#0f7a72', '#3d4fa0', '#c2652f', '#6b3f86']);
		return (
			body(lighter(sari, 0.3)) +
			shape(
				'M330 810Q420 860 520 802L810 1200H90Q110 1010 330 810Z',
				canvas.linear([
					[0, sari],
					[1, darker(sari, 0.3)],
				]),
			) +
			stroke('M330 812Q300 960 330 1200M520 806Q640 960 760 1200', '#e9c06a', 18)
		);
	}
	const tie = random.pick(['#24335c', '#7a1f2f', '#1f4a7d']);
	const neckwear =
		shape('M420 866H480L468 916H432Z', tie) +
		shape('M432 916H468L496 1150L450 1200L404 1150Z', tie) +
		times(4, (i) =>
			shape(
				d`M${416 - i * 3} ${970 + i * 60}L${486 + i * 3} ${938 + i * 60}v20L${416 - i * 3} ${992 + i * 60}Z`,
				lighter(tie, 0.6),
			),
		);
	const front = shape('M336 812L450 1200L564 812Q450 880 336 812Z', shirt);
	if (!grown && random.chance(0.4))
		return (
			body(shirt) +
			stroke('M450 900V1200', darker(shirt, 0.12), 4) +
			neckwear +
			collar +
			badge(canvas, 610, 1010)
		);
	const cloth = grown
		? random.pick(['#3f5f8f', '#4a5468', '#2b3350'])
		: random.pick(['#24335c', '#24335c', '#5a2230']);
	return (
		body(cloth) +
		front +
		neckwear +
		collar +
		shape('M330 806L262 960L352 1010L450 1200L316 1200L200 960Z', darker(cloth, 0.16)) +
		shape('M570 806L638 960L548 1010L450 1200L584 1200L700 960Z', darker(cloth, 0.16)) +
		badge(canvas, 640, 1070)
	);
}

const badge = (canvas: Canvas, x: number, y: number) =>
	shape(
		d`M${x - 38} ${y - 44}h76v48q-4 34 -38 50q-34 -16 -38 -50z`,
		canvas.random.pick(HOUSE_COLOURS),
	) +
	shape(
		d`M${x} ${y}c10 -12 22 -14 30 -10c-6 4 -10 10 -18 12c-6 4 -10 2 -12 0c-2 2 -6 4 -12 0c-8 -2 -12 -8 -18 -12c8 -4 20 -2 30 10z`,
		'#f6e2ae',
	);
