import { pickFacade, school } from '../building.ts';
import { darker, HOUSE_COLOURS, lighter } from '../colour.ts';
import { person, pupil } from '../people.ts';
import { grass, tree } from '../plants.ts';
import { bunting, cloth, flagpole } from '../props.ts';
import type { Painter } from '../scene.ts';
import { ground, hills, shadow, sky } from '../sky.ts';
import { type Canvas, d, group, place, rect, shape, stroke, times } from '../svg.ts';

/** A march past: contingents in step, each behind the flag of its house, before the dais. */
export const march: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const base = height * between(0.46, 0.5);
	const house = random.int(0, 4);
	const mirrored = random.chance(0.5);
	const lanes = random.pick([3, 4]);
	const white = random.chance(0.45);
	const colour = HOUSE_COLOURS[house] as string;
	const cadet = () =>
		pupil(
			canvas,
			white
				? {
						top: '#f8fafc',
						bottom: '#f1f4f8',
						sleeve: '#f8fafc',
						wear: 'trousers',
						tie: colour,
						cloth: colour,
					}
				: { top: '#bcd3ea', bottom: '#35466b', wear: 'trousers', tie: '#24335c', cloth: '#24335c' },
		);
	const contingent = times(lanes, (lane) => {
		const depth = lane / (lanes - 1);
		const tall = 200 + depth * 130;
		const y = base + 190 + depth * (height - base - 250);
		const step = tall * 0.52;
		const files = Math.ceil((width * 0.66) / step);
		return times(files, (i) => {
			const x = width * 0.7 - i * step - depth * 60;
			return (
				shadow(canvas, x, y, tall * 0.27, tall * 0.045, 0.4) +
				person(x, y, tall, cadet(), 'march') +
				beret(canvas, x, y, tall, white ? colour : '#24335c') +
				sash(x, y, tall, colour)
			);
		});
	});
	const leaderY = base + 330;
	const leader =
		shadow(canvas, width * 0.86, leaderY, 80, 14, 0.4) +
		stroke(d`M${width * 0.86 + 66} ${leaderY - 120}V${leaderY - 470}`, '#b98a4a', 8) +
		cloth(canvas, width * 0.86 + 70, leaderY - 466, 190, [colour, lighter(colour, 0.1), colour]) +
		person(width * 0.86, leaderY, 290, cadet(), 'march') +
		beret(canvas, width * 0.86, leaderY, 290, '#24335c') +
		sash(width * 0.86, leaderY, 290, colour);
	const parade = group(
		contingent + leader,
		mirrored ? `translate(${width} 0) scale(-1 1)` : undefined,
	);
	return (
		sky(canvas, light, 0.46) +
		hills(canvas, light, 0.47, 4) +
		times(13, (i) =>
			tree(canvas, light, i * 135 + between(-40, 40), base, between(110, 200), undefined, 0.28),
		) +
		(random.chance(0.5)
			? school(
					canvas,
					light,
					width * between(0.3, 0.7),
					base + 2,
					width * 0.46,
					{ ...pickFacade(canvas), floors: 2 },
					0.2,
				)
			: dais(canvas, width * (mirrored ? 0.68 : 0.32), base + 26)) +
		times(6, (i) =>
			flagpole(
				canvas,
				width * (0.06 + i * 0.176),
				base + 14,
				170,
				i === 3 ? undefined : [HOUSE_COLOURS[i % 5] as string],
			),
		) +
		ground(canvas, base / height, random.pick([light.lawn, light.lawn, light.earth])) +
		bunting(canvas, -20, base + 6, width / 2, base - 8, 26) +
		bunting(canvas, width / 2, base - 8, width + 20, base + 6, 26) +
		times(2, (i) =>
			shape(
				d`M-20 ${base + 120 + i * (height - base - 220)}H${width + 20}v${6 + i * 6}H-20Z`,
				'#ffffff',
				{ opacity: 0.8 },
			),
		) +
		grass(canvas, light, base + 60, height, 50) +
		parade
	);
};

const beret = (canvas: Canvas, x: number, y: number, tall: number, colour: string) =>
	group(
		shape('M-11 -94Q-12 -104 2 -103.5Q15 -102 13 -93Q0 -98 -11 -94Z', colour) +
			rect(-11, -95, 22, 2.6, darker(colour, 0.4), { rx: 1 }) +
			rect(-7, -100, 3.4, 4, canvas.random.pick(['#f2c14e', '#e9d8a4'])),
		place(x, y, tall / 100),
	);
const sash = (x: number, y: number, tall: number, colour: string) =>
	group(shape('M-12 -73L-8 -75L11 -47L8 -45Z', colour), place(x, y, tall / 100));

/** A covered stand for the guests. */
function dais(canvas: Canvas, x: number, y: number): string {
	const guests = times(7, (i) =>
		person(
			-150 + i * 50,
			-40,
			104,
			pupil(canvas, {
				top: canvas.random.pick(['#7fa6cf', '#f4f6f9', '#c98a9c', '#e9d8a4']),
				bottom: '#31405f',
				wear: 'trousers',
				tie: undefined,
			}),
			i === 3 ? 'salute' : 'stand',
		),
	);
	const roof = canvas.random.pick(['#2f5d9b', '#b5543c', '#8150b8']);
	return group(
		rect(-220, -60, 440, 70, '#e9e2d2') +
			rect(-220, -60, 440, 12, roof) +
			guests +
			times(4, (i) => rect(-212 + i * 139, -218, 9, 170, '#f4f6f9')) +
			times(10, (i) =>
				shape(d`M${-240 + i * 48} -220h48v26q-24 26 -48 0z`, i % 2 ? '#fffdf6' : roof),
			) +
			shape('M-250 -218L-190 -268H190L250 -218Z', lighter(roof, 0.08)) +
			times(12, (i) =>
				rect(-214 + i * 36, -24, 22, 20, ['#e4502e', '#f2b632', '#3f8f5f'][i % 3] as string, {
					rx: 9,
				}),
			),
		place(x, y),
	);
}
