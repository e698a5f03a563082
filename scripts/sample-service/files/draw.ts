import type { Random } from '../data/random.ts';
import { type Draw, fullWidth, gap, need, rule } from './draw/layout.ts';
import { month } from './draw/month.ts';
import { clipping, cover } from './draw/print.ts';
import { BLACK, BODY, BOLD, GREY, MARGIN, NAVY, type Page, western } from './ink.ts';
import type { Section } from './section.ts';

const draws: { [Type in Section['type']]: Draw<Type> } = {
	page: (doc) => doc.addPage(),

	heading: (doc, { text }) => {
		need(doc, 70);
		gap(doc, 14);
		doc.font(BOLD).fontSize(12.5).fillColor(NAVY).text(western(text));
	},

	text: (doc, { text }) => {
		gap(doc, 8);
		doc.text(western(text), { align: 'justify', lineGap: 3 });
	},

	points: (doc, { points }) => {
		gap(doc, 8);
		doc.list(points.map(western), { bulletRadius: 2, textIndent: 14, lineGap: 3 });
	},

	table: (doc, { rows, widths }) => {
		gap(doc, 10);
		doc.fontSize(9.5).table({
			...(widths && { columnStyles: [...widths] }),
			rowStyles: (row) =>
				row === 0
					? { backgroundColor: NAVY, textColor: '#ffffff' }
					: { backgroundColor: row % 2 ? '#f3f6fb' : '#ffffff', minHeight: 21 },
			defaultStyle: { padding: 5, borderColor: '#b9c4d6' },
			data: rows.map((row) => row.map(western)),
		});
	},

	fields: (doc, { lines }) => {
		gap(doc, 6);
		for (const line of lines) {
			need(doc, 24);
			const labels = line.split(' | ').map(western);
			const share = fullWidth(doc) / labels.length;
			const y = doc.y + 10;
			labels.forEach((label, i) => {
				const x = MARGIN + i * share;
				const wide = doc.fontSize(10).widthOfString(label) + 6;
				doc.text(label, x, y, { lineBreak: false });
				rule(doc, x + wide, y + 10, share - wide - (i < labels.length - 1 ? 12 : 0));
			});
			doc.y = y + 14;
		}
	},

	rules: (doc, { count }) => {
		for (let line = 0; line < count; line++) {
			need(doc, 24);
			doc.y += 23;
			rule(doc, MARGIN, doc.y, fullWidth(doc));
		}
	},

	questions: (doc, { first, questions }) => {
		for (const [i, [question, marks]] of questions.entries()) {
			const width = fullWidth(doc) - 64;
			need(doc, 30);
			gap(doc, 6);
			const y = doc.y;
			doc.text(`${first + i}.`, MARGIN, y, { lineBreak: false });
			doc.text(`[${marks}]`, MARGIN, y, { align: 'right' });
			doc.text(western(question), MARGIN + 26, y, { width, lineGap: 2 });
		}
	},

	month,
	signatures: (doc, { names }) => {
		need(doc, 76);
		const y = doc.y + 54;
		const share = fullWidth(doc) / names.length;
		names.forEach((name, i) => {
			rule(doc, MARGIN + i * share, y, share - 18);
			doc
				.fontSize(9)
				.fillColor(GREY)
				.text(western(name), MARGIN + i * share, y + 5, { lineBreak: false });
		});
		doc.y = y + 20;
	},

	signed: (doc, { name }, random) => {
		need(doc, 90);
		const y = doc.y + 54;
		const bend = 10 + random.next() * 16;
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
		doc.font(BOLD).text(western(name), MARGIN, y + 12);
	},

	cover,
	clipping,
};

/** Draws a section below the last one, on a new page where it needs one. */
export function drawSection<Type extends Section['type']>(
	doc: Page,
	section: Extract<Section, { type: Type }>,
	random: Random,
): void {
	// Whatever was drawn before, a section begins at the left in plain type.
	doc.x = MARGIN;
	doc.font(BODY).fontSize(11).fillColor(BLACK);
	(draws[section.type] as Draw<Type>)(doc, section, random);
}
