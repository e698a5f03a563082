import { expect, test } from 'vitest';
import { readOptions } from '../../../../scripts/steps/options.ts';

test('without options: the content service, into the usual folders', () => {
	expect(readOptions([])).toMatchObject({
		sample: false,
		allowMissing: false,
		acceptShrink: [],
		content: '.content',
		out: 'dist',
		service: {},
	});
});

test('every option', () => {
	const args =
		'--sample --allow-missing --accept-shrink news --accept-shrink events --today 2026-11-21 ' +
		'--items 2000 --seed 2 --port 0 --content a --out b';
	expect(readOptions(args.split(' '))).toEqual({
		sample: true,
		allowMissing: true,
		acceptShrink: ['news', 'events'],
		today: '2026-11-21',
		service: { items: 2000, seed: 2, port: 0 },
		content: 'a',
		out: 'b',
	});
});

test.each([
	[[], undefined],
	[['--refresh-pictures'], 'refreshed'],
	[['--no-pictures'], 'none'],
	[['--no-pictures', '--refresh-pictures'], 'none'],
])('pictures with %j: %s', (args, pictures) => expect(readOptions(args).pictures).toBe(pictures));

test.each([
	[['--smaple'], '--smaple'],
	[['--today', '21-11-2026'], '--today is “21-11-2026”: write a day such as 2026-11-21.'],
	[['--items', 'many'], '--items is “many”: write a whole number.'],
])('%s is told', (args, message) => expect(() => readOptions(args)).toThrow(message));
