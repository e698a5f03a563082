import { createRandom } from '../../data/random.ts';
import { createFill } from '../../data/slots.ts';
import { circularTopics } from '../../data/topics/circulars.ts';
import { eventTopics } from '../../data/topics/events.ts';
import { newsTopics } from '../../data/topics/news.ts';
import {
	homeworkTopics,
	recruitmentTopics,
	sportsTopics,
	tenderTopics,
} from '../../data/topics/others.ts';
import type { Topic } from '../../data/topics.ts';
import type { About } from '../about.ts';
import { heading, newPage, type Section, table, text } from '../section.ts';
import { letterTopics } from '../texts/letters.ts';

const wordsOf = (words: string) => new Set(words.toLowerCase().match(/[a-z]{4,}/g));

const topics: readonly (readonly [Topic, ReadonlySet<string>])[] = [
	...circularTopics,
	...newsTopics,
	...eventTopics,
	...homeworkTopics,
	...sportsTopics,
	...tenderTopics,
	...recruitmentTopics,
	...letterTopics,
].map((topic) => [topic, wordsOf([...topic.titles, ...topic.text].join(' '))]);

/**
 * A letter to the parents about the subject that its name shares most words with. The folder tells nothing where all
 * uploads of a list lie in the same one.
 */
export function letter({ path, parts, uploaded, date, random, fill }: About): Section[] {
	const wanted = [...wordsOf(uploaded ? (parts[0] as string) : parts.join(' '))];
	const fitness = (words: ReadonlySet<string>) => wanted.filter((word) => words.has(word)).length;
	const {
		text: paragraphs,
		points = [],
		table: rows = [],
	} = random
		.shuffle(topics)
		.map(([topic, words]) => ({ topic, fits: fitness(words) }))
		.reduce((best, one) => (one.fits > best.fits ? one : best)).topic;
	const [head, ...body] = rows.map((row) => row.map(fill));
	return [
		text('Dear Parents and Students,'),
		...paragraphs.map((paragraph) => text(fill(paragraph))),
		...(points.length > 0 ? [{ type: 'points' as const, points: points.map(fill) }] : []),
		...(head ? [table(head, body)] : []),
		text(uploaded ? 'Kindly take note and cooperate.' : 'With kind regards,'),
		{ type: 'signed', name: 'Principal' },
		...(uploaded ? annexures(path, date) : []),
	];
}

/** Lists of names with classes, as schools attach them to some letters. */
function annexures(path: string, date: string): Section[] {
	const count = createRandom(path, 'pages').pick([0, 0, 1, 1, 2]);
	return ['A', 'B'].slice(0, count).flatMap((label) => {
		const random = createRandom(path, label);
		const rows = Array.from({ length: random.int(12, 22) }, (_, i) => {
			const fill = createFill(random, date);
			return [String(i + 1), fill('{person}'), fill('{class} {section}'), fill('{house}')];
		});
		return [newPage, heading(`Annexure ${label}`), table(['No.', 'Name', 'Class', 'House'], rows)];
	});
}
