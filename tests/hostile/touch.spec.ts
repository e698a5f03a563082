import { expect, test, type Watch } from './browser.ts';
import { attacks } from './corpus.ts';

const LISTS = [
	'/News',
	'/Circular',
	'/Events',
	'/SchoolEvents',
	'/HomeWork',
	'/Gallery',
	'/JuniorWing',
	'/Alumni',
];
/** Those that have a place in an address and a search field. */
const typed = ['img-error', 'quote-handler', 'close-island', 'proto', 'url-script', 'direction'];
const texts = attacks.filter(({ name }) => typed.includes(name)).map(({ text }) => text);

async function expectClean({ findings }: Watch, where: string): Promise<void> {
	expect(await findings(), where).toEqual([]);
}

/** Two of them in turn, for lists share their parts; deeply all. */
const textsFor = (index: number) =>
	process.env.DEEP
		? texts
		: [0, 1].flatMap((next) => texts[(2 * index + next) % texts.length] ?? []);

for (const [index, path] of LISTS.entries()) {
	test(`${path}: attacks in the address, in the filters and in what they bring`, async ({
		watch,
	}) => {
		const { page } = watch;
		for (const text of textsFor(index)) {
			const attack = encodeURIComponent(text);
			await page.goto(
				`${path}?q=${attack}&year=${attack}&month=${attack}&page=${attack}#${attack}`,
			);
			const search = page.getByRole('searchbox');
			await search.fill(text);
			await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d|no /i);
			await expectClean(watch, text);
		}
		await page.goto(path);
		const year = page.getByRole('combobox', { name: 'Year' });
		for (const option of await year.locator('option').allTextContents()) {
			await year.selectOption(option);
			await expectClean(watch, option);
		}
	});
}

test('popups show attacks as text', async ({ watch }) => {
	const { page } = watch;
	for (const path of ['/', '/News', '/Events']) {
		await page.goto(path);
		if (path === '/') await page.keyboard.press('Escape');
		const links = page.locator('a[data-popup]');
		for (let index = 0; index < Math.min(6, await links.count()); index += 1) {
			await links.nth(index).dispatchEvent('click');
			const dialog = page.getByRole('dialog').filter({ has: page.locator('.popup-content') });
			await expect(dialog.locator('.item-facts')).toBeAttached();
			await expectClean(watch, `${path}, popup ${index + 1}`);
			await page.keyboard.press('Escape');
			await expect(dialog).toBeHidden();
		}
	}
});

test('the notices of the home page show attacks as text', async ({ watch }) => {
	await watch.page.goto('/');
	await expect(watch.page.locator('#notifications')).toBeVisible();
	await expectClean(watch, 'notices');
});

test('the viewer shows attacks as text', async ({ watch, paths }) => {
	const { page } = watch;
	const album = paths.find((path) => path.startsWith('/SubGallery/')) ?? '';
	await page.goto(album);
	await page.locator('a[data-width]').first().click();
	await expect(page.locator('.pswp')).toBeVisible();
	await expectClean(watch, album);
});

test('toppers: attacks in the address and in the filters', async ({ watch }) => {
	const { page } = watch;
	for (const text of texts) {
		const attack = encodeURIComponent(text);
		await page.goto(
			`/TopperXII?session=${attack}&year=${attack}&q=${attack}&name=${attack}#${attack}`,
		);
		await page.getByRole('searchbox').fill(text);
		await expectClean(watch, text);
	}
});

test('an attack for an album leads to the album of that id, or is told that there is none', async ({
	watch,
	paths,
}) => {
	for (const text of [...texts, '../Gallery', '//evil.example/x', 'javascript:alert(1)']) {
		await watch.page.goto(`/SubGallery?id=${encodeURIComponent(text)}`);
		// Some attacks are fit to be ids.
		const album = `/SubGallery/${text}`;
		await expect(watch.page).toHaveURL(paths.includes(album) ? album : /\/SubGallery\?id=/);
		await expectClean(watch, text);
	}
});
