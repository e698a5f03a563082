import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ListName } from '#service/lists.ts';
import { pageShape } from '#service/shapes.ts';
import { readAll } from './read-one.ts';

/** The observed records, by entity. */
const samples = Map.groupBy(
	readFileSync('tests/fixtures/service-records.jsonl', 'utf8')
		.trim()
		.split('\n')
		.map((line): { entity: string; record: Record<string, unknown> } => JSON.parse(line)),
	({ entity }) => entity.split(' (')[0] ?? '',
);
const recordsOf = (entity: string) => (samples.get(entity) ?? []).map(({ record }) => record);

/** A clean item of which only what is said is not blank. */
const item = (title: string, given: object = {}) => ({
	title,
	titleHtml: title,
	bodyHtml: '',
	date: null,
	time: '',
	venue: '',
	category: '',
	school: '',
	link: null,
	images: [],
	attachments: [],
	galleryAttachments: [],
	...given,
});
const openLink = (url: string) => ({ link: { url, label: 'Open link' } });
const news = (title: string, given: object) => item(title, { category: 'News', ...given });
const album = (title: string, given: object) => item(title, { category: 'PhotoGallery', ...given });
const achievement = (title: string, given: object) =>
	item(title, { category: 'Achievements', school: 'Senior', ...given });
const alumni = (title: string, given: object = {}) => ({
	...item(title, given),
	name: '',
	...given,
});
const topper = (name: string, given: object) => ({
	class: 'XII',
	name,
	marks: null,
	stream: '',
	photo: null,
	...given,
});
const message = (category: string, name: string, given: object) => ({
	category,
	name,
	designation: '',
	photo: null,
	...given,
});
const kavya = topper('Kavya Rathore', {
	sessionYear: '2024-2025',
	marks: 98.6,
	stream: 'Humanities',
	photo: 'DEMO/topper/kavya.jpg',
});
const longTitle =
	'A very long single line of text about the revised scheme of evaluation for classes six to eight and nine to ten that does not break';

/** What each record becomes, in the order of the file; a quarantined one is `[field, reason]`. */
const expected: [entity: string, list: ListName, outcomes: (object | [string, string])[]][] = [
	[
		'content item',
		'news',
		[
			news('Revised bus timings from Monday', {
				bodyHtml: '<p>Parents of <b>Route 7</b> please note.</p>',
				school: 'Senior',
				date: '2025-07-14',
				attachments: ['DEMO/news/1752480000000-Bus Timings.pdf'],
			}),
			news('PTM & Exhibition', {
				titleHtml: '<strong>PTM</strong> &amp; Exhibition',
				date: '2025-05-09',
			}),
			item('Class VI holiday assignment', {
				category: 'HomeWork',
				school: 'Junior',
				date: '2025-05-16',
				attachments: ['DEMO/homework/vi-maths.pdf', 'DEMO/homework/vi-sci.pdf'],
			}),
			item('Supply of LED panels', {
				bodyHtml: '<ul><li>Bids by 5 Sep</li></ul><p>form</p>',
				category: 'Tender',
				date: '2025-08-20',
				...openLink('https://www.example-tender.test/led'),
				attachments: ['DEMO/tender/led-boq.xlsx'],
			}),
			item('Udaan 2024-25', {
				category: 'Magazine',
				date: '2025-04-01',
				attachments: ['DEMO/magazine/Udaan 2024-25 (final)(1).PDF'],
			}),
			item('Under-17 football', {
				category: 'SportActivites',
				school: 'Both',
				date: '2024-11-02',
				attachments: ['DEMO/sports/u17.pdf'],
			}),
		],
	],
	[
		'event',
		'events',
		[
			item('Founders Day rehearsal', {
				bodyHtml: '<p>Full uniform.</p>',
				date: '2025-07-18',
				time: '09:30 AM',
				venue: 'Main ground',
				images: ['DEMO/events/fd1.jpg'],
				attachments: ['DEMO/events/fd.pdf'],
				galleryAttachments: ['DEMO/events/g1.jpg', 'DEMO/events/g2.jpg'],
			}),
			item('Blood donation camp', { date: '2025-09-15' }),
			item('Annual day (date to be announced)', { images: ['DEMO/events/annual day.jpg'] }),
			['title', 'nothing to show: no title, text, picture or document'],
			item('Science Exhibition 2025', {
				bodyHtml: '<p>A&amp;B &lt;Lab&gt;</p>',
				date: '2026-01-01',
				attachments: ['DEMO/events/Sci Ex.pdf'],
			}),
		],
	],
	[
		'highlight',
		'highlights',
		[
			item('Admission notice UKG 2026-27', { attachments: ['DEMO/highlight/ukg.pdf'] }),
			item('Result declared today', {
				titleHtml: 'Result declared <u>today</u>',
				bodyHtml: '<p>Result declared <u>today</u></p>',
			}),
			item('Helpline 12-34'),
			item(longTitle, {
				attachments: ['DEMO/highlight/scheme.pdf', 'DEMO/highlight/scheme-hindi.pdf'],
			}),
		],
	],
	[
		'topper',
		'toppers',
		[
			kavya,
			topper('Meher Gill', { sessionYear: '2024-2025', marks: 100 }),
			topper('Anvi Sethi', { class: 'X', sessionYear: '2023-2024', photo: 'DEMO/topper/anvi.png' }),
			topper('Tara Bose', { sessionYear: '2022-2023', marks: 95.25, stream: 'Commerce' }),
			kavya,
		],
	],
	[
		'principal message',
		'principalMessages',
		[
			message('Principal', 'Ms R. Example', {
				designation: 'Principal',
				messageHtml: '<p>Dear students,</p><p>Warm wishes.</p>',
				photo: 'DEMO/principalMessage/p.jpg',
			}),
			message('Chairman', 'Air Cmde Example', { messageHtml: '<p>...</p>' }),
			['message', 'no readable message'],
			message('Manager', 'M. Example', { messageHtml: '<p>m</p>' }),
		],
	],
	[
		'notification',
		'notifications',
		[
			item('Admissions open', {
				bodyHtml: '<p>Forms till 30 Sep</p>',
				date: '2025-09-01',
				link: { url: 'https://example.test/apply', label: 'Apply' },
				images: ['DEMO/notification/adm.jpg'],
				attachments: ['DEMO/notification/adm.pdf'],
			}),
			item('Poster only', { images: ['DEMO/notification/poster 1.png'] }),
			item('Link with no label', openLink('https://example.test/x')),
			item('Bold', {
				titleHtml: '<b>Bold</b>',
				bodyHtml: '<p>x</p>',
				images: ['DEMO/notification/404.png'],
			}),
		],
	],
	[
		'online registration',
		'onlineRegistrations',
		[
			item('Class XI registration 2025-26', {
				date: '2025-05-20',
				...openLink('https://example.test/reg'),
				attachments: ['DEMO/onlineRegistration/xi.pdf'],
			}),
			item('UKG registration'),
			item('Old link', openLink('http://example.test/')),
			item('Registration closes', {
				titleHtml: '<i>Registration</i> closes',
				attachments: ['DEMO/onlineRegistration/c.pdf'],
			}),
		],
	],
	[
		'gallery item',
		'albums',
		[
			album('Investiture 2025', {
				bodyHtml: '<p>Oath taking</p>',
				school: 'Senior',
				date: '2025-07-05',
				attachments: ['DEMO/gallery/inv 1.jpg', 'DEMO/gallery/inv 2.jpg'],
			}),
			album('Old album', {}),
			achievement('Drive album', { date: '2024-01-15', ...openLink('https://example.test/') }),
			achievement('Spoken english', {
				category: 'achievements',
				school: 'senior',
				date: '2023-02-12',
				attachments: ['DEMO/gallery/s.pdf'],
			}),
			album('Trip', {
				date: '2023-10-10',
				attachments: ['DEMO/gallery/clip.mp4', 'DEMO/gallery/t.HEIC'],
			}),
		],
	],
	[
		'testimonial / alumni entry',
		'testimonials',
		[
			alumni('Silver reunion', {
				name: 'Batch of 1998',
				date: '2023-12-16',
				attachments: ['DEMO/testimonials/reunion.pdf'],
			}),
			alumni('Alumni meet', { date: '2024-02-11' }),
			alumni('Undated visit', { attachments: ['DEMO/testimonials/visit.pdf'] }),
			alumni('No file entry', { date: '2020-03-03' }),
		],
	],
];

