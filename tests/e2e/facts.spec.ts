import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import pLimit from 'p-limit';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentPaths } from '#lib/routes.ts';
import { expect, type School, test } from './site.ts';

/** Texts that stand together. */
const fact = z.union([z.string().transform((text) => [text]), z.array(z.string()).min(1)]);
/** A text alone, or with what belongs to it. */
const pair = z.union([
	z.string().transform((text): [string, string[]] => [text, []]),
	z.record(z.string(), fact).transform((one) => Object.entries(one)[0] as [string, string[]]),
]);
const count = z.string().regex(/^\d+\+?$/);

/** What is counted; the names are those of `counts` in facts.yaml. */
const COUNTED = {
	addresses: 'address',
	documents: 'a:is([href$=".pdf"], [href$=".docx"], [href$=".xlsx"])',
	emails: 'a[href^="mailto:"]',
	forms: 'form',
	lists: ':is(ol, ul):not(:has(img), nav *)',
	phones: 'a[href^="tel:"]',
	pictures: 'li a:has(img):not([href$=".mp4"])',
	questions: 'details:not(:has(iframe))',
	tables: 'table',
	videos: 'li a[href$=".mp4"]:has(img)',
};

/** The form of facts.yaml, whose head says what each entry means. */
const expectedSchema = z
	.strictObject({
		says: z.array(fact),
		tables: z.array(
			z
				.strictObject({
					holds: fact,
					columns: z.array(z.string()),
					rows: z.coerce.number(),
					cells: z.array(pair),
				})
				.partial(),
		),
		lists: z.array(z.coerce.number()),
		counts: z.partialRecord(z.enum(Object.keys(COUNTED)), count),
		documents: z.array(
			z.union([
				fact.transform((one): [string, string[]] => ['1', one]),
				z.record(count, fact).transform((one) => Object.entries(one)[0] as [string, string[]]),
			]),
		),
		links: z.array(pair),
		menus: z.record(z.string(), z.array(z.string())),
		embeds: z.array(fact),
	})
	.partial();
type Expected = z.infer<typeof expectedSchema>;

const sharedSchema = z.strictObject({ header: expectedSchema, footer: expectedSchema });
const routesSchema = z.record(z.enum(contentPaths), expectedSchema);
const text = readFileSync('tests/fixtures/facts.yaml', 'utf8');
const { name } = parse(readFileSync('src/content/school.yaml', 'utf8'));

/** The settings with which the site was built, e.g. `FILES_URL`. */
const settingsOf = ({ facts }: School): Record<string, string> =>
	JSON.parse(readFileSync(`${facts.content}/pull.json`, 'utf8')).settings;

function readFacts(school: School) {
	const values: Record<string, string> = { ...settingsOf(school), YEAR: String(school.year) };
	const filled = text.replace(/\$([A-Z_]+)/g, (_, key) => values[key] ?? '');
	// Everything stays as it is written: 1.10 and 0755 are texts here.
	const { 'every page': shared, ...routes } = parse(filled, { schema: 'failsafe' });
	return { shared: sharedSchema.parse(shared), routes: routesSchema.parse(routes) };
}

/** A part of a page as a reader, or a screen reader, meets it. */
interface Region {
	/** Number of words beside navigation. */
	words: number;
	/** The text of every element of at most eighty words. */
	passages: string[];
	/** `about` is what stands above in headings; of a cell, in its row and in the heading of its column. */
	tables: {
		about: string;
		caption: string;
		columns: string[];
		rows: number;
		cells: { text: string; about: string }[];
		/** Header cells that do not say of what. */
		unscoped: number;
	}[];
	lists: number[];
	links: { href: string; name: string; about: string; menu: string; target: string }[];
	embeds: string[];
	counts: Record<string, number>;
}

/** Runs in the browser. */
function readRegion(root: Element, counted: Record<string, string>): Region {
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

	const readTable = (table: HTMLTableElement, above: string) => {
		const grid: Element[][] = [];
		[...table.rows].forEach((row, y) => {
			let x = 0;
			for (const cell of row.cells) {
				while (grid[y]?.[x]) x++;
				for (let line = y; line < y + cell.rowSpan; line++) {
					grid[line] ??= [];
					for (let at = x; at < x + cell.colSpan; at++) (grid[line] as Element[])[at] = cell;
				}
			}
		});
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
				about: above,
				menu: textOf(element.closest('details')?.querySelector('summary')),
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
			Object.entries(counted).map(([kind, selector]) => [kind, all(selector).length]),
		),
	};
}

const read = (region: Locator) => region.evaluate(readRegion, COUNTED);

