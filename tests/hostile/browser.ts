import { readdirSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { contentPaths } from '#lib/routes.ts';
import { pathOf } from '../../scripts/checks/page.ts';
import type { HostileSite } from '../../scripts/hostile.ts';
import { auditPage } from './audit.ts';
import { attacks, MARK } from './corpus.ts';

/** What a page did or held that it must not. */
export interface Watch {
	page: Page;
	/** The names of the attacks that got through so far. */
	executed: Set<string>;
	/** What the content security policy has refused, and errors of scripts. */
	refused: string[];
	/** Everything that is wrong with the page as it stands, with what it did so far; '' stands for nothing. */
	findings(): Promise<string[]>;
}

const ownPaths = new Set<string>(contentPaths);

/** Playwright's test with a page under watch, and the paths of the pages that show what the service holds. */
export const test = base.extend<{ watch: Watch; dir: string; paths: string[] }>({
	watch: async ({ page }, use) => {
		const executed = new Set<string>();
		const refused: string[] = [];
		await page.exposeBinding(MARK, (_, number: number) => {
			executed.add(attacks[number]?.name ?? String(number));
		});
		await page.exposeBinding('__refused', (_, what: string) => void refused.push(what));
		await page.addInitScript(() => {
			addEventListener('securitypolicyviolation', (event) => {
				const { effectiveDirective, blockedURI, sample } = event;
				Reflect.apply(Reflect.get(globalThis, '__refused'), null, [
					`${effectiveDirective} ${blockedURI} ${sample}`,
				]);
			});
		});
		page.on('pageerror', (error) => refused.push(String(error)));
		page.on('dialog', (dialog) => dialog.dismiss());
		await use({
			page,
			executed,
			refused,
			findings: async () => [
				...[...executed].map((name) => `executed: ${name}`),
				...refused.map((what) => `refused: ${what}`),
				...(await page.evaluate(auditPage, ownPaths.has(new URL(page.url()).pathname))),
			],
		});
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
	dir: async ({}, use, { config }) => use((config.metadata as HostileSite).dir),
	paths: async ({ dir }, use) => {
		const shown = ['/Alumni', '/AchievementsData', '/SportsActivitiesData'];
		const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
		const paths = files.filter((file) => file.endsWith('.html') && file !== '404.html').map(pathOf);
		await use(paths.filter((path) => !ownPaths.has(path) || shown.includes(path)).sort());
	},
});

export { expect } from '@playwright/test';
