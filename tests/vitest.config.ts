import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		environment: 'node',
		// The sites are built meanwhile.
		testTimeout: 30_000,
		hookTimeout: 30_000,
		include: ['tests/{unit,integration}/**/*.test.ts'],
	},
});
