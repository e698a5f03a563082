import { useEffect, useState } from 'react';
import { makeSearchable, type Searchable } from '#lib/list/filter.ts';
import type { ListItem } from '#lib/list/items.ts';
import type { ScreenView } from '#lib/list/screen.ts';

/** The whole list of a screen once it has arrived, or what keeps it. */
export type Index = Searchable[] | 'loading' | 'failed';

/** Fetches the index file of a list when the island comes alive; `load` tries again (design 3: bounded lists). */
export function useIndex(screen: ScreenView): { index: Index; load: () => void } {
	const [index, setIndex] = useState<Index>('loading');
	const load = () => {
		setIndex('loading');
		fetchItems(`${screen.path}/index.json`).then(
			(items) => setIndex(makeSearchable(screen, items)),
			() => setIndex('failed'),
		);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(load, []);
	return { index, load };
}

async function fetchItems(address: string): Promise<ListItem[]> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
	return response.json();
}
