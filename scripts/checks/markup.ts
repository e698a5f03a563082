import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Page } from './page.ts';
import type { BuiltSite, Problem } from './site.ts';

const validator = new HtmlValidate(
	new StaticConfigLoader({
		root: true,
		extends: ['html-validate:recommended'],
		// Astro puts the style of its islands beside the first one; browsers take it everywhere.
		elements: ['html5', { style: { flow: true } }],
		rules: {
			// How React writes HTML: dateTime, selected="", <img/>. Browsers read it alike.
			'attr-case': 'off',
			'attribute-boolean-style': 'off',
			'void-style': 'off',
			// A title is the school's own text in full, and ends with its name.
			'long-title': 'off',
			// The filters of a list answer as one types: there is nothing to submit.
			'wcag/h32': 'off',
			// A blank at the end of a line of the school's text is nothing that a reader meets.
			'no-trailing-whitespace': 'off',
			// Where a telephone number may break is a matter of the style sheet.
			'tel-non-breaking': 'off',
		},
	}),
);

/** How many pages of a folder are validated: the pages of one folder come from one template. */
const PER_FOLDER = 200;

/** Every page is valid, accessible HTML by the recommended rules of html-validate, at most 200 pages a folder. */
export function checkMarkup(site: BuiltSite): Problem[] {
	return sampleOf(site.pages).flatMap(({ file }) => {
		const { results } = validator.validateStringSync(site.read(file).toString(), file);
		return results.flatMap(({ messages }) =>
			messages.map(({ message, ruleId, selector }) => ({
				file,
				...(selector && { place: selector }),
				message: `${message} (${ruleId})`,
			})),
		);
	});
}

/** The pages that are validated: all of a small folder, evenly chosen ones of a large one, the same every time. */
export function sampleOf(pages: Page[]): Page[] {
	const folders = Object.groupBy(pages, ({ file }) => file.slice(0, file.lastIndexOf('/') + 1));
	return Object.values(folders).flatMap((folder = []) => {
		const step = Math.max(1, folder.length / PER_FOLDER);
		return folder.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
	});
}
