import type { JSHandle } from '@playwright/test';
import { COUNTED, type Region, type Table } from './region.ts';

/** Reads a part of a page, e.g. its `main`. */
export const readRegion = (part: JSHandle<Element>): Promise<Region> =>
	part.evaluate(readInBrowser, COUNTED);

/** Runs in the browser, so that it can use nothing from outside itself. */
function readInBrowser(root: Element, selectors: Record<string, string>): Region {
	const textOf = (element: Element | null | undefined) => {
		const texts: string[] = [];
		if (!element) return '';
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const { parentElement, nodeValue } = walker.currentNode;
			if (!parentElement?.closest('script, style, noscript')) texts.push(nodeValue ?? '');
		}
		return texts.join(' ').replace(/\s+/g, ' ').trim();
	};
	const all = (selector: string, from = root) => [...from.querySelectorAll(selector)];
	const wordsOf = (words: string) => words.split(' ').length;

	/** The cells by row and column, one that spans rows in each of them. */
	const gridOf = (table: HTMLTableElement) => {
		const grid: Element[][] = [...table.rows].map(() => []);
		[...table.rows].forEach((row, y) => {
			let x = 0;
			for (const cell of row.cells) {
				while (grid[y]?.[x]) x++;
				for (const line of grid.slice(y, y + cell.rowSpan)) line[x] = cell;
			}
		});
		return grid;
	};

	const readTable = (table: HTMLTableElement, above: string): Table => {
		const grid = gridOf(table);
		const heads = table.tHead?.rows.length ?? 0;
		const columns = (grid[heads - 1] ?? []).map(textOf);
		return {
			about: `${above} ${textOf(table)}`,
			caption: textOf(table.caption),
			columns,
			rows: all('tbody th[scope="row"]', table).length,
			cells: grid.slice(heads).flatMap((line) =>
				line.map((cell, x) => ({
					text: textOf(cell),
					about: [columns[x], ...line.filter((other) => other !== cell).map(textOf)].join(' '),
				})),
			),
			unscoped: all('th:not([scope])', table).length,
		};
	};

	const region: Pick<Region, 'tables' | 'links'> = { tables: [], links: [] };
	let headings: string[] = [];
	for (const element of all('h2, h3, h4, h5, h6, a[href], table')) {
		const level = Number(/^H(\d)$/.exec(element.tagName)?.[1]);
		const above = headings.join(' ');
		if (level) headings = [...headings.slice(0, level - 2), textOf(element)];
		else if (element instanceof HTMLTableElement) region.tables.push(readTable(element, above));
		else {
			region.links.push({
				href: element.getAttribute('href') ?? '',
				name: textOf(element) || (element.querySelector('img')?.alt ?? ''),
				about: `${textOf(element.closest('details')?.querySelector('summary'))} ${above}`,
				target: element.getAttribute('target') ?? '',
			});
		}
	}
	// What a page says of others in its navigation it does not say itself.
	const body = root.cloneNode(true) as Element;
	if (body.matches('main')) for (const nav of all('nav', body)) nav.remove();
	return {
		...region,
		words: wordsOf(textOf(body)),
		passages: all('*', body)
			.map(textOf)
			.filter((passage) => wordsOf(passage) <= 80),
		lists: [
			...all('ul, ol', body).map((list) => list.children.length),
			...region.tables.map(({ rows }) => rows),
		],
		embeds: all('iframe, object').map(
			(frame) => frame.getAttribute('title') ?? frame.getAttribute('aria-label') ?? '',
		),
		counts: Object.fromEntries(
			Object.entries(selectors).map(([kind, selector]) => [kind, all(selector).length]),
		),
	};
}
