import { heading, type Section, text } from './section.ts';

/** How a line of markup begins, and the sections that lines beginning so make together. */
const blocks: readonly (readonly [RegExp, (lines: readonly string[]) => Section[]])[] = [
	[/^# /, (lines) => lines.map(heading)],
	[/^\* /, (lines) => [{ type: 'points', points: lines }]],
	[/^_ /, (lines) => [{ type: 'fields', lines }]],
	[/^\+ /, (lines) => [tableOf(lines)]],
	[/^= /, (lines) => lines.map((count) => ({ type: 'rules', count: Number(count) }))],
	[/^~ /, (lines) => lines.map((names) => ({ type: 'signatures', names: names.split(' | ') }))],
	[/^> /, (lines) => lines.map((name) => ({ type: 'signed', name }))],
	[/^/, (lines) => lines.map(text)],
];

/**
 * Reads the sections of a document from lines: `# heading`, `* point`, `_ field | field`, `+ cell | cell` (the first of a
 * table is its heading, where `Date:80` gives a width in points; `+ ×6` stands for six empty rows), `= 3` ruled lines,
 * `~ who | signs`, `> has signed`; any other line is a paragraph.
 */
export function sectionsOf(markup: string): Section[] {
	const groups: { block: (typeof blocks)[number]; lines: string[] }[] = [];
	for (const line of markup.trim().split('\n')) {
		const block = blocks.find(([begin]) => begin.test(line)) as (typeof blocks)[number];
		const last = groups.at(-1);
		const rest = line.replace(block[0], '');
		if (last?.block === block) last.lines.push(rest);
		else groups.push({ block, lines: [rest] });
	}
	return groups.flatMap(({ block: [, make], lines }) => make(lines));
}

function tableOf([first = '', ...lines]: readonly string[]): Section {
	const labels = first.split(' | ').map((label) => label.split(':'));
	const rows = lines.flatMap((line) => {
		const [, count] = /^×(\d+)$/.exec(line) ?? [];
		const cells = count ? [] : line.split(' | ');
		const row = labels.map((_, i) => cells[i] ?? '');
		return Array.from({ length: Number(count ?? 1) }, () => row);
	});
	return {
		type: 'table',
		rows: [labels.map(([label = '']) => label), ...rows],
		widths: labels.map(([, width]) => (width ? Number(width) : '*')),
	};
}
