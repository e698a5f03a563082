/** Colours, fonts and measures that the pages of a document share. */
export const NAVY = '#1d3461';
export const GOLD = '#c99a2e';
export const GREY = '#555555';
export const BLACK = '#222222';
export const BODY = 'Helvetica';
export const BOLD = 'Helvetica-Bold';
/** Left and right of a page, in points. */
export const MARGIN = 56;

export type Page = PDFKit.PDFDocument;

/** The fonts built into PDF know Western letters only. */
export const western = (text: string) =>
	text
		.replaceAll('₹', 'Rs')
		.replaceAll('**', '')
		.replace(/[^\n\u0020-\u00ff–—‘’“”•…]/g, '');