describe.each(expected)('%s', (entity, list, outcomes) => {
	const rows = recordsOf(entity).map(
		(record, index) => [record._id, record, outcomes[index]] as const,
	);

	test.each(rows)('%s', async (id, record, outcome) => {
		const { items, quarantine, warnings } = await readAll(list, [record]);
		if (Array.isArray(outcome)) {
			const [field, reason] = outcome;
			expect(items).toEqual([]);
			expect(quarantine).toEqual([{ list, id, field, reason }]);
		} else {
			expect(items).toEqual([{ id, ...outcome }]);
			expect(quarantine).toEqual([]);
		}
		// A title that something else stands in for is named.
		const isUntitled = outcome && 'title' in outcome && !record.title;
		expect(warnings.map(({ field }) => field)).toEqual(isUntitled ? ['title'] : []);
	});
});

test('a topper entered twice is one', async () => {
	const { items } = await readAll('toppers', recordsOf('topper'));
	expect(items.map(({ id }) => id.slice(-2))).toEqual(['3d', '3f', '41', '43']);
});

describe('whole paged answers', () => {
	const [normal, pastTheEnd, numbersAsText, errorObject] = recordsOf('paged events response');

	test('are read with their totals, numbers or numeric text', () => {
		expect(pageShape(normal)).toEqual({
			records: normal?.data,
			page: 1,
			totalPages: 7,
			totalCount: 64,
		});
		expect(pageShape(pastTheEnd)).toEqual({ records: [], page: 4, totalPages: 3, totalCount: 28 });
		expect(pageShape(numbersAsText)).toMatchObject({ page: 1, totalPages: 2, totalCount: 11 });
	});

	test('an error object is no page', () => {
		expect(() => pageShape(errorObject)).toThrow('an object instead of a list');
	});
});

test('every record of the samples has its expectation', () => {
	const covered = new Map<string, number>(
		expected.map(([entity, , outcomes]) => [entity, outcomes.length]),
	);
	covered.set('paged events response', 4);
	// The checks of the alumni form read these.
	covered.set('alumni form submission', 5);
	expect(Object.fromEntries([...samples].map(([entity, { length }]) => [entity, length]))).toEqual(
		Object.fromEntries(covered),
	);
	expect([...covered.values()].reduce((sum, count) => sum + count)).toBe(50);
});
