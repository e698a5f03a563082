import { describe, expect, test } from 'vitest';
import { createLists, type ListName } from '../../../scripts/sample-service/data/lists.ts';
import type { DataOptions, Fields } from '../../../scripts/sample-service/data/record.ts';
import { samplesOf } from '../../../scripts/sample-service/data/samples.ts';

const made = (change: Partial<DataOptions> = {}) =>
	createLists({ today: '2026-11-21', items: 240, code: 'SAMPLE', seed: 1, ...change });

const fieldsOf = (list: readonly unknown[]) =>
	list.filter((record): record is Fields => typeof record === 'object' && record !== null);
const text = (value: unknown) => String(value ?? '').trim();
const category = (list: readonly unknown[], name: string) =>
	fieldsOf(list).filter((record) => text(record.category).toLowerCase() === name.toLowerCase());
const ofSchool = (list: readonly Fields[], name: string) =>
	list.filter(({ school }) => text(school).toLowerCase() === name);
const everything = (lists = made()) => Object.values(lists).flatMap((list) => [...list()]);
const titles = (list: readonly unknown[]) => fieldsOf(list).map(({ title }) => text(title));
/** The year in Kolkata, however the date is written. */
const yearOf = (record: Fields) => {
	const date = text(record.fromDate ?? record.date);
	const shown = date.includes('T')
		? new Date(Date.parse(date) + 5.5 * 3_600_000).toISOString()
		: date;
	return /\d{4}/.exec(shown)?.[0];
};

describe('the lists', () => {
	const lists = made();
	const news = lists.news();

	test('hold as many records as `items` asks for', () => {
		expect(lists.circulars()).toHaveLength(240);
		expect(category(news, 'News').length + category(news, 'Both Sections').length).toBeGreaterThan(
			230,
		);
		expect(category(news, 'HomeWork').length).toBeGreaterThan(70);
		expect(category(news, 'Tender').length).toBeGreaterThanOrEqual(24);
		expect(category(news, 'Recruitment').length).toBeGreaterThanOrEqual(24);
		expect(category(news, 'Magazine').length).toBeLessThanOrEqual(25);
		expect(lists.highlights()).toHaveLength(6 + 4);
		expect(lists.notifications()).toHaveLength(3 + 4);
		expect(lists.onlineRegistrations()).toHaveLength(1 + 4);
		expect(lists.principalMessages()).toHaveLength(4 + 4);
	});

	test('give both wings their sports', () => {
		const sports = category(news, 'SportActivites');
		const junior = ofSchool(sports, 'junior').length;
		expect(Math.abs(junior - ofSchool(sports, 'senior').length)).toBeLessThanOrEqual(4);
		expect(junior).toBeGreaterThan(30);
	});

	test('show the principal first, before the sample records of that category', () => {
		expect(lists.principalMessages()[0]).toMatchObject({
			category: 'Principal',
			name: 'Ms Meenakshi Rawat',
		});
		expect(text(fieldsOf(lists.principalMessages())[0]?.message)).toMatch(/^<p>Dear parents/);
	});

	test('announce a few events of the coming two months', () => {
		const ahead = fieldsOf(lists.events()).filter(({ date }) => text(date) > '2026-11-21T12');
		expect(ahead.length).toBeGreaterThanOrEqual(3);
		expect(ahead.every(({ date }) => text(date) < '2027-01-22')).toBe(true);
	});

	test('give every album 6 to 40 pictures', () => {
		const albums = category(lists.gallery(), 'PhotoGallery').filter(
			({ _id }) => !text(_id).startsWith('6000'),
		);
		const counts = albums.map(
			({ attachments }) => (attachments as unknown[]).filter((path) => text(path)).length,
		);
		expect(albums.length).toBeGreaterThanOrEqual(38);
		expect(Math.max(...counts)).toBeLessThanOrEqual(40);
		expect(counts.filter((count) => count < 6).length).toBeLessThanOrEqual(1);
		expect(
			made({ items: 3000 })
				.gallery()
				.filter((record) => fieldsOf([record])[0]?.category === 'PhotoGallery').length,
		).toBeLessThan(210);
	});

	test('hold toppers of the last eight sessions for both classes', () => {
		for (const grade of ['X', 'XII']) {
			for (let start = 2018; start <= 2025; start++) {
				const found = fieldsOf(lists.toppers()).filter(
					(topper) =>
						text(topper.class).toUpperCase() === grade &&
						text(topper.sessionYear) === `${start}-${start + 1}`,
				);
				expect(found.length, `${grade} ${start}`).toBeGreaterThanOrEqual(6);
			}
		}
	});

	test('mix in every sample record that is one of a list', () => {
		const all = new Set(everything(lists).map((record) => JSON.stringify(record)));
		for (const entity of [
			'content item',
			'event',
			'highlight',
			'topper',
			'principal message',
			'notification',
			'online registration',
			'gallery item',
			'testimonial',
		]) {
			expect(samplesOf(entity).length).toBeGreaterThan(2);
			for (const sample of samplesOf(entity)) expect(all).toContain(JSON.stringify(sample));
		}
	});

	test('vary their titles', () => {
		const distinct = new Set(titles(lists.circulars()));
		expect(distinct.size).toBeGreaterThan(215);
		expect([...distinct].filter((title) => /^circular \d+/i.test(title))).toEqual([]);
	});

	test('never hold a leftover of the texts’ own notation', () => {
		const clean = everything(lists).filter((record) => !/"undefined"/.test(JSON.stringify(record)));
		expect(/undefined|NaN|Invalid Date|\{[a-z]+\d?\}/.exec(JSON.stringify(clean))).toBeNull();
	});
});

describe('reproducibility', () => {
	test('same options, same records, in whatever order the lists are asked for', () => {
		const forth = made();
		const back = made();
		const names = Object.keys(forth) as ListName[];
		const first = Object.fromEntries(names.map((name) => [name, forth[name]()]));
		const second = Object.fromEntries(names.toReversed().map((name) => [name, back[name]()]));
		expect(second).toEqual(first);
	});

	test.each([{ seed: 2 }, { today: '2026-11-20' }, { items: 241 }])(
		'%o gives clearly other records',
		(change) => {
			const [one, other] = [made().circulars(), made(change).circulars()];
			const ids = new Set(fieldsOf(one).map(({ _id }) => _id));
			const known = new Set(titles(one));
			expect(fieldsOf(other).filter(({ _id }) => _id && ids.has(_id))).toEqual([]);
			expect(titles(other).filter((title) => known.has(title)).length).toBeLessThan(120);
		},
	);
});

describe('the current year', () => {
	test.each([
		['2027-01-02', 10, 4],
		['2027-01-02', 60, 15],
		['2027-01-02', 10_000, 2700],
		['2026-11-21', 10, 4],
		['2026-11-21', 60, 15],
		['2026-11-21', 240, 60],
	])('at %s and %i items holds at least %i circulars and news', (today, items, least) => {
		for (const seed of [1, 2, 3]) {
			const lists = made({ today, items, seed });
			const year = today.slice(0, 4);
			const news = category(lists.news(), 'News').concat(category(lists.news(), 'Both Sections'));
			expect(
				fieldsOf(lists.circulars()).filter((record) => yearOf(record) === year).length,
			).toBeGreaterThanOrEqual(least);
			expect(news.filter((record) => yearOf(record) === year).length).toBeGreaterThanOrEqual(least);
		}
	});

	test('a service without items holds nothing at all', () => {
		const lists = made({ items: 0 });
		const held = Object.entries(lists).map(([name, list]) => [name, list().length]);
		expect(held.filter(([, count]) => count !== 0)).toEqual([]);
	});
});
