import type { Random } from './random.ts';
import type { Chosen } from './topics.ts';

type Block =
	| { kind: 'paragraph'; text: string }
	| { kind: 'list'; items: string[] }
	| { kind: 'table'; rows: string[][] }
	| { kind: 'link'; text: string; url: string };

const CLOSINGS = [
	'For any query please write to the class teacher through the almanac.',
	'Parents are requested to go through the attached document carefully.',
	'Kindly ensure that your ward notes this in the almanac and gets it signed.',
	'We look forward to your continued cooperation.',
	'The school office may be contacted between **8:30 AM and 1:30 PM** on working days.',
	'Details have also been shared through the class groups.',
];

const LINKS = [
	{ text: 'Open the form', url: 'https://forms.example.org/parents' },
	{ text: 'Read the detailed instructions', url: 'https://school.example.org/SchoolCalendar' },
	{ text: 'Portal login', url: 'https://portal.example.org/login' },
];

/** The blocks of a description: one to four paragraphs, at times with a list, a table or a link. */
function blocksOf({ topic, fill }: Chosen, random: Random): Block[] {
	const paragraph = (text: string): Block => ({ kind: 'paragraph', text: fill(text) });
	const blocks = topic.text.slice(0, random.int(1, 3)).map(paragraph);
	if (topic.points && random.chance(0.7))
		blocks.push({ kind: 'list', items: topic.points.map(fill) });
	if (topic.table) blocks.push({ kind: 'table', rows: topic.table.map((row) => row.map(fill)) });
	if (random.chance(0.4)) blocks.push(paragraph(random.pick(CLOSINGS)));
	if (random.chance(0.12)) blocks.push({ kind: 'link', ...random.pick(LINKS) });
	return blocks;
}

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const strong = (text: string, write: string) => text.replace(/\*\*(.+?)\*\*/g, write);
const markup = (text: string) => strong(escaped(text), '<strong>$1</strong>');

/** HTML as the service's rich-text editor (Quill) writes it. */
function toHtml(block: Block): string {
	switch (block.kind) {
		case 'paragraph':
			return `<p>${markup(block.text)}</p>`;
		case 'list':
			return `<ol>${block.items.map((item) => `<li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>${markup(item)}</li>`).join('')}</ol>`;
		case 'table':
			return `<table><tbody>${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${markup(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
		case 'link':
			return `<p><a href="${block.url}" rel="noopener noreferrer" target="_blank">${block.text}</a></p>`;
	}
}

function toMarkdown(block: Block): string {
	switch (block.kind) {
		case 'paragraph':
			return block.text;
		case 'list':
			return block.items.map((item) => `- ${item}`).join('\n');
		case 'table': {
			const [head = [], ...rows] = block.rows.map((row) => `| ${row.join(' | ')} |`);
			return [head, `|${' --- |'.repeat(block.rows[0]?.length ?? 0)}`, ...rows].join('\n');
		}
		case 'link':
			return `[${block.text}](${block.url})`;
	}
}

function toPlain(block: Block): string {
	switch (block.kind) {
		case 'paragraph':
			return strong(block.text, '$1');
		case 'list':
			return block.items.map((item, i) => `${i + 1}. ${strong(item, '$1')}`).join('\r\n');
		case 'table':
			return block.rows.map((row) => row.join(' : ')).join('\r\n');
		case 'link':
			return `${block.text}: ${block.url}`;
	}
}

/**
 * A description as the service sends them: mostly editor HTML, some plain text with CR/LF, some Markdown, some
 * blank HTML; undefined where the field is absent (design 5).
 */
export function describe(chosen: Chosen, random: Random): string | undefined {
	const style = random.next();
	if (style < 0.08) return undefined;
	if (style < 0.12) return random.pick(['<p><br></p>', '<p>&nbsp;</p>', '']);
	const blocks = blocksOf(chosen, random);
	if (style < 0.22) return blocks.map(toPlain).join('\r\n\r\n');
	if (style < 0.3) return blocks.map(toMarkdown).join('\n\n');
	return blocks.map(toHtml).join(random.chance(0.3) ? '<p><br></p>' : '');
}
