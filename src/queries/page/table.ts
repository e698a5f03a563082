import type { Table } from '#content/schemas/table.ts';
import type { Markdown } from '#lib/page/markdown.ts';

export interface Column {
	key: string;
	label: string;
	kind: 'text' | 'number' | 'rowHeader';
}

export interface Cell {
	column: Column;
	html: string;
	/** Over how many lines it stands. */
	lines: number;
}

/** A table as its component shows it. */
export interface TableView {
	caption: string;
	isSample: boolean;
	columns: Column[];
	/** The lines of each row: a row with parts has several. */
	rows: Cell[][][];
	/** Whether its columns stand side by side on a phone; else each row becomes a card there. */
	fitsPhone: boolean;
	note: string;
}

type Row = Table['rows'][number];

/** Brings a table into the form of its component; text in cells may hold emphasis and links. */
export function toTableView(table: Table, markdown: Markdown): TableView {
	const { caption, columns, rows, sample = false, note = '' } = table;
	return {
		caption,
		isSample: sample,
		columns,
		rows: rows.map((row) => linesOf(row, columns, markdown)),
		fitsPhone: fitsPhone(columns, rows),
		note: markdown.inline(note),
	};
}

function linesOf({ parts, ...own }: Row, columns: Column[], markdown: Markdown): Cell[][] {
	const lines = Array.isArray(parts) ? parts : [{}];
	return lines.map((part, index) =>
		columns.flatMap((column) => {
			const isOwn = column.key in own;
			// A cell of the row itself stands once, beside all its parts.
			if (isOwn && index > 0) return [];
			const value = isOwn ? own[column.key] : (part as Row)[column.key];
			return [{ column, html: markdown.inline(String(value)), lines: isOwn ? lines.length : 1 }];
		}),
	);
}

/** Letters that stand side by side at 360 px; a column's padding takes two of them. */
const PHONE_LETTERS = 37;
/** The narrowest that a column of longer text can be read in. */
const READABLE = 12;

function fitsPhone(columns: Column[], rows: Row[]): boolean {
	const lines = rows.flatMap(({ parts, ...own }) =>
		Array.isArray(parts) ? parts.map((part): Row => ({ ...own, ...part })) : [own],
	);
	const widths = columns.map(({ key, label }) => {
		const texts = lines.map((line) => String(line[key]).replace(/\]\([^)]*\)|[[*]/g, ''));
		const words = [label, ...texts].flatMap((text) => text.split(/\s+/));
		return Math.max(longest(words), Math.min(longest(texts), READABLE)) + 2;
	});
	return widths.reduce((sum, width) => sum + width, 0) <= PHONE_LETTERS;
}

const longest = (texts: string[]) => Math.max(...texts.map(({ length }) => length));
