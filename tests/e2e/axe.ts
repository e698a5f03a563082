import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 AA and good practice on a page as it stands: a line each. */
export async function violationsOf(page: Page) {
	const { violations } = await new AxeBuilder({ page })
		// Without frames of other sites it finds the same, and opens no second page to gather its results.
		.setLegacyMode()
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

const all = [360, 768, 1440].flatMap((width) =>
	(['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/**
 * The widths and schemes in which pages are looked at: the two that differ most, and all six in the deep tests.
 */
export const views = process.env.DEEP
	? all
	: all.filter(
			({ width, colorScheme }) => (width === 360) === (colorScheme === 'dark') && width !== 768,
		);

/** In which of them the page of this number is looked at: one in turn, since many pages share their parts; deeply all. */
export const viewsOf = (index: number) =>
	process.env.DEEP ? views : views.filter((_, turn) => turn === index % views.length);
