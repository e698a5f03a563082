import { useMemo } from 'react';
import { useJson } from '#islands/shared/use-json.ts';
import { makeSearchable, type Searchable } from '#lib/list/filter.ts';
import type { ListItem } from '#lib/list/items.ts';
import type { ScreenView } from '#lib/list/screen.ts';

/** The whole list of a screen once it has arrived, or what keeps it. */
export type Index = Searchable[] | 'loading' | 'failed';

/** The index file of a list, ready for searching; `load` tries again (design 3: bounded lists). */
export function useIndex(screen: ScreenView): { index: Index; load: () => void } {
	const { value, load } = useJson<ListItem[]>(`${screen.path}/index.json`);
	const index = useMemo(
		() => (typeof value === 'string' ? value : makeSearchable(screen, value)),
		[value, screen],
	);
	return { index, load };
}
