import { routePaths } from '#lib/routes.ts';
import { expectAccessible, expectNoSideways, timeFor, WIDTHS } from '../axe.ts';
import { test } from '../site.ts';

/** How many routes one test goes through, in one page. */
const SHARE = 12;

const routes = [...routePaths, '/SiteIndex'].map((path, turn) => ({ path, turn }));
const shares = Array.from({ length: Math.ceil(routes.length / SHARE) }, (_, index) =>
	routes.slice(index * SHARE, (index + 1) * SHARE),
);

for (const share of shares) {
	const [first, last] = [share[0]?.path, share.at(-1)?.path];
	test(`axe finds nothing and nothing scrolls sideways from ${first} to ${last}`, async ({
		page,
	}) => {
		test.setTimeout(timeFor(share.length));
		for (const { path, turn } of share) {
			await expectAccessible(page, turn, path, () => page.goto(path));
			for (const width of WIDTHS) await expectNoSideways(page, width, path);
		}
	});
}
