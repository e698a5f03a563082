import { type About, says } from '../about.ts';
import { heading, newPage, type Section, table, text } from '../section.ts';
import { ARTICLE, HEADLINES, NEWSPAPERS, REVIEW } from '../texts/reports.ts';
import { stories } from '../texts/stories.ts';

type Story = (typeof stories)[number];

/** A story with the first names of two pupils; another digit gives other names. */
export const told = ({ text: lines }: Story, { fill }: About, digit = ''): string[] =>
	lines.map((line) =>
		line.replace(/\{(\w+)\}/g, (_, who: string) => fill(`{${who}${digit}}`).replace(/ .*/, '')),
	);

/** A small book: its title page and two stories of pupils. */
export function book(about: About): Section[] {
	const { title, grade, random, fill } = about;
	const author = `${fill('{person}')}, Class ${grade || fill('{class} {section}')}`;
	const chosen = random.shuffle(stories).slice(0, 2);
	return [
		{
			type: 'cover',
			title,
			by: says(about, /author|student/) ? author : 'Stories of our pupils',
			series: 'From the school library',
		},
		...chosen.flatMap((story, i) => [
			newPage,
			heading(story.title),
			...told(story, about, String(i + 1)).map(text),
		]),
	];
}

/** What a pupil thinks of a book. */
export function review({ title, grade, fill, random }: About): Section[] {
	const writer = [fill('{person}'), grade || fill('{class} {section}')];
	return [
		table(
			['Book', 'Reviewed by', 'Class', 'Stars'],
			[[title, ...writer, `${random.int(3, 5)} of 5`]],
			['*', 140, 60, 60],
		),
		...Object.entries(REVIEW).flatMap(([question, answers]) => [
			heading(question),
			text(random.pick(answers)),
		]),
	];
}

/** An article about the school, cut out of a newspaper. */
export function press({ fill, random }: About): Section[] {
	return [
		{
			type: 'clipping',
			paper: random.pick(NEWSPAPERS),
			headline: random.pick(HEADLINES),
			text: fill(ARTICLE.trim()),
		},
		text('Cutting from the school’s press folder. The newspaper is an invented one.'),
	];
}
