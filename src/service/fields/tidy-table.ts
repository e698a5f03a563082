import { holds, innerFirst, rename, unwrap } from './dom.ts';
import { BLOCK, TABLE_PARTS } from './markup.ts';

const CELLS = ['td', 'th'];

/** Brings the parts of a table into their order, drops those without cells, and says what header cells head. */
export function tidyTable(table: Element): void {
	for (const part of innerFirst(table, ['tr', 'thead', 'tbody'])) {
		if (!holds(part, CELLS)) part.remove();
	}
	const [caption, ...others] = partsOf(table, ['caption']);
	if (caption) {
		table.prepend(caption);
		innerFirst(caption, [...BLOCK, ...TABLE_PARTS]).forEach(unwrap);
	}
	for (const other of others) other.remove();
	for (const late of partsOf(table, ['thead', 'tbody']).slice(1)) {
		if (late.localName === 'thead') rename(late, 'tbody');
	}
	for (const row of innerFirst(table, ['tr'])) {
		const isHeader = !partsOf(row, ['td']).length;
		for (const cell of partsOf(row, ['th'])) tidyHeaderCell(cell, isHeader ? 'col' : 'row');
	}
}

const partsOf = (table: Element, names: readonly string[]) =>
	[...table.children].filter(({ localName }) => names.includes(localName));

/** A screen reader needs to know what a header cell heads: its column, or its row beside data cells. */
function tidyHeaderCell(cell: Element, usual: 'col' | 'row'): void {
	innerFirst(cell, ['h2', 'blockquote']).forEach(unwrap);
	const scope = cell.getAttribute('scope') ?? '';
	if (!['col', 'row', 'colgroup', 'rowgroup'].includes(scope)) cell.setAttribute('scope', usual);
}
