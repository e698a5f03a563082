import { expect, describe as suite, test } from 'vitest';
import { describe } from '../../../scripts/sample-service/data/description.ts';
import { createRandom } from '../../../scripts/sample-service/data/random.ts';
import { createChooser } from '../../../scripts/sample-service/data/topics.ts';

const topic = {
	titles: ['Fees & fines'],
	text: ['Pay by **Friday** at A & B.'],
	points: ['one', 'two'],
	table: [
		['Head', 'Amount'],
		['Mess', '₹ 5'],
	],
};
const chosen = createChooser([topic], createRandom(1))('2026-11-21');
const written = Array.from({ length: 400 }, (_, i) => describe(chosen, createRandom('text', i)));
const some = (wanted: (text: string) => boolean) =>
	written.some((text) => text !== undefined && wanted(text));

suite('descriptions', () => {
	test('are mostly HTML of the editor, escaped', () => {
		const html = written.filter((text) => text?.startsWith('<p>Pay'));
		expect(html.length).toBeGreaterThan(200);
		expect(html.every((text) => text?.includes('<strong>Friday</strong> at A &amp; B.'))).toBe(
			true,
		);
		expect(some((text) => text.includes('<li data-list="bullet">'))).toBe(true);
		expect(some((text) => text.includes('<td>Mess</td><td>₹ 5</td>'))).toBe(true);
		expect(some((text) => text.includes('<a href="https://'))).toBe(true);
	});

	test('come also as plain text with CR/LF, as Markdown, blank and not at all', () => {
		expect(some((text) => text.startsWith('Pay by Friday at A & B.\r\n'))).toBe(true);
		expect(
			some((text) => text.startsWith('Pay by **Friday**') && text.includes('| --- | --- |')),
		).toBe(true);
		expect(some((text) => text === '<p><br></p>')).toBe(true);
		expect(written).toContain(undefined);
	});
});
