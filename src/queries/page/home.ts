import type { Home } from '#content/schemas/home.ts';
import type { Library } from './library.ts';

/** The gallery that the home page shows as slides (specification 2, Home page). */
const SLIDES = 'home-slides';

/** What the school writes on the home page, figures filled in; pictures by their address. */
export interface HomeTexts extends Omit<Home, 'cards'> {
	welcome: Home['welcome'] & { html: string };
	cards: (Omit<Home['cards'][number], 'gallery'> & { picture: string })[];
	slides: { label: string; pictures: { picture: string; alt: string; caption: string }[] };
}

/**
 * The texts and slides of the home page (specification 2, Home page).
 * @throws Error with one line that names the file and what is wrong: a card names a gallery that does not exist, or a
 * text a figure
 */
export function homeTexts(library: Library): HomeTexts {
	try {
		return compose(library);
	} catch (error) {
		throw new Error(`src/content/home.yaml: ${(error as Error).message}.`, { cause: error });
	}
}

function compose(library: Library): HomeTexts {
	const { content, fill, find, addressOf, markdown } = library;
	const home = fill(content.home);
	const slides = find('galleries', SLIDES);
	const firstOf = (gallery: string) => find('galleries', gallery).pictures[0]?.file ?? '';
	return {
		...home,
		welcome: { ...home.welcome, html: markdown.paragraphs(home.welcome.text) },
		cards: home.cards.map(({ gallery, ...card }) => ({
			...card,
			picture: addressOf(firstOf(gallery)),
		})),
		slides: {
			label: slides.label,
			pictures: slides.pictures.map(({ file, alt, caption = '' }) => ({
				picture: addressOf(file),
				alt,
				caption,
			})),
		},
	};
}
