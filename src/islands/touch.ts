import type { ClientDirective } from 'astro';
import { currentYear } from '#lib/dates.ts';

/**
 * `client:touch="2026"`: hydrates an island when the visitor first points at, focuses or types into a part of it that
 * is marked `data-touch`, so that nobody downloads React just to read (design 3). It hydrates by itself when what the
 * server rendered is not what the visitor asked for: the address carries a filter, or the year has turned since the
 * build. The first touch is not lost: fields keep what was entered, and the island reads them when it mounts.
 */
const touch: ClientDirective = (load, { value }, island) => {
	// Without a value Astro gives `true`.
	const builtYear = typeof value === 'string' ? value : '';
	const signs = ['pointerover', 'pointerdown', 'focusin', 'input'];
	const hydrate = async () => {
		for (const sign of signs) island.removeEventListener(sign, onTouch);
		await (await load())();
		// Astro logs an import that fails, most likely offline, and leaves the island as it was served.
		const failed = island.hasAttribute('ssr');
		island.toggleAttribute('data-failed', failed);
		if (failed) listen();
	};
	const onTouch = ({ target }: Event) => {
		if ((target as Element).closest('[data-touch]')) hydrate();
	};
	const listen = () => {
		for (const sign of signs) island.addEventListener(sign, onTouch);
	};
	if (location.search || (builtYear && builtYear !== String(currentYear()))) hydrate();
	else listen();
};

export default touch;