/** The same for all ways of writing the same: dashes, quotation marks, blanks, “VI to X”. */
const fold = (words: string) =>
	words
		.replace(/[\u2010-\u2015]/g, '-')
		.replace(/[‘’]/g, "'")
		.replace(/\s*&\s*/g, ' and ')
		.replace(/\s+/g, ' ')
		.replace(/ (?=[.,;:!?)%])/g, '')
		.replace(/(?<=[\dIVXG]|[ap]m) to (?=[\dIVXU])/g, '-')
		.replace(/ ?- ?/g, '-')
		.trim();

/** Finds a text as whole words, 200 neither in 1200 nor in 20,000; its small letters stand for capitals too. */
function patternOf(words: string): RegExp {
	const literal = fold(words).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
	const source = (/^\/(.+)\/$/.exec(words)?.[1] ?? literal).replace(
		/(?<!\\)\p{Ll}/gu,
		(letter) => `[${letter}${letter.toUpperCase()}]`,
	);
	return new RegExp(
		`(?<![\\p{L}\\p{N}]|\\p{N}[.,])(?:${source})(?![\\p{L}\\p{N}]|[.,]\\p{N})`,
		'u',
	);
}

/** Tells whether a text holds all of a fact. */
function finder(wanted: string[]): (words: string) => boolean {
	const patterns = wanted.map(patternOf);
	return (words) => {
		const folded = fold(words);
		return patterns.every((pattern) => pattern.test(folded));
	};
}

const show = (wanted: string[]) => wanted.join(' … ');
const isFile = (href: string) => /^https?:.*\.(pdf|docx|xlsx|mp4)$/i.test(href);
const isEnough = (wanted: string, found: number) =>
	wanted.endsWith('+') ? found >= Number.parseInt(wanted, 10) : found === Number(wanted);

type Wanted<Kind extends keyof Expected> = NonNullable<Expected[Kind]>;
type Check<Kind extends keyof Expected> = (
	region: Region,
	wanted: Wanted<Kind>,
	own: string[],
) => string[];

/** What is missing of each kind; `own` are the addresses of the site's own hosts. */
const checks: { [Kind in keyof Expected]-?: Check<Kind> } = {
	says: ({ passages }, facts) =>
		facts.filter((one) => !passages.some(finder(one))).map((one) => show(one)),
	tables: ({ tables }, wanted) =>
		wanted.flatMap((one) => {
			const lacking = tables.map((table) => lacksOf(table, one));
			return lacking.sort((a, b) => a.length - b.length)[0] ?? [JSON.stringify(one)];
		}),
	lists: ({ lists }, wanted) =>
		wanted.filter((length) => !lists.includes(length)).map((length) => `one of ${length} entries`),
	counts: ({ counts }, wanted) =>
		Object.entries(wanted)
			.filter(([kind, number = '']) => !isEnough(number, counts[kind] ?? 0))
			.map(([kind, number]) => `${number} ${kind}, not ${counts[kind]}`),
	documents: ({ links }, wanted) =>
		wanted.flatMap(([least, one]) => {
			const has = finder(one);
			const found = links.filter(
				({ href, name, about }) => isFile(href) && has(`${about} ${name}`),
			);
			return found.length < Number(least) ? [`${least} × ${show(one)}, not ${found.length}`] : [];
		}),
	links: ({ links }, wanted, own) =>
		wanted
			.filter(([target, named]) => {
				const has = finder(named);
				const leads = (href: string) =>
					target === 'elsewhere'
						? /^https?:/.test(href) && !own.some((start) => href.startsWith(start))
						: href === target;
				return !links.some(({ href, name }) => leads(href) && has(name));
			})
			.map(([target, named]) => `${target} ${show(named)}`),
	menus: ({ links }, wanted) =>
		Object.entries(wanted).flatMap(([menu, targets]) => {
			const isIn = finder([menu]);
			const hrefs = links.filter((link) => isIn(link.menu)).map(({ href }) => href);
			return targets.filter((href) => !hrefs.includes(href)).map((href) => `${menu}: ${href}`);
		}),
	embeds: ({ embeds }, wanted) =>
		wanted.filter((one) => !embeds.some(finder(one))).map((one) => show(one)),
};

function lacksOf(
	{ about, columns, rows, cells }: Region['tables'][number],
	wanted: Wanted<'tables'>[number],
): string[] {
	const missing = (wanted.cells ?? []).filter(([words, beside]) => {
		const [has, belongs] = [finder([words]), finder(beside)];
		return !cells.some((cell) => has(cell.text) && belongs(cell.about));
	});
	let at = -1;
	const lost = (wanted.columns ?? []).filter((column) => {
		const has = finder([column]);
		const next = columns.findIndex((label, index) => index > at && has(label));
		if (next > at) at = next;
		return next < 0;
	});
	const without = (wanted.holds ?? []).filter((words) => !finder([words])(about));
	return [
		...without.map((words) => `a table with ${words}`),
		...lost.map((column) => `column ${column}, in its order`),
		...(rows === (wanted.rows ?? rows) ? [] : [`${wanted.rows} rows, not ${rows}`]),
		...missing.map(([words, beside]) => `cell ${words} of ${show(beside)}`),
	];
}

