import { WINGS } from '../pictures/crest.ts';
import { BODY, GOLD, MARGIN, NAVY, type Page } from './ink.ts';

/** Puts the letterhead and the page number on every page of a document written so far. */
export function finishPages(doc: Page): void {
	const { count } = doc.bufferedPageRange();
	for (let page = 0; page < count; page++) {
		doc.switchToPage(page);
		letterhead(doc);
		// Text below the bottom margin would otherwise begin a new page.
		doc.page.margins.bottom = 0;
		doc
			.fontSize(8)
			.fillColor('#777777')
			.text(`Sample document · page ${page + 1} of ${count}`, MARGIN, doc.page.height - 44, {
				align: 'center',
			});
	}
}

function letterhead(doc: Page): void {
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
		.font(BODY)
		.fontSize(9)
		.text(
			'Senior secondary, co-educational · office@school.example.org · school.example.org',
			MARGIN + 104,
			56,
			{ lineBreak: false },
		);
}
