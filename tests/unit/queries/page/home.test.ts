import { expect, test } from 'vitest';
import { parseEntry } from '#content/read.ts';
import { homeTexts } from '#queries/page/home.ts';
import { createLibrary } from '#queries/page/library.ts';
import { readOwnContent } from '../../../../scripts/steps/own-content.ts';

const content = await readOwnContent();
const PLACES = {
	files: 'https://f.example',
	sizes: {},
	portal: 'https://p.example',
	libraryLogin: 'https://l.example',
};
const textsOf = (home: Partial<typeof content.home> = {}) =>
	homeTexts(createLibrary({ ...content, home: { ...content.home, ...home } }, PLACES));

test('figures are filled in wherever a text has them', () => {
	expect(textsOf().ranking).toContain(content.figures.ranking.claim);
	expect(JSON.stringify(textsOf())).not.toContain('{{');
});

test('the welcome is Markdown', () => {
	const welcome = { ...content.home.welcome, text: 'One **word**.\n\nTwo, [here](/History).' };
	expect(textsOf({ welcome }).welcome.html).toBe(
		'<p>One <strong>word</strong>.</p>\n<p>Two, <a href="/History">here</a>.</p>',
	);
});

test('a card has the first picture of the gallery that it names', () => {
	const card = { title: 'T', text: 't', page: '/Houses', gallery: 'school-library' };
	const [first] = content.galleries.get('school-library')?.pictures ?? [];
	expect(textsOf({ cards: [card] }).cards).toEqual([
		{ title: 'T', text: 't', page: '/Houses', picture: `https://f.example/${first?.file}` },
	]);
	expect(() => textsOf({ cards: [{ ...card, gallery: 'nowhere' }] })).toThrow(
		/^src\/content\/home\.yaml: src\/content\/galleries has no “nowhere”: it has .*school-library/,
	);
});

test('there are 13 slides, some captioned as Raising Day 2025', () => {
	const { pictures } = textsOf().slides;
	expect(pictures).toHaveLength(13);
	expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(13);
	expect(pictures.filter(({ caption }) => caption === 'Raising Day 2025').length).toBeGreaterThan(
		1,
	);
});

test('a mistake in home.yaml is told with its field and what is expected', () => {
	const { mistakes } = parseEntry(
		'home',
		'home.yaml',
		'quote: { words: Sky, source: Motto, year: 1 }\nusefulLinks: [BusRoutes]',
	);
	expect(mistakes).toContain(
		'home.yaml: quote.year: there is no such field; write one of words, source.',
	);
	expect(mistakes).toContain(
		'home.yaml: mission: is missing: The mission statement, one or two sentences.',
	);
	expect(mistakes).toContain('home.yaml: usefulLinks[1]: write a page such as “/BusRoutes”.');
});
