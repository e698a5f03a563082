import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
	painterFor,
	painters,
	picture,
	subjectOf,
} from '../../../scripts/sample-service/pictures/picture.ts';

const WORDS = [
	'fly-past',
	'march-past',
	'assembly',
	'sports track',
	'library',
	'laboratory',
	'medals',
	'stage',
	'art craft',
	'classroom',
	'campus avenue bus',
	'school building',
	'book shop',
	'uniform-winter',
	'uniform-hangers',
	'canteen',
	'dormitory',
	'sick-bay',
	'multi-purpose hall',
	'computer-lab',
	'counsellor',
	'school-bus',
	'notice-board',
	'id-card',
	'way-map',
];

describe('pictures', () => {
	test('every scene is reached by its words', () => {
		expect(new Set(WORDS.map((words) => painterFor(words)))).toEqual(
			new Set(painters.map(([, paint]) => paint)),
		);
	});

	test.each([
		['workshop', 'smart class', 'classroom'],
		['encounter with a robot', 'laboratory', 'science'],
		['assembly hall', 'assembly', 'morning prayer'],
		['campus avenue bus', 'avenue', 'garden'],
		['hostel front', 'school', 'flag'],
		['uniform-shop-shelves', 'book shop', 'counter'],
		['neet-achievers-laboratory', 'achievers', 'medals'],
	])('“%s” has the scene of “%s” and “%s”', (...names) => {
		expect(new Set(names.map(painterFor)).size).toBe(1);
	});

	test.each(WORDS)('“%s” is a photo-sized JPEG of at most 350 KB', async (words) => {
		const file = await picture(`SAMPLE/gallery/1795080705734-${words} 1.jpg`);
		expect(await sharp(file).metadata()).toMatchObject({
			format: 'jpeg',
			width: 1200,
			height: 800,
		});
		expect(file.length).toBeGreaterThan(20_000);
		expect(file.length).toBeLessThan(350_000);
	});

	test('is the same for the same path and another for another', async () => {
		const [one, again, other] = await Promise.all(
			['a/stage 1.jpg', 'a/stage 1.jpg', 'a/stage 2.jpg'].map(picture),
		);
		expect(one?.equals(again as Buffer)).toBe(true);
		expect(one?.equals(other as Buffer)).toBe(false);
	});

	test('uploads of the same name share four photographs; people and the school’s own have each their own', () => {
		const uploads = Array.from({ length: 40 }, (_, i) => `A/news/17950807057${10 + i}-stage 1.jpg`);
		expect(new Set(uploads.map(subjectOf)).size).toBe(4);
		expect(subjectOf('A/news/1795080705734-stage 1.jpg')).toBe(
			subjectOf('B/gallery/1795080705730-stage 1.jpg'),
		);
		for (const path of ['A/topper/1795080705734-Kavya Rathore.jpg', 'pictures/stage/folk.jpg']) {
			expect(subjectOf(path)).toBe(path);
		}
	});

	test('falls back to some scene when the path has no word for one', async () => {
		expect(painterFor('poster 1.png')).toBeUndefined();
		expect((await sharp(await picture('DEMO/notification/poster 1.png')).metadata()).format).toBe(
			'png',
		);
	});

	test.each([
		'topper/1795080705734-Kavya Rathore.jpg',
		'principalMessage/p.jpg',
		'x/portrait.webp',
	])('“%s” is an upright portrait', async (path) => {
		const { width, height } = await sharp(await picture(path)).metadata();
		expect([width, height]).toEqual([675, 900]);
	});

	test('has colour: no grey box', async () => {
		const { channels } = await sharp(await picture('x/library 3.jpg')).stats();
		for (const { stdev } of channels) expect(stdev).toBeGreaterThan(25);
	});
});
