import type { BuiltSite, Problem } from './site.ts';

/** Every route of the site has its file, and unknown paths have `404.html` (design 2). */
export function checkRoutes({ routes, files }: BuiltSite): Problem[] {
	const missing = routes
		.map((path) => ({ path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html` }))
		.filter(({ file }) => !files.has(file))
		.map(({ path, file }) => ({
			file,
			message: `Route ${path} has no page: add it to src/pages.`,
		}));
	if (files.has('404.html')) return missing;
	return [
		...missing,
		{ file: '404.html', message: 'Unknown paths have no page: add src/pages/404.astro.' },
	];
}