/** What a part of the page lacks, a line each. */
const lacks = (region: Region, expected: Expected, own: string[]): string[] =>
	Object.entries(expected).flatMap(([kind, wanted]) =>
		(checks[kind as keyof Expected] as Check<keyof Expected>)(region, wanted as never, own).map(
			(line) => `${kind}: ${line}`,
		),
	);

/** What no page may have: links to files that take the reader away, tables and pictures without a name. */
const faultsOf = ({ links, tables }: Region): string[] => [
	...links
		.filter(({ href, target }) => isFile(href) && target !== '_blank')
		.map(({ name: link }) => `“${link}” opens in the same tab`),
	...links.filter((link) => !link.name).map(({ href }) => `${href} has no name`),
	...tables
		.filter(({ caption, unscoped, rows }) => !caption || unscoped > 0 || rows === 0)
		.map(({ caption }) => `the table “${caption}” lacks its caption or the scope of a heading`),
];

for (const path of contentPaths) {
	test(`${path} says what the specification says`, async ({ page, school }) => {
		const { shared, routes } = readFacts(school);
		const { FILES_URL = '', PORTAL_URL = '', LIBRARY_LOGIN_URL = '' } = settingsOf(school);
		const own = [FILES_URL, PORTAL_URL, LIBRARY_LOGIN_URL];
		const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
		expect(response?.status()).toBe(200);

		const heading = page.getByRole('heading', { level: 1 });
		await expect(heading).toHaveCount(1);
		await expect(page).toHaveTitle(`${await heading.textContent()} | ${name}`);
		const home = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
		await expect(home).toHaveText('Home');
		await expect(home).toHaveAttribute('href', '/');

		const main = await read(page.getByRole('main'));
		const header = await read(page.getByRole('banner'));
		const footer = await read(page.getByRole('contentinfo'));
		expect.soft(main.words).toBeGreaterThanOrEqual(60);
		expect.soft(faultsOf(main)).toEqual([]);
		expect.soft(lacks(header, shared.header, own)).toEqual([]);
		expect.soft(lacks(footer, shared.footer, own)).toEqual([]);
		expect.soft(lacks(main, routes[path], own)).toEqual([]);
	});
}

/** Of each information page the paragraphs of its text, and the addresses in it. */
const fetchPages = (page: Page) =>
	page.evaluate(
		(paths) =>
			Promise.all(
				paths.map(async (path) => {
					const html = await (await fetch(path)).text();
					const all = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')];
					return {
						path,
						// Cards and viewers repeat what they stand for.
						paragraphs: all
							.filter((element) => element.matches('main p:not(nav p, li p, object p)'))
							.map(({ textContent }) => textContent ?? ''),
						addresses: all.flatMap((element) =>
							['href', 'src', 'data'].flatMap((key) => element.getAttribute(key) ?? []),
						),
					};
				}),
			),
		contentPaths,
	);

test('no two information pages share a paragraph of more than 12 words', async ({ page }) => {
	await page.goto('/Faq', { waitUntil: 'domcontentloaded' });
	const firstWith = new Map<string, string>();
	const repeated: string[] = [];
	for (const { path, paragraphs } of await fetchPages(page)) {
		for (const paragraph of new Set(paragraphs.map(fold))) {
			if (paragraph.split(' ').length <= 12) continue;
			const other = firstWith.get(paragraph);
			if (other) repeated.push(`${other} and ${path}: ${paragraph}`);
			else firstWith.set(paragraph, path);
		}
	}
	expect(repeated).toEqual([]);
});

test('every document, picture and video of the information pages is there', async ({
	page,
	school,
}) => {
	test.slow();
	const { FILES_URL = '' } = settingsOf(school);
	await page.goto('/Faq', { waitUntil: 'domcontentloaded' });
	const addresses = (await fetchPages(page)).flatMap((one) => one.addresses);
	const files = new Set(addresses.filter((address) => address.startsWith(`${FILES_URL}/`)));
	expect(files.size).toBeGreaterThan(100);
	const limit = pLimit(8);
	const answers = await Promise.all(
		[...files].map((file) =>
			limit(async () => `${(await page.request.head(file)).status()} ${file}`),
		),
	);
	expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
});
