import type { Random } from '../data/random.ts';

/** Attributes of an element; numbers are rounded to keep the markup small. */
type Attributes = Record<string, string | number | undefined>;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** One element as markup. */
export function element(name: string, attributes: Attributes, children = ''): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : value}"`)
		.join('');
	return `<${name}${written}>${children}</${name}>`;
}

interface Style {
	/** Share, 0 to 1. */
	opacity?: number;
	/** Of rounded corners. */
	rx?: number;
}

/** Opacity as the paint's own: the general attribute costs the renderer a layer for each element. */
const painted = (what: 'fill' | 'stroke', { opacity, ...more }: Style): Attributes => ({
	...more,
	[`${what}-opacity`]: opacity?.toFixed(2),
});

/** The basic shapes, each filled with a colour or a gradient of the canvas. */
export const rect = (
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	style: Style = {},
) => element('rect', { x, y, width, height, fill, ...painted('fill', style) });
export const circle = (cx: number, cy: number, r: number, fill: string, style: Style = {}) =>
	element('circle', { cx, cy, r, fill, ...painted('fill', style) });
export const ellipse = (
	cx: number,
	cy: number,
	rx: number,
	ry: number,
	fill: string,
	style: Style = {},
) => element('ellipse', { cx, cy, rx, ry, fill, ...painted('fill', style) });
/** Several drawings moved, turned or scaled together. */
export const group = (children: string, transform?: string) =>
	element('g', { transform }, children);

/** A filled shape; its path data is written with the tag `d`, which rounds the numbers. */
export const shape = (data: string, fill: string, style: Style = {}) =>
	element('path', { d: data, fill, ...painted('fill', style) });

/** A line with round ends. */
export const stroke = (data: string, colour: string, width: number, style: Style = {}) =>
	element('path', {
		d: data,
		fill: 'none',
		stroke: colour,
		'stroke-width': width,
		'stroke-linecap': 'round',
		'stroke-linejoin': 'round',
		...painted('stroke', style),
	});

/** Template tag for path data: d`M${x} ${y}h${w}`. */
export function d(parts: TemplateStringsArray, ...numbers: number[]): string {
	return parts.reduce((data, part, i) => data + rounded(numbers[i - 1] as number) + part);
}

/** A transform to (x, y), where `mirrored` turns left and right about. */
export const place = (x: number, y: number, scale = 1, mirrored = false) =>
	`translate(${rounded(x)} ${rounded(y)}) scale(${mirrored ? -scale : scale} ${scale})`;

/** Repeats a drawing; `draw` gets the running number. */
export const times = (count: number, draw: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => draw(i)).join('');

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What a painter works on: a size, a stream of chance, and gradients to fill with. */
export interface Canvas {
	width: number;
	height: number;
	random: Random;
	/** A number between two. */
	between(min: number, max: number): number;
	/** From top to bottom of the shape, or in another direction: [x1, y1, x2, y2] as shares of it. */
	linear(stops: readonly Stop[], direction?: readonly [number, number, number, number]): string;
	/** From the middle of the shape outwards. */
	radial(stops: readonly Stop[]): string;
	/** The gradients asked for so far, for `<defs>`. */
	defs(): string;
}

/** An empty canvas, sizes in pixels. */
export function createCanvas(width: number, height: number, random: Random): Canvas {
	const gradients = new Map<string, string>();
	const gradient = (name: string, attributes: Attributes, stops: readonly Stop[]) => {
		const markup = stops
			.map(([offset, colour, opacity]) =>
				element('stop', {
					offset: String(offset),
					'stop-color': colour,
					'stop-opacity': opacity?.toString(),
				}),
			)
			.join('');
		const key = name + JSON.stringify(attributes) + markup;
		const id = `g${[...gradients.keys()].indexOf(key) + 1 || gradients.size + 1}`;
		gradients.set(key, element(name, { id, ...attributes }, markup));
		return `url(#${id})`;
	};
	return {
		width,
		height,
		random,
		between: (min, max) => min + random.next() * (max - min),
		linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
			gradient(
				'linearGradient',
				{ x1: String(x1), y1: String(y1), x2: String(x2), y2: String(y2) },
				stops,
			),
		radial: (stops) => gradient('radialGradient', {}, stops),
		defs: () => element('defs', {}, [...gradients.values()].join('')),
	};
}
