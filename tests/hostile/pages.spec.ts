import { expect, test } from './browser.ts';

/** In so many tests, which run beside each other. */
const PARTS = 4;

/** Each page is opened once, with the policy or without it; deeply both ways. */
const isTurn = (bypassCSP: boolean, part: number) =>
	process.env.DEEP || (part % 2 === 0) === bypassCSP;

for (const bypassCSP of [false, true]) {
	test.describe(bypassCSP ? 'without a policy' : 'with the policy', () => {
		test.use({ bypassCSP });
		for (let part = 0; part < PARTS; part += 1) {
			if (!isTurn(bypassCSP, part)) continue;
			test(`nothing gets through, part ${part + 1} of ${PARTS}`, async ({ watch, paths }) => {
				const mine = paths.filter((_, index) => index % PARTS === part);
				expect(mine.length).toBeGreaterThan(30);
				const problems: string[] = [];
				for (const path of mine) {
					await watch.page.goto(path);
					problems.push(...(await watch.findings()).map((finding) => `${path}: ${finding}`));
				}
				expect(problems).toEqual([]);
			});
		}
	});
}
