import type { Page } from '@playwright/test';
import { contentPaths } from '#lib/routes.ts';
import { fold } from './match.ts';

/** An information page as it was sent. */
export interface SentPage {
	path: string;
	/** Of its text; cards and viewers, which repeat what they stand for, are left out. */
	paragraphs: string[];
	/** Whatever it links to or shows. */
	addresses: string[];
}

/**
 * Fetches a page as it is sent, its scripts asleep, into the open page of the same site.
 * @returns status; title; texts of the main headings; the first link of the breadcrumb; `part` finds one of its parts
 */
export async function openSent(page: Page, path: string) {
	const sent = await page.evaluateHandle(async (address) => {
		const response = await fetch(address);
		const html = await response.text();
		return {
			status: response.status,
			page: new DOMParser().parseFromString(html, 'text/html'),
		};
	}, path);
	const facts = await sent.evaluate(({ status, page }) => {
		const home = page.querySelector('nav[aria-label="Breadcrumb"] a');
		return {
			status,
			title: page.title,
			headings: [...page.querySelectorAll('h1')].map(({ textContent }) => textContent),
			home: { text: home?.textContent?.trim(), href: home?.getAttribute('href') },
		};
	});
	const part = (selector: string) =>
		sent.evaluateHandle(({ page }, wanted) => {
			const found = page.querySelector(wanted);
			if (!found) throw new Error(`The page has no ${wanted}.`);
			return found;
		}, selector);
	return { ...facts, part };
}

/** Fetches all information pages from one of them, which it opens first. */
export async function fetchPages(page: Page): Promise<SentPage[]> {
	await page.goto('/Faq', { waitUntil: 'domcontentloaded' });
	return page.evaluate(
		(paths) =>
			Promise.all(
				paths.map(async (path) => {
					const html = await (await fetch(path)).text();
					const all = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')];
					return {
						path,
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
}

/** The paragraphs of more than 12 words that a page repeats from another, each with both paths. */
export function repeatedParagraphs(pages: SentPage[]): string[] {
	const firstWith = new Map<string, string>();
	const repeated: string[] = [];
	for (const { path, paragraphs } of pages) {
		for (const paragraph of new Set(paragraphs.map(fold))) {
			if (paragraph.split(' ').length <= 12) continue;
			const other = firstWith.get(paragraph);
			if (other) repeated.push(`${other} and ${path}: ${paragraph}`);
			else firstWith.set(paragraph, path);
		}
	}
	return repeated;
}
