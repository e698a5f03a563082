import { finder, missingFrom, show } from './match.ts';
import type { Table } from './region.ts';
import type { ExpectedTable } from './schema.ts';

function missingCells({ cells }: Table, wanted: ExpectedTable['cells']): string[] {
	const missing = wanted.filter(([words, beside]) => {
		const [has, belongs] = [finder([words]), finder(beside)];
		return !cells.some((cell) => has(cell.text) && belongs(cell.about));
	});
	return missing.map(([words, beside]) => `cell ${words} of ${show(beside)}`);
}

/** Headings may stand between those wanted. */
function missingColumns({ columns }: Table, wanted: string[]): string[] {
	let at = -1;
	const missing = wanted.filter((column) => {
		const has = finder([column]);
		const next = columns.findIndex((label, index) => index > at && has(label));
		if (next > at) at = next;
		return next < 0;
	});
	return missing.map((column) => `column ${column}, in its order`);
}

const lacksOf = (table: Table, { holds, columns, rows, cells }: ExpectedTable): string[] => [
	...missingFrom(
		[table.about],
		holds.map((words) => [words]),
	).map((words) => `a table with ${words}`),
	...missingColumns(table, columns),
	...(table.rows === (rows ?? table.rows) ? [] : [`${rows} rows, not ${table.rows}`]),
	...missingCells(table, cells),
];

/** What the table that comes closest to the one wanted lacks, a line each. */
export function missingTable(tables: Table[], wanted: ExpectedTable): string[] {
	const lacking = tables.map((table) => lacksOf(table, wanted));
	return lacking.sort((a, b) => a.length - b.length)[0] ?? ['there is none'];
}
