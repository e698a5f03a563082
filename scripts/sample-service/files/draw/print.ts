import { BLACK, BODY, GOLD, MARGIN, NAVY, western } from '../ink.ts';
import { bottom, type Draw, fullWidth, gap, rule } from './layout.ts';

/** The title page of a book, over the whole page. */
export const cover: Draw<'cover'> = (doc, { title, by, series }) => {
	const { top } = doc.page.margins;
	const width = fullWidth(doc);
	doc.rect(MARGIN, top, width, bottom(doc) - top).fill(NAVY);
	doc
		.rect(MARGIN + 14, top + 14, width - 28, bottom(doc) - top - 28)
		.lineWidth(1.5)
		.stroke(GOLD);
	const middle = { width: width - 100, align: 'center' } as const;
	const x = MARGIN + 50;
	doc
		.font(BODY)
		.fontSize(11)
		.fillColor('#e9c66a')
		.text(western(series), x, top + 70, middle);
	doc
		.font('Times-Bold')
		.fontSize(32)
		.fillColor('#ffffff')
		.text(western(title), x, top + 190, middle);
	doc.circle(doc.page.width / 2, doc.y + 54, 9).fill('#e9c66a');
	doc
		.font(BODY)
		.fontSize(14)
		.fillColor('#ffffff')
		.text(western(by), x, doc.y + 100, middle);
};

/** An article in two columns under the name of its newspaper. */
export const clipping: Draw<'clipping'> = (doc, { paper, headline, text }) => {
	gap(doc, 16);
	const top = doc.y;
	const width = fullWidth(doc);
	const column = (width - 68) / 2;
	const style = { width: column, lineGap: 2, paragraphGap: 5, align: 'justify' } as const;
	const body = western(text);
	doc.font('Times-Roman').fontSize(11);
	const high = doc.heightOfString(body, style) / 2 + 18;
	doc.font('Times-Bold').fontSize(24);
	const head = 66 + doc.heightOfString(western(headline), { width: width - 48 });
	doc.rect(MARGIN, top, width, head + high + 36).fill('#f7f3e8');
	doc
		.fontSize(16)
		.fillColor(BLACK)
		.text(western(paper), MARGIN, top + 16, { width, align: 'center' });
	rule(doc, MARGIN + 24, top + 42, width - 48);
	doc.fontSize(24).text(western(headline), MARGIN + 24, top + 54, { width: width - 48 });
	doc
		.font('Times-Roman')
		.fontSize(11)
		.text(body, MARGIN + 24, top + head + 8, {
			...style,
			width: width - 48,
			height: high,
			columns: 2,
			columnGap: 20,
		});
	doc.y = top + head + high + 44;
};
