import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../scripts/sample-service/data/random.ts';
import { createFill } from '../../../scripts/sample-service/data/slots.ts';
import { circularTopics } from '../../../scripts/sample-service/data/topics/circulars.ts';
import { eventTopics } from '../../../scripts/sample-service/data/topics/events.ts';
import { newsTopics } from '../../../scripts/sample-service/data/topics/news.ts';
import * as others from '../../../scripts/sample-service/data/topics/others.ts';
import { createChooser, type Topic } from '../../../scripts/sample-service/data/topics.ts';
import { painterFor } from '../../../scripts/sample-service/pictures/picture.ts';

const books: [string, readonly Topic[]][] = [
	['circulars', circularTopics],
	['news', newsTopics],
	['events', eventTopics],
	...Object.entries(others),
];

const fillFor = (date: string) => createFill(createRandom(date), date);

describe.each(books)('topics of %s', (_, topics) => {
	test('hold only slots that exist, so that no brace reaches a reader', () => {
		const fill = fillFor('2026-11-21');
		const texts = topics.flatMap(({ titles, text, points = [], table = [] }) => [
			...titles,
			...text,
			...points,
			...table.flat(),
		]);
		for (const text of texts) expect(fill(text)).not.toMatch(/[{}]|undefined/);
	});

	test('offer something in every month', () => {
		for (let month = 1; month <= 12; month++) {
			expect(topics.some(({ months }) => !months || months.includes(month))).toBe(true);
		}
	});

	test('name only scenes that a painter knows by their words', () => {
		const scenes = topics.flatMap((topic) => topic.scenes ?? []);
		expect(scenes.filter((scene) => !painterFor(scene))).toEqual([]);
	});
});

describe('createFill', () => {
	test('repeats a value for the same slot and draws another for a numbered one', () => {
		const fill = fillFor('2026-11-21');
		expect(fill('{house}')).toBe(fill('{house}'));
		const many = Array.from({ length: 20 }, (_, i) =>
			createFill(createRandom(i), '2026-11-21')('{person}|{person2}'),
		);
		expect(many.some((pair) => pair.split('|')[0] !== pair.split('|')[1])).toBe(true);
	});

	test('names a slot that does not exist', () => {
		expect(() => fillFor('2026-11-21')('Dear {nobody}')).toThrow('No slot named {nobody}');
	});
});

test('the chooser keeps to the season and avoids repeating a title', () => {
	const choose = createChooser(
		[
			{ months: [10], titles: ['Winter uniform'], text: [] },
			{ titles: ['{house} House', 'Route {route}'], text: [] },
		],
		createRandom('chooser'),
	);
	const titles = Array.from({ length: 12 }, () => choose('2026-06-10').title);
	expect(titles).not.toContain('Winter uniform');
	expect(new Set(titles).size).toBe(12);
});
