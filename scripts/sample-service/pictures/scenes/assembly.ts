import { pickFacade, school } from '../building.ts';
import { lighter } from '../colour.ts';
import { person, pupil } from '../people.ts';
import { grass, tree } from '../plants.ts';
import { bunting, flagpole } from '../props.ts';
import type { Painter } from '../scene.ts';
import { ground, hills, shadow, sky } from '../sky.ts';
import { rect, times } from '../svg.ts';

/** Morning assembly: rows of pupils, seen from behind, before the dais and the flag. */
export const assembly: Painter = (canvas, light) => {
	const { width, height, random, between } = canvas;
	const base = height * between(0.46, 0.52);
	const middle = width * between(0.46, 0.54);
	const rows = 6;
	const wear = random.chance(0.3) ? { top: '#f7f9fc', tie: '#8a2f3c' } : {};
	const dais = base + 46;
	const row = (i: number) => {
		const depth = (i / (rows - 1)) ** 1.25;
		const tall = 92 + depth * 190;
		const y = base + 128 + depth * (height * 0.985 - base - 128 + tall * 0.25);
		const step = tall * 0.52;
		const count = Math.ceil(width / step) + 2;
		const aisle = tall * 0.34;
		return times(count, (k) => {
			const x = (k - count / 2 + (i % 2) * 0.5) * step + width / 2 + between(-4, 4);
			if (Math.abs(x - middle) < aisle) return '';
			const size = tall * between(0.93, 1.04);
			return (
				shadow(canvas, x + size * 0.1, y, size * 0.2, size * 0.04, 0.3) +
				person(x, y, size, pupil(canvas, wear), 'stand', true)
			);
		});
	};
	return (
		sky(canvas, light, 0.46) +
		hills(canvas, light, 0.46, 3) +
		times(10, (i) =>
			tree(canvas, light, i * 175 + between(-40, 40), base, between(110, 190), undefined, 0.3),
		) +
		school(
			canvas,
			light,
			width * between(0.3, 0.7),
			base + 2,
			width * 0.58,
			{ ...pickFacade(canvas), floors: 2 },
			0.14,
		) +
		ground(canvas, base / height, random.pick([light.lawn, light.earth])) +
		grass(canvas, light, base + 30, height, 40) +
		flagpole(canvas, middle - 330, dais + 30, 330) +
		bunting(canvas, middle - 150, dais - 150, middle + 180, dais - 150, 24) +
		rect(middle - 153, dais - 156, 6, 160, '#d5dbe4') +
		rect(middle + 177, dais - 156, 6, 160, '#d5dbe4') +
		rect(
			middle - 150,
			dais - 6,
			330,
			50,
			canvas.linear([
				[0, lighter(light.earth, 0.5)],
				[1, light.earth],
			]),
			{ rx: 4 },
		) +
		rect(middle - 150, dais - 10, 330, 10, '#2f5d9b', { rx: 3 }) +
		times(4, (i) =>
			person(
				middle - 70 + i * 60,
				dais - 4,
				108 + (i === 1 ? 6 : 0),
				pupil(canvas, i === 1 ? { top: '#7fa6cf', bottom: '#31405f', tie: '#1f2d4d' } : {}),
				i === 1 ? 'wave' : 'stand',
			),
		) +
		rect(middle + 10, dais - 58, 34, 56, '#8a5a3a', { rx: 3 }) +
		rect(middle + 4, dais - 64, 46, 9, '#a8734e', { rx: 3 }) +
		times(rows, row)
	);
};
