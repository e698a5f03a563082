import sharp from 'sharp';
import { createRandom } from '../data/random.ts';
import { type Light, pickLight } from './light.ts';
import { portrait } from './portrait.ts';
import type { Painter } from './scene.ts';
import { art } from './scenes/art.ts';
import { assembly } from './scenes/assembly.ts';
import { avenue } from './scenes/avenue.ts';
import { busStop } from './scenes/bus.ts';
import { canteen } from './scenes/canteen.ts';
import { classroom } from './scenes/classroom.ts';
import { clinic } from './scenes/clinic.ts';
import { computers } from './scenes/computers.ts';
import { counsellor } from './scenes/counsellor.ts';
import { dormitory } from './scenes/dormitory.ts';
import { flypast } from './scenes/flypast.ts';
import { hall } from './scenes/hall.ts';
import { laboratory } from './scenes/laboratory.ts';
import { library } from './scenes/library.ts';
import { map } from './scenes/map.ts';
import { march } from './scenes/march.ts';
import { medals } from './scenes/medals.ts';
import { notice } from './scenes/notice.ts';
import { school } from './scenes/school.ts';
import { shop } from './scenes/shop.ts';
import { sports } from './scenes/sports.ts';
import { stage } from './scenes/stage.ts';
import { uniform } from './scenes/uniform.ts';
import { type Canvas, createCanvas, element, rect } from './svg.ts';

/** Words of a name, most telling first, and the scene they ask for. */
export const painters: readonly (readonly [RegExp, Painter])[] = [
	[/achiev/, medals],
	[/(?<!work)shop|\bcounter|\bstores?\b/, shop],
	[/uniform/, uniform],
	[/\bmaps?\b/, map],
	[/canteen|dining|\bmess\b|lunch|meal/, canteen],
	[/dormitor|bunk|(hostel|boarding).*\broom/, dormitory],
	[/notice|bulletin|\bid\b|identity|guardian/, notice],
	[/counsell?or|\boffice\b/, counsellor],
	[/computer|coding|\bict\b/, computers],
	[/sick|clinic|medical|nurse|\bmi[- ]room|first[- ]aid/, clinic],
	[/fly-?past|air ?force|jet|plane|aero|sky|flight/, flypast],
	[/march|parade|republic|independence|ncc|band|cadet|investiture/, march],
	[/assembly|prayer|morning/, assembly],
	[/\bhall|auditori|\bseats?\b|audio[- ]?visual|projector/, hall],
	[/\bsport|track|football|athletic|\bmatch|tournament|\bfield|\brun|game|u1\d/, sports],
	[/librar|book|\bread/, library],
	[/\blab|science|robot|experiment|exhibition|biolog|chemi/, laboratory],
	[/medal|troph|prize|award|winner|topper|result/, medals],
	[/stage|dance|music|drama|choir|annual|concert|carol|raising/, stage],
	[/\bart|craft|paint|clay|pottery|draw|rangoli/, art],
	[/class|lesson|smart|teach|workshop/, classroom],
	[/avenue|campus|tree|garden|trip/, avenue],
	[/\bbus(es)?\b|transport|route/, busStop],
	[/school|building|flag|admission|hostel|boarding/, school],
];

/** Scenes that suit any news of the school, for a name without a word for one. */
const anywhere: readonly Painter[] = [
	flypast,
	march,
	assembly,
	sports,
	library,
	laboratory,
	medals,
	stage,
	art,
	classroom,
	avenue,
	school,
];

/** A thin wash of the hour's colour and darker edges, which tie a scene together. */
function finish({ width, height, linear }: Canvas, light: Light): string {
	const edges = linear([
		[0, '#10204a', 0.1],
		[0.2, '#10204a', 0],
		[0.75, '#10204a', 0],
		[1, '#10204a', 0.18],
	]);
	return (
		rect(0, 0, width, height, light.tint, { opacity: light.tintShare }) +
		rect(0, 0, width, height, edges)
	);
}

/** The scene that the words of a name ask for; undefined when they ask for none. */
export function painterFor(name: string): Painter | undefined {
	return painters.find(([words]) => words.test(name.toLowerCase()))?.[1];
}

/** An upload of the service, e.g. 'SAMPLE/events/1795080705734-stage 3.jpg': who, where, when, what. */
const UPLOAD = /^[^/]+\/(?!topper|principal)[^/]+\/(\d{13})-(.+)$/i;
/** Photographs of one name. */
const TAKES = 4;

/**
 * What a path is a picture of: uploads of the same name share a few photographs, as those of a school do, since
 * painting each anew would take longer than all else that a pull does.
 * @returns a path; paths of the same subject have the same picture
 */
export function subjectOf(path: string): string {
	const [, time, name] = UPLOAD.exec(path) ?? [];
	return name === undefined ? path : `take ${Number(time) % TAKES}/${name}`;
}

/** The picture of a subject as SVG: a portrait or a scene, the same for the same subject. */
function draw(path: string): string {
	const random = createRandom(path);
	const upright = /portrait|topper\/|principal/i.test(path);
	const canvas = upright ? createCanvas(900, 1200, random) : createCanvas(1600, 1067, random);
	const { width, height } = canvas;
	const light = pickLight(random);
	const name = path.toLowerCase().split('/').slice(-2);
	const paint = painterFor(name.at(-1) ?? '') ?? random.pick(anywhere);
	const body = upright
		? portrait(canvas, path)
		: paint(canvas, light, name.join('/')) + finish(canvas, light);
	return element(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
		canvas.defs() + body,
	);
}

/** Renders the picture of a subject in the format of its path's ending (`.jpg`, `.jpeg`, `.png`, `.webp`). */
export function picture(path: string): Promise<Buffer> {
	// Painting takes longest: the many photographs of the service are smaller than the school's own pictures.
	const density = /^pictures\//.test(path) ? 72 : 54;
	const image = sharp(Buffer.from(draw(path)), { density });
	if (/\.png$/i.test(path)) return image.png({ palette: true, effort: 1 }).toBuffer();
	if (/\.webp$/i.test(path)) return image.webp({ quality: 78, effort: 1 }).toBuffer();
	return image.jpeg({ quality: 80, optimiseCoding: false }).toBuffer();
}
