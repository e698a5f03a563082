import { pageFinder } from './pages.ts';
import type { Screen } from './screens.ts';

/** The name of a screen, or of the page in `src/content/pages` that shows its list. */
export async function nameOf({ path }: Screen): Promise<string> {
	return (await pageFinder())(path).label;
}
