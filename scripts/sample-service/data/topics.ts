import type { Random } from './random.ts';
import { createFill, type Fill } from './slots.ts';

/** One subject the school writes about. Its texts may hold slots and **strong** words. */
export interface Topic {
	/** Calendar months 1–12 in which it happens; any month when left out. */
	months?: readonly number[];
	titles: readonly string[];
	/** Paragraphs. */
	text: readonly string[];
	points?: readonly string[];
	/** Rows, the first one a heading. */
	table?: readonly (readonly string[])[];
	school?: 'Junior' | 'Senior';
	/** Words that name the pictures of it, and so the scenes painted for them. */
	scenes?: readonly string[];
}

export interface Chosen {
	topic: Topic;
	title: string;
	fill: Fill;
}

/** Gives one fitting topic and title after the other, avoiding titles already used as long as it can. */
export function createChooser(topics: readonly Topic[], random: Random): (date: string) => Chosen {
	const used = new Set<string>();
	const months = Array.from({ length: 13 }, (_, month) =>
		topics
			.filter((topic) => !topic.months || topic.months.includes(month))
			.flatMap((topic) => topic.titles.map((title) => [topic, title] as const)),
	);
	return (date) => {
		const fitting = months[Number(date.slice(5, 7))] ?? [];
		for (let attempt = 1; ; attempt++) {
			const [topic, wording] = random.pick(fitting);
			const fill = createFill(random, date);
			const title = capitalised(fill(wording));
			if (attempt < 8 && used.has(title)) continue;
			used.add(title);
			return { topic, title, fill };
		}
	};
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
