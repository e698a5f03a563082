import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';

/** What the tests of a site know of it: handed over by `scripts/e2e.ts`. */
export interface SiteFacts {
	/** Folder of the snapshot from which the site was built. */
	content: string;
	/** Folder of the built site. */
	dist: string;
	/** Address of the content service. */
	service: string;
	code: string;
	token: string;
	/** The site's today, e.g. '2026-11-21': the browser's clock shows it too. */
	today: string;
}

/** A record of the snapshot, as far as the tests read it. */
export interface SnapshotItem {
	id: string;
	title: string;
	titleHtml: string;
	bodyHtml: string;
	date: string | null;
	images: string[];
	attachments: string[];
	link: { url: string; label: string } | null;
}

export interface School {
	facts: SiteFacts;
	year: number;
	/** The records of a list, e.g. `list('circulars')`, newest first. */
	list(name: string): SnapshotItem[];
}

const byDate = (a: SnapshotItem, b: SnapshotItem) => {
	const [x, y] = [a.date ?? '', b.date ?? ''];
	return x === y ? (a.id < b.id ? -1 : 1) : x < y ? 1 : -1;
};

/** Playwright's test with the school behind the site; the browser lives on the site's today, in another time zone. */
export const test = base.extend<{ school: School; problems: string[] }>({
	timezoneId: 'America/Los_Angeles',
	school: [
		async ({ page }, use, { project }) => {
			const facts = project.metadata as SiteFacts;
			await page.clock.setFixedTime(`${facts.today}T12:00:00+05:30`);
			await use({
				facts,
				year: Number(facts.today.slice(0, 4)),
				list: (name) =>
					JSON.parse(readFileSync(`${facts.content}/lists/${name}.json`, 'utf8')).items.sort(
						byDate,
					),
			});
		},
		{ auto: true },
	],
	/** What went wrong behind the scenes: script errors and refusals of the content security policy. */
	problems: [
		async ({ page }, use) => {
			const problems: string[] = [];
			page.on('pageerror', (error) => problems.push(String(error)));
			page.on('console', (message) => {
				if (/content security policy|hydrat/i.test(message.text())) problems.push(message.text());
			});
			await use(problems);
			expect(problems).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** The titles of the cards on a list screen, in order. */
export const cardTitles = (page: Page) =>
	page.getByRole('main').getByRole('article').getByRole('heading');

export const filters = (page: Page) => ({
	year: page.getByRole('combobox', { name: 'Year' }),
	month: page.getByRole('combobox', { name: 'Month' }),
	search: page.getByRole('searchbox', { name: 'Search by title' }),
	count: page.getByRole('status'),
});
