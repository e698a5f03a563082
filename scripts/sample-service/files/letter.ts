import { createRandom } from '../data/random.ts';
import { createFill } from '../data/slots.ts';
import { circularTopics } from '../data/topics/circulars.ts';
import { eventTopics } from '../data/topics/events.ts';
import { newsTopics } from '../data/topics/news.ts';
import {
	homeworkTopics,
	recruitmentTopics,
	sportsTopics,
	tenderTopics,
} from '../data/topics/others.ts';
import type { Topic } from '../data/topics.ts';

/** What a document says. */
export interface Letter {
	title: string;
	/** `YYYY-MM-DD` */
	date: string;
	reference: string;
	paragraphs: string[];
	points: string[];
	/** The first row is a heading. */
	table: string[][];
}

const topics: readonly Topic[] = [
	...circularTopics,
	...newsTopics,
	...eventTopics,
	...homeworkTopics,
	...sportsTopics,
	...tenderTopics,
	...recruitmentTopics,
];

/** Title and date out of a path: 'SAMPLE/news/1752480000000-Bus Timings.pdf' is 'Bus Timings' of 14 July 2025. */
function titleOf(path: string): { title: string; date: string } {
	const name = path.split('/').at(-1) ?? path;
	const [, stamp = '1767225600000', rest = name] = /^(\d{13})-(.*)$/.exec(name) ?? [];
	const title = rest
		.replace(/\.\w+$/, '')
		.replace(/[-_+\s]+/g, ' ')
		.trim();
	return { title: title || 'Notice', date: new Date(Number(stamp)).toISOString().slice(0, 10) };
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));

/** Writes the text of a document from the subject that its name shares most words with. */
export function letterFor(path: string): Letter {
	const { title, date } = titleOf(path);
	const random = createRandom(path);
	const wanted = wordsOf(title);
	const fitness = (topic: Topic) =>
		[...wordsOf([...topic.titles, ...topic.text].join(' '))].filter((word) => wanted.has(word))
			.length;
	const [topic] = random.shuffle(topics).sort((a, b) => fitness(b) - fitness(a)) as [Topic];
	const fill = createFill(random, date);
	return {
		title,
		date,
		reference: `${random.int(100, 999)}/${random.pick(['Acad', 'Adm', 'Gen', 'Tpt', 'Spt'])}/${date.slice(0, 4)}`,
		paragraphs: topic.text.map(fill),
		points: (topic.points ?? []).map(fill),
		table: (topic.table ?? []).map((row) => row.map(fill)),
	};
}
