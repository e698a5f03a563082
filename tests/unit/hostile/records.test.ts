import { expect, test } from 'vitest';
import { type ListName, lists } from '#service/lists.ts';
import { attacks } from '../../hostile/corpus.ts';
import { fields, hostileRecords } from '../../hostile/records.ts';

const names = Object.keys(lists) as ListName[];
const textsIn = (name: ListName, field: string, isWhole: boolean) =>
	new Set(hostileRecords(name, isWhole).flatMap((record) => record[field]));

test('there are more than sixty attacks, each unlike the others', () => {
	expect(new Set(attacks.map(({ text }) => text)).size).toBe(attacks.length);
	expect(attacks.length).toBeGreaterThan(60);
});

test('the short run has every attack, and attacks in every field of every list', () => {
	const records = names.flatMap((name) => hostileRecords(name, false));
	const all = new Set(records.flatMap((record) => Object.values(record).flat()));
	expect(attacks.filter(({ text }) => !all.has(text))).toEqual([]);
	const texts = new Set<unknown>(attacks.map(({ text }) => text));
	for (const name of names) {
		for (const field of fields) {
			const isFixed = field === 'category' && 'category' in lists[name];
			if (!isFixed) expect(textsIn(name, field, false).intersection(texts).size).toBeGreaterThan(0);
		}
	}
});

test('the whole run has every attack in every field', () => {
	const texts = new Set<unknown>(attacks.map(({ text }) => text));
	for (const field of fields) {
		const met = new Set(names.flatMap((name) => [...textsIn(name, field, true)]));
		expect([...texts.difference(met)], field).toEqual([]);
	}
});
