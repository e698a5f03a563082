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
} from './svg.ts';

/** What the parts of a map are painted with: colours, or the names of a page's custom properties. */
export interface MapInk {
	land: string;
	building: string;
	park: string;
	tree: string;
	water: string;
	airfield: string;
	runway: string;
	road: string;
	main: string;
	edge: string;
	rail: string;
	campus: string;
	pin: string;
}

/** A map in daylight. */
export const day: MapInk = {
	land: '#f1ece2',
	building: '#ddd5c6',
	park: '#c5e3b4',
	tree: '#8fc382',
	water: '#9ecdf0',
	airfield: '#dde4d3',
	runway: '#9aa3ae',
	road: '#ffffff',
	main: '#fbd98a',
	edge: '#cfc6b5',
	rail: '#8d93a0',
	campus: '#fbe3cf',
	pin: '#d8453b',
};

/** Where the pin stands. */
const SCHOOL = [800, 520] as const;

/** What is written on the map, where it is large enough to be read: turned by degrees. */
export const labels: readonly { text: string; x: number; y: number; turn?: number }[] = [
	{ text: 'Sample Air Force School', x: 800, y: 566 },
	{ text: 'Central Park', x: 545, y: 420 },
	{ text: 'Airfield', x: 1010, y: 742, turn: -25 },
	{ text: 'Ring Road', x: 560, y: 640, turn: -7 },
	{ text: 'Palm Avenue', x: 718, y: 372, turn: -83 },
	{ text: 'School Road', x: 930, y: 462, turn: -7 },
	{ text: 'Metro station', x: 1040, y: 352 },
	{ text: 'Old Camp market', x: 545, y: 752 },
];

const LANES = [
	'M-20 250L1620 60',
	'M-20 780L700 1090',
	'M300 -20L420 1090',
	'M980 -20L1064 556',
	'M1320 -20L1380 500',
	'M420 760L820 730L900 1090',
	'M140 -20L240 1090',
	'M740 210L1040 190',
	'M1010 330L1620 250',
];
const STREETS = ['M690 -20C700 300 720 500 800 1090', 'M-20 560L720 500L1030 462L1620 390'];
const RING = 'M-20 700C360 680 640 640 900 590S1380 470 1620 480';

/** Streets around a school with a park, an airfield, a railway and a canal, 1600 × 1067. */
export function streetMap(canvas: Canvas, ink: MapInk): string {
	const { width, height } = canvas;
	const cased = (data: string, colour: string, wide: number) =>
		stroke(data, ink.edge, wide + 5) + stroke(data, colour, wide);
	return (
		rect(0, 0, width, height, ink.land) +
		houses(canvas, ink) +
		park(canvas, ink) +
		stroke('M-20 930C300 860 420 1000 700 960S1000 860 1100 1090', ink.water, 26) +
		airfield(ink) +
		campus(ink) +
		LANES.map((lane) => cased(lane, ink.road, 9)).join('') +
		STREETS.map((street) => cased(street, ink.road, 20)).join('') +
		stroke('M1620 160C1300 240 1150 320 1010 380S700 250 560 -20', ink.rail, 5) +
		cased(RING, ink.main, 26) +
		circle(1010, 380, 15, ink.rail) +
		circle(1010, 380, 8, ink.land) +
		pin(ink.pin)
	);
}

/** Houses along the lanes, as one shape. */
function houses({ random, between }: Canvas, { building }: MapInk): string {
	const each = Array.from({ length: 900 }, (_, i) => {
		const [x, y] = [(i % 36) * 46 + between(-4, 14), Math.floor(i / 36) * 44 + between(-4, 12)];
		const [wide, deep] = [between(14, 34), between(12, 28)];
		return random.chance(0.16) ? '' : d`M${x} ${y}h${wide}v${deep}h${-wide}z`;
	});
	return shape(each.join(''), building);
}

const park = ({ between }: Canvas, { park: lawn, tree, water, road }: MapInk) =>
	shape('M440 330L690 300L708 488L452 512Z', lawn) +
	times(46, () => circle(between(462, 680), between(340, 480), between(5, 10), tree)) +
	ellipse(620, 360, 44, 22, water) +
	stroke('M446 400C520 360 560 470 704 430M560 316C580 380 560 440 590 500', road, 5);

const airfield = ({ airfield: field, runway, road }: MapInk) =>
	shape('M860 770L1400 520L1620 540V900L1120 960Z', field) +
	group(
		rect(-330, -17, 660, 34, runway, { rx: 3 }) +
			times(11, (i) => rect(-300 + i * 56, -1.5, 32, 3, road)) +
			stroke('M-260 17V70H220V17M-20 70V110', runway, 12) +
			times(4, (i) => rect(-90 + i * 44, 110, 34, 26, runway, { rx: 3 })),
		`${place(1205, 722)} rotate(-26)`,
	);

const campus = ({ campus: ground, building, park: lawn, edge, road }: MapInk) =>
	shape('M738 508L905 488L925 566L748 602Z', ground) +
	stroke('M738 508L905 488L925 566L748 602Z', edge, 3) +
	ellipse(872, 536, 40, 24, lawn) +
	stroke('M832 536a40 24 0 1 0 80 0a40 24 0 1 0 -80 0', road, 4) +
	shape('M752 520L820 511L822 524L766 531L770 560L757 562Z', building) +
	rect(776, 566, 44, 15, building);

const pin = (colour: string) =>
	group(
		ellipse(0, 0, 20, 6, '#12203c', { opacity: 0.3 }) +
			shape('M0 0C-12 -34 -34 -46 -34 -74A34 34 0 1 1 34 -74C34 -46 12 -34 0 0Z', colour) +
			circle(0, -74, 14, '#ffffff'),
		place(...SCHOOL),
	);
