import { describe, expect, test } from 'vitest';
import { contentHash } from '#service/ids.ts';
import { readAll, readOne } from './read-one.ts';

const words =
	'Parents are requested to collect the answer sheets from the class teacher on Saturday morning.';

describe('a blank title', () => {
	test('is replaced by the first words of the text, at a word’s end', async () => {
		const { title } = await readOne('news', { title: ' ', description: `<p>${words}</p>` });
		expect(title).toBe(
			'Parents are requested to collect the answer sheets from the class teacher on…',
		);
		expect(String(title).length).toBeLessThanOrEqual(80);
	});

	test('is replaced by a short text with its markup', async () => {
		const item = await readOne('highlights', {
			desc: '<p>Result <u>today</u> <a href="https://a.test">here</a></p>',
		});
		expect(item).toMatchObject({
			title: 'Result today here',
			titleHtml: 'Result <u>today</u> here',
			link: null,
		});
	});

	test.each([
		[{ images: ['DEMO/poster 1.png'], attachments: ['DEMO/x.pdf'] }, 'poster 1 (PNG)'],
		[{ attachments: 'DEMO/news/1752480000000-Bus Timings.pdf' }, 'Bus Timings (PDF)'],
		[{ galleryAttachments: ['DEMO/g.jpg'] }, 'g (JPG)'],
	])('is replaced by the name of the first file of %j', async (files, title) => {
		expect(await readOne('events', { title: '<p></p>', ...files })).toMatchObject({ title });
	});

	test('of an alumni entry is replaced by its name', async () => {
		expect(await readOne('testimonials', { title: '', name: 'Asha <b>Menon</b>' })).toMatchObject({
			title: 'Asha Menon',
			titleHtml: 'Asha <b>Menon</b>',
			name: 'Asha Menon',
		});
	});

	test('leaves nothing to show when all else is blank', async () => {
		const { quarantine } = await readAll('news', [
			{ _id: 'a', title: null, description: '<p><br></p>', date: '2025-01-01' },
		]);
		expect(quarantine).toEqual([
			{
				list: 'news',
				id: 'a',
				field: 'title',
				reason: 'nothing to show: no title, text, picture or document',
			},
		]);
	});
});

describe('dates', () => {
	const both = { title: 'x', fromDate: '2025-01-01', date: '2025-02-02', createdAt: '2025-03-03' };

	test.each([
		['news', '2025-01-01'],
		['homeCirculars', '2025-01-01'],
		['circulars', '2025-01-01'],
		['events', '2025-02-02'],
		['testimonials', '2025-02-02'],
		['albums', '2025-02-02'],
	] as const)('of %s come from the field of such lists', async (list, date) => {
		expect(await readOne(list, both)).toMatchObject({ date });
	});

	test('come from the next field when the first holds none', async () => {
		expect(await readOne('news', { ...both, fromDate: '' })).toMatchObject({ date: '2025-02-02' });
		expect(
			await readOne('testimonials', { title: 'x', createdAt: '2023-12-20T04:00:00.000Z' }),
		).toMatchObject({
			date: '2023-12-20',
		});
		expect(await readOne('events', { title: 'x', createdAt: '2025-03-03' })).toMatchObject({
			date: null,
		});
	});

	test('that cannot be understood are said to be read as undated; blank ones are ordinary', async () => {
		const { items, warnings } = await readAll('events', [
			{ _id: 'a', title: 'x', date: '2025-02-30' },
			{ _id: 'b', title: 'y', date: '' },
			{ _id: 'c', title: 'z', date: 'soon', fromDate: '2025-01-01' },
		]);
		expect(items.map((item) => 'date' in item && item.date)).toEqual([null, null, '2025-01-01']);
		expect(warnings).toEqual([
			{
				list: 'events',
				id: 'a',
				field: 'date',
				reason: '“2025-02-30” is not a date: read as undated',
			},
		]);
	});
});

describe('links', () => {
	test('have the service’s label, or one of ours', async () => {
		const url = 'https://example.test/a';
		expect(await readOne('tenders', { title: 'x', url, urlTitle: ' <b>Form</b> ' })).toMatchObject({
			link: { url, label: 'Form' },
		});
		expect(await readOne('tenders', { title: 'x', url, urlTitle: null })).toMatchObject({
			link: { url, label: 'Open link' },
		});
	});

	test('of the record go before that in the title', async () => {
		const title = '<a href="https://title.test/">x</a>';
		expect(await readOne('news', { title, url: 'https://own.test/' })).toMatchObject({
			link: { url: 'https://own.test/' },
		});
		expect(await readOne('news', { title, url: '' })).toMatchObject({
			link: { url: 'https://title.test/' },
		});
	});

	test('that lead nowhere are left out, and said', async () => {
		const { items, warnings } = await readAll('news', [
			{ _id: 'a', title: 'x', url: 'javascript:alert(1)' },
		]);
		expect(items[0]).toMatchObject({ link: null });
		expect(warnings).toEqual([
			{
				list: 'news',
				id: 'a',
				field: 'url',
				reason: '“javascript:alert(1)” is not a web address: left out',
			},
		]);
	});
});

test('image and images, attachment and attachments are read alike', async () => {
	expect(
		await readOne('notifications', {
			title: 'x',
			images: 'DEMO/a.jpg',
			image: ['DEMO/b.jpg', 'DEMO/a.jpg'],
			attachment: 'DEMO/c.pdf',
		}),
	).toMatchObject({ images: ['DEMO/a.jpg', 'DEMO/b.jpg'], attachments: ['DEMO/c.pdf'] });
});

