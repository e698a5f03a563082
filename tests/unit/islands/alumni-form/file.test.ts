import { expect, test } from 'vitest';
import { checkFile, readAttachment } from '#islands/alumni-form/file.ts';

test.each([
	[0, null],
	[5_000_000, null],
	[5_000_001, 'The file is 5.1 MB: choose one of at most 5 MB.'],
	[12_340_000, 'The file is 12.4 MB: choose one of at most 5 MB.'],
])('a file of %i bytes: %s', (size, message) => {
	expect(checkFile({ size })).toBe(message);
});

test('a file that is too large is not read', async () => {
	const file = new File(['a'.repeat(5_000_001)], 'film.mp4');
	await expect(readAttachment(file)).rejects.toThrow('The file is 5.1 MB');
});
