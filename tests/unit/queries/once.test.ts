import { afterEach, describe, expect, test, vi } from 'vitest';
import { oncePerBuild } from '#queries/once.ts';

/** A reader that counts how often it was asked. */
function counter() {
	let asked = 0;
	return oncePerBuild(async () => ++asked);
}

afterEach(() => vi.unstubAllEnvs());

describe('what is read once a build', () => {
	test('is the same for all who ask, also at the same time', async () => {
		vi.stubEnv('DEV', false);
		const read = counter();
		expect(await Promise.all([read(), read()])).toEqual([1, 1]);
		expect(await read()).toBe(1);
	});

	test('is read anew in development', async () => {
		vi.stubEnv('DEV', true);
		const read = counter();
		expect([await read(), await read()]).toEqual([1, 2]);
	});

	test('is not shared by two readers', async () => {
		vi.stubEnv('DEV', false);
		const [one, other] = [counter(), counter()];
		await one();
		expect(await other()).toBe(1);
	});
});
