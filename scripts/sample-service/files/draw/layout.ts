import type { Random } from '../../data/random.ts';
import { MARGIN, type Page } from '../ink.ts';
import type { Section } from '../section.ts';

/** Draws a section of one type from the place on that the last one left. */
export type Draw<Type> = (
	doc: Page,
	section: Extract<Section, { type: Type }>,
	random: Random,
) => void;

const LINE = '#8d97a8';
/** Where the page ends for what is written on it. */
export const bottom = (doc: Page) => doc.page.height - doc.page.margins.bottom;
/** What lies between the margins, in points. */
export const fullWidth = (doc: Page) => doc.page.width - 2 * MARGIN;

/** Begins a new page unless so many points are left on this one. */
export function need(doc: Page, height: number): void {
	if (doc.y + height > bottom(doc)) doc.addPage();
}

/** Moves on by some points, but not to the top of a page. */
export function gap(doc: Page, points: number): void {
	if (doc.y > doc.page.margins.top) doc.y += points;
}

/** A thin line to write on. */
export const rule = (doc: Page, x: number, y: number, width: number) =>
	doc
		.moveTo(x, y)
		.lineTo(x + width, y)
		.lineWidth(0.6)
		.stroke(LINE);
