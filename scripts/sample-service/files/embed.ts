import { createRandom } from '../data/random.ts';
import { day, labels, type MapInk, streetMap } from '../pictures/map.ts';
import { createCanvas, element } from '../pictures/svg.ts';
import { aboutOf } from './about.ts';

/** The map's colours on a dark page. */
const night: MapInk = {
	land: '#22262e',
	building: '#2e343f',
	park: '#26402f',
	tree: '#35593f',
	water: '#1d3f5e',
	airfield: '#2a322c',
	runway: '#6c7480',
	road: '#4a515d',
	main: '#8a6d2f',
	edge: '#191c22',
	rail: '#717885',
	campus: '#4a3a2e',
	pin: '#f0695e',
};

const properties = (ink: MapInk) =>
	Object.entries(ink)
		.map(([name, colour]) => `--${name}:${colour}`)
		.join(';');
/** The middle of the map, large enough to be read in a small frame. */
const VIEW = [400, 267, 800, 533] as const;

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, style: string, body: string) => `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
body { margin: 0; overflow: hidden; }
${style}
</style>
</head>
<body>
${body}
</body>
</html>
`;

/** A street map with the school, drawn into the page. */
function mapPage(title: string): string {
	const names = Object.keys(day).map((name) => [name, `var(--${name})`]);
	const [x, y, width, height] = VIEW;
	const written = labels.map(({ text, turn, ...at }) =>
		element('text', { ...at, transform: turn && `rotate(${turn} ${at.x} ${at.y})` }, text),
	);
	const scale =
		element('path', { d: 'M1046 780v8h142v-8' }) + element('text', { x: 1117, y: 776 }, '200 m');
	const canvas = createCanvas(1600, 1067, createRandom('map'));
	return page(
		title,
		`:root { ${properties(day)}; --ink: #26304a }
@media (prefers-color-scheme: dark) { :root { ${properties(night)}; --ink: #eef1f6 } }
svg { display: block; inline-size: 100vw; block-size: 100vh; overflow: visible; }
text { font-size: 20px; font-weight: 600; text-anchor: middle; fill: var(--ink); paint-order: stroke; stroke: var(--land); stroke-width: 5px; stroke-linejoin: round; }
.scale path { fill: none; stroke: var(--ink); stroke-width: 3px; }
p { position: fixed; inset: 0.5rem auto auto 0.5rem; max-inline-size: 60%; margin: 0; padding: 0.5rem 0.75rem; border-radius: 0.5rem; background: var(--land); color: var(--ink); box-shadow: 0 1px 6px #0006; }
span { display: block; }
@media (max-width: 30rem) { p { font-size: 0.8rem; } span { display: none; } }
@media (min-width: 50rem) { text { font-size: 14px; stroke-width: 4px; } }`,
		`<p><strong>Sample Air Force School</strong> <span>Sample Air Force Station, New Delhi</span></p>
<svg viewBox="${x} ${y} ${width} ${height}" role="img" aria-label="${escaped(title)}: the school stands between School Road and Ring Road, east of Central Park and north-west of the airfield.">
${streetMap(canvas, Object.fromEntries(names) as MapInk)}${written.join('')}${element('g', { class: 'scale' }, scale)}
</svg>`,
	);
}

/** A player for the video of the same name. */
function videoPage(title: string, path: string): string {
	const folders = path.split('/').slice(0, -1);
	const up = '../'.repeat(folders.length - folders.indexOf('embeds'));
	const name = encodeURIComponent((path.split('/').at(-1) ?? '').replace(/\.html$/i, ''));
	const film = `${up}videos/${name}.mp4`;
	return page(
		title,
		`body { display: grid; grid-template-rows: auto 1fr; block-size: 100vh; background: Canvas; color: CanvasText; }
h1 { margin: 0; padding: 0.5rem 0.75rem; font-size: 1rem; }
video { inline-size: 100%; block-size: 100%; min-block-size: 0; object-fit: contain; background: #000; }`,
		`<h1>${escaped(title)}</h1>
<video controls preload="metadata" poster="${up}pictures/videos/${name}.jpg" src="${film}"><a href="${film}">${escaped(title)} (MP4)</a></video>`,
	);
}

/**
 * The page that a provider of maps or videos would serve for embedding: a street map for a name with “map”, a player for
 * any other.
 * @param path below the file host, in a folder `embeds`
 */
export function embed(path: string): Buffer {
	const { title } = aboutOf(path);
	return Buffer.from(/\bmap\b/i.test(title) ? mapPage(title) : videoPage(title, path));
}
