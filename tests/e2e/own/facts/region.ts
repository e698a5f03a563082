/** Selectors of what is counted; the names are those of `counts` in facts.yaml. */
export const COUNTED = {
	addresses: 'address',
	documents: 'a:is([href$=".pdf"], [href$=".docx"], [href$=".xlsx"])',
	emails: 'a[href^="mailto:"]',
	forms: 'form',
	lists: ':is(ol, ul):not(:has(img), nav *)',
	pages: 'a[href^="/"]',
	phones: 'a[href^="tel:"]',
	pictures: 'li a:has(img):not([href$=".mp4"])',
	questions: 'details:not(:has(iframe))',
	tables: 'table',
	videos: 'li a[href$=".mp4"]:has(img)',
};

/** A table; what a cell is `about` stands in its row and in the heading of its column. */
export interface Table {
	/** The headings above it and all of its text. */
	about: string;
	caption: string;
	columns: string[];
	rows: number;
	cells: { text: string; about: string }[];
	/** Number of header cells that do not say of what. */
	unscoped: number;
}

/** A link; it is `about` the headings above it, or the menu or question that holds it. */
export interface Link {
	href: string;
	name: string;
	about: string;
	target: string;
}

/** A part of a page as a reader, or a screen reader, meets it. */
export interface Region {
	/** Number of words beside navigation. */
	words: number;
	/** The text of every element of at most eighty words: what it says stands together. */
	passages: string[];
	tables: Table[];
	/** Numbers of entries, those of tables too. */
	lists: number[];
	links: Link[];
	/** Names of frames and viewers. */
	embeds: string[];
	/** How many there are of each kind of `COUNTED`. */
	counts: Record<string, number>;
}
