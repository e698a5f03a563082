import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { framesOf } from './src/content/frames.ts';
import { policyOf } from './src/lib/policy.ts';
import { readPullInfo } from './src/service/snapshot.ts';

const pull = await readPullInfo(process.env.CONTENT_DIR ?? '.content');
const directives = pull ? policyOf(pull.settings, await framesOf(pull.settings.FILES_URL)) : [];

/** Adds `client:touch`: an island that hydrates when the visitor first touches it. */
const clientTouch = {
	name: 'client-touch',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) =>
			addClientDirective({ name: 'touch', entrypoint: './src/islands/touch.ts' }),
	},
};

/**
 * Vite wraps every `import()` with a helper that costs each page a kilobyte. Nothing here is preloaded, so all that
 * it has to do is to bring the style sheets of what is imported.
 */
const smallLazyImports = {
	name: 'small-lazy-imports',
	enforce: 'pre',
	load: {
		filter: { id: /vite\/preload-helper\.js$/ },
		handler: () => `export function __vitePreload(load, sheets) {
			for (const sheet of sheets ?? []) {
				if (!sheet.endsWith('.css')) continue;
				const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + sheet });
				if (!document.querySelector('link[href="/' + sheet + '"]')) document.head.append(link);
			}
			return load();
		}`,
	},
};

export default defineConfig({
	integrations: [react(), clientTouch],
	trailingSlash: 'never',
	// Newlines between inline elements stay spaces, as in the HTML that everyone knows.
	compressHTML: true,
	// `History.html` answers at `/History`: no redirect hop. One style sheet, cached for the next page.
	build: { format: 'file', inlineStylesheets: 'never', concurrency: 4 },
	prerenderConflictBehavior: 'error',
	prefetch: false,
	devToolbar: { enabled: false },
	// Shiki writes inline styles, which the policy refuses; no page shows code.
	markdown: { syntaxHighlight: false },
	security: { csp: { directives } },
	vite: { build: { modulePreload: false }, plugins: [smallLazyImports] },
});
