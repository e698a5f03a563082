import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../scripts/sample-service/data/random.ts';

const draw = (...key: (string | number)[]) => {
	const random = createRandom(...key);
	return Array.from({ length: 20 }, () => random.next());
};

describe('createRandom', () => {
	test('gives the same numbers for the same key and others for a near one', () => {
		expect(draw(1, 'news')).toEqual(draw(1, 'news'));
		expect(draw(1, 'news')).not.toEqual(draw(2, 'news'));
		expect(draw('photo 1.jpg')[0]).not.toBe(draw('photo 2.jpg')[0]);
	});

	test('keeps whole numbers within their bounds and reaches both ends', () => {
		const random = createRandom('dice');
		const thrown = new Set(Array.from({ length: 300 }, () => random.int(1, 6)));
		expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6]);
	});

	test('shuffles without losing or repeating anything', () => {
		const list = Array.from({ length: 30 }, (_, i) => i);
		const shuffled = createRandom('cards').shuffle(list);
		expect(shuffled).not.toEqual(list);
		expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
	});

	test('says so when there is nothing to pick from', () => {
		expect(() => createRandom(1).pick([])).toThrow('the list is empty');
	});
});
