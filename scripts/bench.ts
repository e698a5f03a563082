import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { timeFilters } from './bench/filter-events.ts';
import { serve } from './serve.ts';
import { openSource, pullContent } from './steps/content.ts';
import { command } from './steps/process.ts';
import { renderSite } from './steps/site.ts';
import { weighPage } from './weight.ts';

const SIZES = [100, 2000, 10_000];

const seconds = (since: number) => (performance.now() - since) / 1000;
const pagesIn = (dir: string) =>
	readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
		.length;

/** Builds the sample school with an archive of so many circulars, and measures what it costs builder and visitor. */
async function measure(items: number) {
	const content = join('.cache/bench', String(items), 'content');
	const dir = join('.cache/bench', String(items), 'dist');
	const options = {
		content,
		sample: true,
		today: '2026-11-21',
		service: { items },
		pictures: 'none',
	} as const;
	const source = await openSource(options);
	const pulling = performance.now();
	await pullContent(source, options);
	const pull = seconds(pulling);
	const building = performance.now();
	await renderSite(content, dir);
	const build = seconds(building);
	const site = await serve({ dir, port: 0 });
	const { worst, cards } = await timeFilters(site.url);
	await Promise.all([site.close(), source.close()]);
	const { html, css, js, total } = weighPage(dir, 'Circular.html');
	return {
		circulars: items,
		pages: pagesIn(dir),
		'pull s': pull.toFixed(1),
		'build s': build.toFixed(1),
		'html B': html,
		'css B': css,
		'js B': js,
		'first load B': total,
		'index KB': Math.round(statSync(join(dir, 'Circular/index.json')).size / 1024),
		'worst key ms, 4x': worst,
		cards,
	};
}

await command(async () => {
	const rows: Awaited<ReturnType<typeof measure>>[] = [];
	for (const items of SIZES) rows.push(await measure(items));
	console.table(rows);
});
