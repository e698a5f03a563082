import { monthName } from '../../data/calendar.ts';
import { BLACK, BODY, BOLD, GREY, MARGIN, NAVY, western } from '../ink.ts';
import { type Draw, gap, need } from './layout.ts';

/** A month as a grid with its events beside it. */
export const month: Draw<'month'> = (doc, { year, month, events }) => {
	const cell = 30;
	const first = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
	const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
	const high = 34 + Math.ceil((first + days) / 7) * 26;
	need(doc, high + 14);
	gap(doc, 14);
	const top = doc.y;
	const wide = 7 * cell;
	doc.rect(MARGIN, top, wide, 18).fill(NAVY);
	const name = `${monthName(`${year}-${String(month).padStart(2, '0')}-01`)} ${year}`;
	doc
		.font(BOLD)
		.fontSize(10)
		.fillColor('#ffffff')
		.text(name, MARGIN + 8, top + 5);
	doc.fontSize(7.5).fillColor(GREY);
	for (const [i, day] of ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].entries())
		doc.text(day, MARGIN + i * cell + 10, top + 23, { lineBreak: false });
	doc.font(BODY).fontSize(9);
	const marked = new Set(events.map(([day]) => day));
	for (let day = 1; day <= days; day++) {
		const place = first + day - 1;
		const x = MARGIN + (place % 7) * cell;
		const y = top + 34 + Math.floor(place / 7) * 26;
		doc.rect(x, y, cell, 26);
		if (marked.has(day)) doc.fillAndStroke('#f6e2ae', '#b9c4d6');
		else doc.lineWidth(0.5).stroke('#b9c4d6');
		doc.fillColor(place % 7 === 6 ? '#b3362b' : BLACK);
		doc.text(String(day), x + (day < 10 ? 12 : 9.5), y + 9, { lineBreak: false });
	}
	events.forEach(([day, what], i) => {
		const y = top + 24 + i * 22;
		doc
			.font(BOLD)
			.fillColor(NAVY)
			.text(String(day), MARGIN + wide + 22, y, { lineBreak: false });
		doc
			.font(BODY)
			.fillColor(BLACK)
			.text(western(what), MARGIN + wide + 44, y, { lineBreak: false });
	});
	doc.y = top + high;
};
