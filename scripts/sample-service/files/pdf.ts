import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { longDate } from '../data/calendar.ts';
import { createRandom } from '../data/random.ts';
import { createFill } from '../data/slots.ts';
import { letterFor } from './letter.ts';

const NAVY = '#1d3461';
const GOLD = '#c99a2e';
const MARGIN = 56;
const WINGS =
	'M0 0C14 -16 40 -18 58 -14C48 -8 50 -6 40 -3C42 1 32 4 26 4C20 8 10 8 0 6C-10 8 -20 8 -26 4C-32 4 -42 1 -40 -3C-50 -6 -48 -8 -58 -14C-40 -18 -14 -16 0 0Z';

/** The fonts built into PDF know Western letters only. */
const western = (text: string) =>
	text
		.replaceAll('₹', 'Rs')
		.replaceAll('**', '')
		.replace(/[^\u0020-\u00ff–—‘’“”•…]/g, '');

/** A document of one to three A4 pages with letterhead, always the same bytes for the same path. */
export function pdf(path: string): Promise<Buffer> {
	const letter = letterFor(path);
	const random = createRandom(path, 'pages');
	const doc = new PDFDocument({
		size: 'A4',
		margins: { top: 150, bottom: 70, left: MARGIN, right: MARGIN },
		bufferPages: true,
		lang: 'en-IN',
		info: {
			Title: western(letter.title),
			Author: 'The Principal',
			CreationDate: new Date(`${letter.date}T06:00:00Z`),
		},
	});
	doc.on('pageAdded', () => letterhead(doc));
	letterhead(doc);

	doc.font('Helvetica').fontSize(10).fillColor('#333333');
	doc.text(`Ref: ${letter.reference}`, MARGIN, 128, { lineBreak: false });
	doc.text(longDate(letter.date), MARGIN, 128, { align: 'right' });
	doc
		.moveDown(2)
		.font('Helvetica-Bold')
		.fontSize(15)
		.fillColor(NAVY)
		.text(western(letter.title), MARGIN, undefined, { align: 'center' });
	doc
		.moveDown(1.2)
		.font('Helvetica')
		.fontSize(11)
		.fillColor('#222222')
		.text('Dear Parents and Students,');
	for (const paragraph of letter.paragraphs)
		doc.moveDown(0.8).text(western(paragraph), { align: 'justify', lineGap: 3 });
	if (letter.points.length > 0)
		doc
			.moveDown(0.8)
			.list(letter.points.map(western), { bulletRadius: 2, textIndent: 14, lineGap: 3 });
	if (letter.table.length > 0) table(doc, letter.table);
	doc.moveDown(1).text('Kindly take note and cooperate.', { lineGap: 3 });
	signature(doc, random.next());

	const annexures = random.pick([0, 0, 1, 1, 2]);
	for (let page = 1; page <= annexures; page++) annexure(doc, path, letter.date, page);
	numberPages(doc);
	doc.end();
	return buffer(doc);
}

function letterhead(doc: PDFKit.PDFDocument): void {
	const { width } = doc.page;
	doc.save().rect(0, 0, width, 96).fill(NAVY).rect(0, 96, width, 4).fill(GOLD);
	doc
		.translate(MARGIN + 44, 50)
		.scale(0.72)
		.path(WINGS)
		.fill('#e9c66a')
		.circle(0, -2, 13)
		.fill('#f6e2ae')
		.circle(0, -2, 8)
		.fill(NAVY)
		.restore();
	doc
		.fillColor('#ffffff')
		.font('Times-Bold')
		.fontSize(21)
		.text('Sample Air Force School', MARGIN + 104, 28, { lineBreak: false });
	doc
		.font('Helvetica')
		.fontSize(9)
		.text(
			'Senior secondary, co-educational · office@school.example.org · school.example.org',
			MARGIN + 104,
			56,
			{ lineBreak: false },
		);
	doc.font('Helvetica').fontSize(11).fillColor('#222222');
	doc.x = MARGIN;
	doc.y = 140;
}

function table(doc: PDFKit.PDFDocument, rows: string[][]): void {
	doc.moveDown(1);
	doc.table({
		rowStyles: (row) =>
			row === 0
				? { backgroundColor: NAVY, textColor: '#ffffff' }
				: { backgroundColor: row % 2 ? '#f3f6fb' : '#ffffff' },
		defaultStyle: { padding: 6, borderColor: '#b9c4d6' },
		data: rows.map((row) => row.map(western)),
	});
	doc.x = MARGIN;
}

function signature(doc: PDFKit.PDFDocument, chance: number): void {
	const y = doc.y + 54;
	const bend = 10 + chance * 16;
	doc
		.save()
		.moveTo(MARGIN, y)
		.bezierCurveTo(MARGIN + 20, y - bend * 2, MARGIN + 30, y + bend, MARGIN + 52, y - bend)
		.bezierCurveTo(
			MARGIN + 70,
			y - bend * 1.6,
			MARGIN + 84,
			y + bend * 0.6,
			MARGIN + 130,
			y - bend * 0.8,
		)
		.lineWidth(1.3)
		.stroke('#1f3a8a')
		.restore();
	doc
		.font('Helvetica-Bold')
		.text('Principal', MARGIN, y + 12)
		.font('Helvetica');
}

/** A list of names with classes, as schools attach them. */
function annexure(doc: PDFKit.PDFDocument, path: string, date: string, page: number): void {
	doc.addPage();
	doc
		.font('Helvetica-Bold')
		.fontSize(13)
		.fillColor(NAVY)
		.text(`Annexure ${'AB'[page - 1]}`)
		.font('Helvetica')
		.fontSize(11)
		.fillColor('#222222');
	const random = createRandom(path, page);
	const fill = (text: string) => createFill(random, date)(text);
	const rows = Array.from({ length: random.int(12, 22) }, (_, i) => [
		String(i + 1),
		fill('{person}'),
		fill('{class} {section}'),
		fill('{house}'),
	]);
	table(doc, [['No.', 'Name', 'Class', 'House'], ...rows]);
}

function numberPages(doc: PDFKit.PDFDocument): void {
	const { count } = doc.bufferedPageRange();
	for (let page = 0; page < count; page++) {
		doc.switchToPage(page);
		// Text below the bottom margin would otherwise begin a new page.
		doc.page.margins.bottom = 0;
		doc
			.fontSize(8)
			.fillColor('#777777')
			.text(`Sample document · page ${page + 1} of ${count}`, MARGIN, doc.page.height - 44, {
				align: 'center',
				lineBreak: false,
			});
	}
}
