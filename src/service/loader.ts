import type { Loader } from 'astro/loaders';
import type { ListName } from './lists.ts';
import { readPictures } from './pictures/stored.ts';
import { readPullInfo, readSnapshot } from './snapshot.ts';

/** Folder of the snapshot. */
export const dir = process.env.CONTENT_DIR ?? '.content';

const notPulled = (what: string) =>
	new Error(
		`${dir} holds no intact ${what}: run \`npm run pull\`, or \`npm start\` for the sample school.`,
	);

/** Loads a list of the snapshot into a collection, e.g. `snapshotLoader('circulars')`. */
export function snapshotLoader(list: ListName): Loader {
	return {
		name: 'snapshot',
		async load({ store, parseData }) {
			const snapshot = await readSnapshot(dir, list);
			if (!snapshot) throw notPulled(`list “${list}”`);
			store.clear();
			for (const item of snapshot.items) {
				store.set({ id: item.id, data: await parseData({ id: item.id, data: item }) });
			}
		},
	};
}

/** Loads what the last pull says of itself as the one entry `latest`. */
export function pullInfoLoader(): Loader {
	return {
		name: 'pull-info',
		async load({ store, parseData }) {
			const info = await readPullInfo(dir);
			if (!info) throw notPulled('account of a pull');
			store.clear();
			store.set({ id: 'latest', data: await parseData({ id: 'latest', data: info }) });
		},
	};
}

/** Loads the pictures of the snapshot under their addresses; none when it was pulled without them. */
export function picturesLoader(): Loader {
	return {
		name: 'pictures',
		async load({ store, parseData }) {
			store.clear();
			for (const [id, picture] of Object.entries(await readPictures(dir))) {
				store.set({ id, data: await parseData({ id, data: picture }) });
			}
		},
	};
}
