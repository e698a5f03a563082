import { expect, type School, test } from './site.ts';

interface Message {
	id: string;
	category: string;
	name: string;
	messageHtml: string;
	photo: string | null;
}

const messages = (school: School) => school.list('principalMessages') as unknown as Message[];
const isPrincipal = ({ category }: Message) => category.toLowerCase() === 'principal';

test('Principal’s Message: the fetched message with photo', async ({ page, school }) => {
	const fetched = messages(school).filter(isPrincipal);
	expect(fetched.length).toBeGreaterThan(0);
	await page.goto('/PrincipalsMessage');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Principal’s Message');
	for (const { name, photo } of fetched) {
		const message = page
			.getByRole('article')
			.filter({ has: page.getByRole('heading', { level: 2, name }) });
		await expect(message.locator('.prose p').first()).not.toBeEmpty();
		await expect(message.getByRole('img', { name })).toHaveCount(photo ? 1 : 0);
	}
});

test('messages of others stand below, and none is taken for the principal’s', async ({
	page,
	school,
}) => {
	const others = messages(school).filter((message) => !isPrincipal(message));
	expect(others.length).toBeGreaterThan(0);
	await page.goto('/PrincipalsMessage');
	const below = page.getByRole('region', { name: 'More messages' });
	const names = await below.getByRole('heading', { level: 3 }).allTextContents();
	expect(names.toSorted()).toEqual(others.map(({ name }) => name).toSorted());
});
