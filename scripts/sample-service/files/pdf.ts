import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { longDate } from '../data/calendar.ts';
import { createRandom } from '../data/random.ts';
import { documentFor } from './document.ts';
import { drawSection } from './draw.ts';
import { BODY, GREY, MARGIN, NAVY, western } from './ink.ts';
import { finishPages } from './letterhead.ts';

/** A document of A4 pages with letterhead, always the same bytes for the same path. */
export function pdf(path: string): Promise<Buffer> {
	const { title, subtitle, date, reference, sections } = documentFor(path);
	const random = createRandom(path, 'ink');
	const doc = new PDFDocument({
		size: 'A4',
		margins: { top: 124, bottom: 70, left: MARGIN, right: MARGIN },
		bufferPages: true,
		lang: 'en-IN',
		info: {
			Title: western([title, subtitle].filter(Boolean).join(' – ')),
			Author: 'The Principal',
			CreationDate: new Date(`${date}T06:00:00Z`),
		},
	});

	if (reference) {
		const y = doc.y;
		doc.font(BODY).fontSize(10).fillColor(GREY).text(`Ref: ${reference}`, { lineBreak: false });
		doc.text(longDate(date), MARGIN, y, { align: 'right' }).moveDown(1.2);
	}
	if (sections[0]?.type !== 'cover') {
		doc
			.font('Helvetica-Bold')
			.fontSize(15)
			.fillColor(NAVY)
			.text(western(title), MARGIN, undefined, { align: 'center' });
		if (subtitle)
			doc
				.moveDown(0.3)
				.font(BODY)
				.fontSize(10)
				.fillColor(GREY)
				.text(western(subtitle), { align: 'center' });
		doc.moveDown(0.6);
	}
	for (const section of sections) drawSection(doc, section, random);
	finishPages(doc);
	doc.end();
	return buffer(doc);
}
