import { expect, type School, type SnapshotItem, test } from './site.ts';

const isPicture = (file: string) => /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(file);
const photosOf = ({ attachments }: SnapshotItem) => attachments.filter(isPicture);
const inBritain = (date: string) => new Date(date).toLocaleDateString('en-GB', { timeZone: 'UTC' });

/** The dated album with the most photos. */
const bigAlbum = (school: School) =>
	school
		.list('albumDetails')
		.filter(({ date }) => date && date.length > 4)
		.sort((a, b) => photosOf(b).length - photosOf(a).length)[0] as SnapshotItem;

test('Sub Gallery: back link, event date, last update, number of photos, title, description, photos', async ({
	page,
	school,
}) => {
	const album = bigAlbum(school);
	await page.goto(`/SubGallery/${album.id}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(album.title);
	await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(album.title)}, `));
	await expect(page.getByRole('link', { name: 'Back to the gallery' })).toHaveAttribute(
		'href',
		'/Gallery',
	);
	const facts = page.getByRole('article').locator('dl');
	const day = inBritain(album.date ?? '');
	await expect(facts).toContainText(`Event date ${day}`);
	await expect(facts).toContainText(`Last update ${day}`);
	await expect(facts).toContainText(`Photos ${photosOf(album).length}`);
	await expect(page.locator('.item-body')).toHaveCount(album.bodyHtml ? 1 : 0);
	await expect(page.locator('[data-gallery] a')).toHaveCount(photosOf(album).length);
});

test('a photo opens in the zoom viewer', async ({ page, school }) => {
	const album = bigAlbum(school);
	await page.goto(`/SubGallery/${album.id}`);
	await page.locator('[data-gallery] a').nth(1).click();
	const viewer = page.getByRole('dialog');
	await expect(viewer).toContainText(`${album.title} (2 of ${photosOf(album).length})`);
	// It hears no key while it opens.
	await expect(async () => {
		await page.keyboard.press('Escape');
		await expect(viewer).toBeHidden({ timeout: 500 });
	}).toPass();
});

test('an undated album says so', async ({ page, school }) => {
	const album = school.list('albumDetails').find(({ date }) => !date) as SnapshotItem;
	await page.goto(`/SubGallery/${album.id}`);
	await expect(page.getByRole('article').locator('dl')).toContainText('Event date not given');
});

test.describe('/SubGallery?id={id}', () => {
	test('shows the album, and Back leads to where one came from', async ({ page, school }) => {
		const { id, title } = bigAlbum(school);
		await page.goto('/');
		await page.goto(`/SubGallery?id=${id}`);
		await expect(page).toHaveURL(`/SubGallery/${id}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await page.goBack();
		await expect(page).toHaveURL('/');
	});

	test('of no album says so and leads to the gallery', async ({ page }) => {
		await page.goto('/SubGallery?id=no-such-album');
		const said = page.getByRole('alert');
		await expect(said).toContainText('There is no album at this address');
		await expect(said.getByRole('link', { name: 'gallery' })).toHaveAttribute('href', '/Gallery');
	});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('leads to the newest albums by their links, and to all in the gallery', async ({
			page,
			school,
		}) => {
			const albums = school.list('albums');
			await page.goto(`/SubGallery?id=${bigAlbum(school).id}`);
			const main = page.getByRole('main');
			const links = main.locator('a[href^="/SubGallery/"]');
			await expect(links).toHaveCount(Math.min(24, albums.length));
			await expect(page.getByRole('alert')).toHaveCount(0);
			await expect(main.getByRole('link', { name: 'All albums' })).toHaveAttribute(
				'href',
				'/Gallery',
			);
			const title = await links.first().innerText();
			await links.first().click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		});
	});
});
