import { darker, lighter, mix } from './colour.ts';
import { crest } from './crest.ts';
import type { Light } from './light.ts';
import { flagpole } from './props.ts';
import { type Canvas, d, group, place, rect, shape, stroke, times } from './svg.ts';

interface Facade {
	wall: string;
	accent: string;
	floors: number;
	bays: number;
	roof: 'flat' | 'tiled';
	windows: 'arched' | 'square';
}

const WALLS = [
	['#f4ead8', '#b5543c'],
	['#f1f3f5', '#3d6ea8'],
	['#c9664a', '#f6e7cf'],
	['#f3dcb2', '#7a4a34'],
	['#e6eef4', '#c25c44'],
	['#fbf3e4', '#2f7d78'],
] as const;

/** A façade by chance: colours, floors, bays, roof and windows. */
export function pickFacade({ random }: Canvas): Facade {
	const [wall, accent] = random.pick(WALLS);
	return {
		wall,
		accent,
		floors: random.pick([2, 2, 3]),
		bays: random.int(4, 6),
		roof: random.pick(['flat', 'tiled']),
		windows: random.pick(['arched', 'square']),
	};
}

/** Height of the building with its flag for a given width. */
export const heightOf = ({ floors, bays }: Facade, width: number) =>
	((floors * 100 + 320) / (bays * 172 + 300)) * width;

/** The school: a portico between two wings, `width` wide, standing on the line y. */
export function school(
	canvas: Canvas,
	light: Light,
	x: number,
	y: number,
	width: number,
	facade: Facade,
	far = 0,
): string {
	const { floors, bays } = facade;
	const wall = mix(facade.wall, light.haze, far + 0.08);
	const accent = mix(facade.accent, light.haze, far);
	const storey = 100;
	const height = floors * storey;
	const bay = 86;
	const wing = bays * bay;
	const scale = width / (2 * wing + 300);
	const side = (direction: number) =>
		group(
			rect(
				0,
				-height,
				wing,
				height,
				canvas.linear([
					[0, lighter(wall, 0.25)],
					[1, darker(wall, 0.08)],
				]),
			) +
				roof(facade.roof, wing, height, accent) +
				times(
					floors,
					(floor) =>
						rect(0, -(floor + 1) * storey + 92, wing, 8, darker(wall, 0.12)) +
						times(bays, (i) =>
							opening(
								light,
								i * bay + 18,
								-(floor + 1) * storey + 20,
								bay - 36,
								56,
								facade.windows,
								accent,
							),
						),
				) +
				times(bays + 1, (i) => rect(i * bay - 4, -height, 8, height, lighter(wall, 0.35))) +
				rect(0, -14, wing, 14, darker(wall, 0.3)),
			place(150 * direction, 0, 1, direction < 0),
		);
	return group(
		shadowUnder(wing + 150) +
			side(-1) +
			side(1) +
			portico(canvas, light, facade, wall, accent, height),
		place(x, y, scale),
	);
}

const shadowUnder = (half: number) =>
	rect(-half - 20, -4, 2 * half + 40, 12, '#12203c', { opacity: 0.22, rx: 6 });

function roof(kind: Facade['roof'], wing: number, height: number, accent: string): string {
	if (kind === 'flat')
		return (
			rect(-6, -height - 14, wing + 16, 16, lighter(accent, 0.15)) +
			times(Math.floor(wing / 22), (i) =>
				rect(i * 22 + 4, -height - 32, 6, 20, lighter(accent, 0.5)),
			) +
			rect(-2, -height - 36, wing + 8, 7, lighter(accent, 0.5))
		);
	return (
		shape(d`M-14 ${-height}h${wing + 34}l-30 -58H-14Z`, accent) +
		shape(d`M-14 ${-height}h${wing + 34}l-5 -9H-14Z`, darker(accent, 0.25)) +
		times(7, (i) =>
			stroke(d`M-10 ${-height - 8 * i - 6}h${wing + 22 - i * 4}`, darker(accent, 0.18), 1.6),
		)
	);
}

function opening(
	light: Light,
	x: number,
	y: number,
	width: number,
	height: number,
	kind: Facade['windows'],
	accent: string,
): string {
	const glass = mix('#3a5f86', light.sky[1], 0.35);
	const top =
		kind === 'arched'
			? d`M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`
			: d`M${x} ${y + height}V${y}H${x + width}V${y + height}Z`;
	return (
		shape(top, glass) +
		shape(
			d`M${x} ${y + height}V${y + height * 0.6}L${x + width} ${y + height * 0.25}V${y + height * 0.6}Z`,
			'#ffffff',
			{ opacity: 0.22 },
		) +
		stroke(top, '#fffaf0', 4) +
		stroke(d`M${x + width / 2} ${y}v${height}`, '#fffaf0', 2.6) +
		rect(x - 6, y + height, width + 12, 7, lighter(accent, 0.35), { rx: 2 })
	);
}

function portico(
	canvas: Canvas,
	light: Light,
	{ roof: kind }: Facade,
	wall: string,
	accent: string,
	height: number,
): string {
	const top = -height - 26;
	const gable = kind === 'tiled' ? 120 : 96;
	const columns = times(4, (i) => {
		const x = -126 + i * 76;
		return (
			rect(
				x,
				top + 34,
				24,
				height - 26,
				canvas.linear(
					[
						[0, '#fffdf6'],
						[0.6, '#f0e9db'],
						[1, '#cfc5b2'],
					],
					[0, 0, 1, 0],
				),
			) +
			rect(x - 6, top + 24, 36, 14, '#fffdf6') +
			rect(x - 6, -16, 36, 10, '#e9e0cf')
		);
	});
	return (
		rect(-150, top, 300, height + 26, lighter(wall, 0.12)) +
		rect(
			-150,
			top,
			300,
			height + 26,
			canvas.linear([
				[0, '#12203c', 0.05],
				[1, '#12203c', 0.3],
			]),
		) +
		shape('M-44 0V-84A44 44 0 0 1 44 -84V0Z', '#5a3d2c') +
		shape('M-36 0V-82A36 36 0 0 1 36 -82V0Z', '#2d4665') +
		stroke('M0 0V-118M-36 -40H36', '#c9a36b', 4) +
		times(2, (i) => opening(light, -112 + i * 162, -88, 62, 58, 'arched', accent)) +
		times(3, (i) => opening(light, -112 + i * 80, -height + 14, 64, 58, 'arched', accent)) +
		columns +
		rect(-164, top + 4, 328, 24, lighter(accent, 0.2)) +
		rect(-164, top + 22, 328, 6, darker(accent, 0.1)) +
		shape(d`M-176 ${top + 4}L0 ${top - gable}L176 ${top + 4}Z`, accent) +
		shape(d`M-140 ${top - 6}L0 ${top - gable + 22}L140 ${top - 6}Z`, lighter(wall, 0.3)) +
		crest(0, top - gable * 0.36, accent, 1, '#d9a53a') +
		flagpole(canvas, 0, top - gable + 2, 150) +
		times(4, (i) =>
			rect(-150 - i * 12, i * 7 - 6, 300 + i * 24, 8, i % 2 ? '#d8cdb8' : '#e9e0cf', { rx: 2 }),
		)
	);
}
