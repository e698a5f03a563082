import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Hydrates on the first touch; the value is the year of the build. See `src/islands/touch.ts`. */
		'client:touch'?: string | true;
	}
}
