import { describe, expect, test } from 'vitest';
import { createKeeper, KEY, type Kept } from '#islands/alumni-form/kept.ts';
import { textStore } from './text-store.ts';

function makeStore(texts = new Map<string, string>()) {
	const store = textStore(texts);
	return { texts, store, keeper: createKeeper(() => store) };
}

const draft: Kept = { stage: 'draft', id: '', values: { name: 'Asha Menon' } };
const waiting: Kept = { stage: 'waiting', id: 'a', values: { name: 'Asha Menon' } };

describe('a draft', () => {
	test('is read as it was kept, also by the next visit', () => {
		const { store, keeper } = makeStore();
		expect(keeper.read()).toBeNull();
		expect(keeper.draft(draft.values)).toBe(true);
		expect(createKeeper(() => store).read()).toEqual(draft);
	});

	test('that is empty is not kept', () => {
		const { texts, keeper } = makeStore();
		keeper.draft(draft.values);
		expect(keeper.draft({ name: '', email: '' })).toBe(true);
		expect(texts.size).toBe(0);
	});

	test('is forgotten', () => {
		const { texts, keeper } = makeStore();
		keeper.draft(draft.values);
		keeper.forget('');
		expect(texts.size).toBe(0);
	});
});

describe('a submission that waits', () => {
	test('goes through its stages', () => {
		const { keeper } = makeStore();
		keeper.draft(draft.values);
		for (const stage of ['waiting', 'sending', 'waiting'] as const) {
			expect(keeper.write({ ...waiting, stage })).toBe(true);
			expect(keeper.read()).toEqual({ ...waiting, stage });
		}
		keeper.forget('a');
		expect(keeper.read()).toBeNull();
	});

	test('is neither overwritten nor forgotten by another tab', () => {
		const { keeper } = makeStore();
		keeper.write(waiting);
		expect(keeper.draft({ name: 'Someone else' })).toBe(false);
		expect(keeper.write({ ...waiting, id: 'b' })).toBe(false);
		keeper.forget('b');
		keeper.forget('');
		expect(keeper.read()).toEqual(waiting);
	});
});

describe('a store that fails', () => {
	test.each(['', '{', 'null', '[]', '"text"', '{"stage":"gone"}', '{"stage":"draft","id":""}'])(
		'with the nonsense %j in it holds nothing, and keeps what comes',
		(text) => {
			const { keeper } = makeStore(new Map([[KEY, text]]));
			expect(keeper.read()).toBeNull();
			expect(keeper.draft(draft.values)).toBe(true);
			expect(keeper.read()).toEqual(draft);
		},
	);

	test('because it is full says that nothing is kept', () => {
		const { store } = makeStore();
		const full = {
			...store,
			setItem: () => {
				throw new DOMException('No room', 'QuotaExceededError');
			},
		};
		expect(createKeeper(() => full).draft(draft.values)).toBe(false);
	});

	test('because it is blocked says that nothing is kept', () => {
		const keeper = createKeeper(() => {
			throw new DOMException('Blocked', 'SecurityError');
		});
		expect(keeper.read()).toBeNull();
		expect(keeper.write(waiting)).toBe(false);
		expect(() => keeper.forget('a')).not.toThrow();
	});
});
