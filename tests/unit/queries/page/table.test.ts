import { expect, test } from 'vitest';
import { createMarkdown } from '#lib/page/markdown.ts';
import { toTableView } from '#queries/page/table.ts';

const markdown = createMarkdown(() => ({ href: '', label: '' }));
const columns = [
	{ key: 'no', label: 'No.', kind: 'number' as const },
	{ key: 'name', label: 'Name', kind: 'rowHeader' as const },
	{ key: 'event', label: 'Event', kind: 'text' as const },
];

test('a row with parts has a line for each; what they share stands once beside all', () => {
	const row = { no: 1, name: 'Fest', parts: [{ event: 'Quiz' }, { event: '**Debate**' }] };
	const { rows } = toTableView({ caption: 'c', columns, rows: [row] }, markdown);
	const cells = rows[0]?.map((line) => line.map(({ html, lines }) => [html, lines]));
	expect(cells).toEqual([
		[
			['1', 2],
			['Fest', 2],
			['Quiz', 1],
		],
		[['<strong>Debate</strong>', 1]],
	]);
});

test('cells stand in the order of the columns, whatever the order in the file', () => {
	const { rows } = toTableView(
		{ caption: 'c', columns, rows: [{ event: 'Quiz', name: 'Fest', no: 1 }] },
		markdown,
	);
	expect(rows[0]?.[0]?.map(({ column }) => column.key)).toEqual(['no', 'name', 'event']);
});
