import { expect, test } from '../site.ts';
import { defaultOf, toppersOf } from '../topper-records.ts';
import { knowNotices, parts } from './home.ts';

for (const name of ['XII', 'X'] as const) {
	test(`toppers of Class ${name}: the previous year to this one, else the latest, by marks descending, View All`, async ({
		page,
		school,
	}) => {
		const session = defaultOf(school, name);
		const expected = toppersOf(school, name, session);
		await knowNotices(page, school);
		await page.goto('/');
		const part = parts(page)[name];
		await expect(part).toHaveAccessibleName(`Class ${name} ${session}`);
		const cards = part.getByRole('article');
		await expect(cards).toHaveCount(expected.length);
		const marks = await cards.locator('.topper-marks strong').allTextContents();
		expect(marks).toEqual(expected.map((topper) => String(topper.marks ?? 'not given')));
		const streams = expected.filter(({ stream }) => name === 'XII' && stream);
		await expect(cards.locator('.topper-stream')).toHaveCount(streams.length);
		const link = page.getByRole('link', {
			name: `View All toppers of Class ${name}`,
			exact: true,
		});
		await expect(link).toHaveAttribute('href', `/Topper${name}`);
	});
}
