import type { Loader } from 'astro/loaders';
import { type KindName, kinds } from './kinds.ts';
import { readKind } from './read.ts';

/** An Astro loader for a kind of content that the school edits; `astro dev` reads it anew after an edit. */
export function contentLoader(name: KindName): Loader {
	return {
		name: `school-${name}`,
		load: async ({ store, watcher, logger }) => {
			const read = async () => {
				const entries = await readKind(name);
				store.clear();
				for (const { id, data, body } of entries) {
					store.set({ id, data: data as Record<string, unknown>, body });
				}
			};
			await read();
			const at = `src/content/${kinds[name].at}`;
			watcher?.add(at);
			watcher?.on('all', (_, path) => {
				if (path.includes(at)) read().catch((error: Error) => logger.error(error.message));
			});
		},
	};
}
