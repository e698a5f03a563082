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
 * @throws Error when a card names a gallery that does not exist, or a text a figure that does not
 */
export function homeTexts(library: Library): HomeTexts {
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