test('venue, time and names are plain text', async () => {
	expect(
		await readOne('events', {
			title: 'x',
			venue: '<p>Main&nbsp;ground <b>(east)</b></p>',
			time: '<p>9 &amp; 10</p>',
		}),
	).toMatchObject({ venue: 'Main ground (east)', time: '9 & 10' });
});

describe('toppers', () => {
	const good = { _id: 'a', class: 'XII', sessionYear: '2024-2025', name: 'Asha', division: 90 };

	test.each([
		[{ class: ' xii ' }, { class: 'XII' }],
		[{ class: 'x' }, { class: 'X' }],
		[{ sessionYear: '2024 - 2025 ' }, { sessionYear: '2024-2025' }],
		[{ sessionYear: '2024–2025' }, { sessionYear: '2024-2025' }],
		[{ name: ' Asha  <b>Menon</b> ' }, { name: 'Asha Menon' }],
		[{ division: '98.4%' }, { marks: 98.4 }],
		[{ attachments: ['DEMO/list.pdf', 'DEMO/a.jpg'] }, { photo: 'DEMO/a.jpg' }],
		[{ attachments: 'DEMO/list.pdf' }, { photo: null }],
	])('%j is read as %j', async (given, clean) => {
		expect(await readOne('toppers', { ...good, ...given })).toMatchObject(clean);
	});

	test.each([
		[{ class: 'IX' }, 'class', '“IX” is neither X nor XII'],
		[{ class: null }, 'class', '“null” is neither X nor XII'],
		[{ sessionYear: '2024-25' }, 'sessionYear', '“2024-25” is not of the form 2024-2025'],
		[{ name: ' ' }, 'name', 'no name'],
	])('%j is quarantined', async (given, field, reason) => {
		const { items, quarantine } = await readAll('toppers', [{ ...good, ...given }]);
		expect(items).toEqual([]);
		expect(quarantine).toEqual([{ list: 'toppers', id: 'a', field, reason }]);
	});

	test('with other marks, stream or session are others; with another photo they are the same', async () => {
		const { items } = await readAll('toppers', [
			good,
			{ ...good, _id: 'b', division: '90 %', attachments: ['DEMO/b.jpg'] },
			{ ...good, _id: 'c', division: 91 },
			{ ...good, _id: 'd', stream: 'Arts' },
			{ ...good, _id: 'e', sessionYear: '2023-2024' },
		]);
		expect(items.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
	});

	test('with marks that are no number have none, and it is said', async () => {
		const { warnings } = await readAll('toppers', [
			{ ...good, division: 'AB' },
			{ ...good, name: 'B', division: ' ' },
		]);
		expect(warnings).toEqual([
			{
				list: 'toppers',
				id: 'a',
				field: 'division',
				reason: '“AB” is not a number: read as no marks',
			},
		]);
	});
});

describe('repeats', () => {
	test('the same content is one, whatever its id', async () => {
		const { items } = await readAll('news', [
			{ _id: 'a', title: 'One' },
			{ _id: 'a', title: 'One' },
			{ _id: 'b', title: ' One ', createdAt: '2025-01-01' },
			{ title: 'One' },
		]);
		expect(items.map(({ id }) => id)).toEqual(['a']);
	});

	test('the same id with other content is another record', async () => {
		const { items } = await readAll('news', [
			{ _id: 'a', title: 'One' },
			{ _id: 'A', title: 'Two' },
			{ _id: '', title: 'Three' },
		]);
		const [first, second, third] = items.map(({ id }) => id);
		expect(first).toBe('a');
		expect(second).toMatch(/^A-[\da-f]{12}$/);
		expect(third).toBe(contentHash(withoutId(items[2])));
	});

	test('of album details stay, each for its album', async () => {
		const { items } = await readAll('albumDetails', [
			{ _id: 'a', title: 'One' },
			{ _id: 'b', title: 'One' },
		]);
		expect(items.map(({ id }) => id)).toEqual(['a', 'b']);
	});
});

const withoutId = ({ id: _, ...content }: { id: string } = { id: '' }) => content;

test('what is no record is named in the report', async () => {
	const { items, quarantine } = await readAll('news', [
		null,
		'Internal Server Error',
		{ title: 'x' },
		[],
		7,
	]);
	expect(items).toHaveLength(1);
	expect(quarantine.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
		'record 1: not a record: “null”',
		'record 2: not a record: “Internal Server Error”',
		'record 4: not a record: “[]”',
		'record 5: not a record: “7”',
	]);
});

test('the service’s own ids are known for the records that have one', async () => {
	const { sourceIds } = await readAll('albums', [
		{ _id: 'a', title: 'One' },
		{ _id: 'b c', title: 'Two' },
		{ title: 'Three' },
	]);
	expect([...sourceIds.values()]).toEqual(['a', 'b c']);
	expect([...sourceIds.keys()][1]).toMatch(/^[\da-f]{12}$/);
});

test('reading gives way to other work', async () => {
	let turns = 0;
	const counter = setInterval(() => {
		turns += 1;
	});
	const raws = Array.from({ length: 500 }, (_, index) => ({ title: `<b>${index}</b>` }));
	await readAll('news', raws);
	clearInterval(counter);
	expect(turns).toBeGreaterThan(1);
});
