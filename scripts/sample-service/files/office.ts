import { type Document, documentFor } from './document.ts';
import type { Section } from './section.ts';
import { zip } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const FORMATS = 'http://schemas.openxmlformats.org';
const TYPE = 'application/vnd.openxmlformats-officedocument';

const escaped = (text: string) =>
	text.replaceAll('**', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The parts every such package has, around its main part. */
function pack(main: string, type: string, parts: Record<string, string>): Buffer {
	const types = Object.entries({ [main]: type }).map(
		([path, kind]) => `<Override PartName="/${path}" ContentType="${TYPE}.${kind}.main+xml"/>`,
	);
	const sheet = parts['xl/worksheets/sheet1.xml']
		? `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.spreadsheetml.worksheet+xml"/>`
		: '';
	return zip({
		'[Content_Types].xml': `${HEAD}<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${types.join('')}${sheet}</Types>`,
		'_rels/.rels': relations('officeDocument', main),
		...parts,
	});
}

const relations = (kind: string, target: string) =>
	`${HEAD}<Relationships xmlns="${FORMATS}/package/2006/relationships"><Relationship Id="rId1" Type="${FORMATS}/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;

/** What a section says, line by line, each as its cells. */
function linesOf(section: Section): readonly (readonly string[])[] {
	switch (section.type) {
		case 'heading':
		case 'text':
			return [[section.text]];
		case 'points':
			return section.points.map((point) => [`• ${point}`]);
		case 'table':
			return section.rows;
		case 'fields':
			return section.lines.map((line) => line.split(' | ').map((label) => `${label}: ________`));
		case 'signatures':
			return [section.names];
		case 'signed':
			return [[section.name]];
		default:
			return [];
	}
}

const rowsOf = ({ title, sections }: Document) => [[title], ...sections.flatMap(linesOf)];

function text(document: Document): Buffer {
	const body = rowsOf(document)
		.map(
			(cells) =>
				`<w:p><w:r><w:t xml:space="preserve">${escaped(cells.join('   '))}</w:t></w:r></w:p>`,
		)
		.join('');
	return pack('word/document.xml', 'wordprocessingml.document', {
		'word/document.xml': `${HEAD}<w:document xmlns:w="${FORMATS}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
	});
}

function workbook(document: Document): Buffer {
	const cells = rowsOf(document)
		.map(
			(row) =>
				`<row>${row.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`).join('')}</row>`,
		)
		.join('');
	return pack('xl/workbook.xml', 'spreadsheetml.sheet', {
		'xl/workbook.xml': `${HEAD}<workbook xmlns="${FORMATS}/spreadsheetml/2006/main" xmlns:r="${FORMATS}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
		'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${FORMATS}/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`,
	});
}

/** A small document or, for `.xlsx`, a workbook that office programs open. */
export function office(path: string): Buffer {
	const document = documentFor(path);
	return /\.xlsx$/i.test(path) ? workbook(document) : text(document);
}
