import type { Random } from '../../data/random.ts';
import { type About, choose, yearOfGrade } from '../about.ts';
import { heading, points, type Section, table, text } from '../section.ts';
import * as questions from '../texts/questions.ts';
import { stories } from '../texts/stories.ts';
import { told } from './reading.ts';
import { subjectsOf, type Unit, unitsOf } from './study.ts';

/** How a part of a paper asks: wordings about topics of the syllabus, or an exercise. */
type Ask = readonly string[] | ((random: Random) => string);
type Part = readonly [title: string, count: number, marks: number, ask: Ask];

/** What entrance examinations ask for when a name tells nothing more. */
const ENTRANCE = [
	[/neet|medical/, 'Biology'],
	[/jee|engineer/, 'Physics'],
	[/\bca\b/, 'Accountancy'],
	[/clat|nda|cuet|entrance|career/, 'General Knowledge'],
] as const;

/** A question paper with sections, questions and marks. */
export function paper(about: About): Section[] {
	const { random } = about;
	const entrance = choose(about, ENTRANCE);
	const grade = about.grade || (entrance ? 'XII' : '');
	const subject = about.subject || entrance || random.pick(subjectsOf(grade));
	const units = unitsOf(subject, grade);
	const parts = partsOf(subject, grade);
	const marks = parts.reduce((sum, [, count, each]) => sum + count * each, 0);
	let first = 1;
	const sections = parts.flatMap(([title, count, each, ask], i): Section[] => {
		const asked = new Set<string>();
		// A wording that came already is asked anew; where there are too few, the part is shorter.
		for (let tries = 0; asked.size < count && tries < 99; tries++)
			asked.add(question(ask, random, units));
		const drawn: Section[] = [
			heading(`Section ${'ABCDE'[i]}: ${title} (${count} × ${each} = ${count * each} marks)`),
			...(ask === questions.onPassage ? [passage(about)] : []),
			{ type: 'questions', first, questions: [...asked].map((text) => [text, each]) },
		];
		first += asked.size;
		return drawn;
	});
	return [
		table(['Subject', 'Time allowed', 'Maximum marks'], [[subject, '3 hours', String(marks)]]),
		heading('General instructions'),
		points(
			'All questions are compulsory. Marks stand against each question.',
			'Write the number of the question before the answer.',
			'Fifteen minutes are given to read the paper.',
		),
		...sections,
	];
}

const passage = (about: About) =>
	text(told(about.random.pick(stories), about).slice(0, 2).join(' '));

function partsOf(subject: string, grade: string): readonly Part[] {
	const { define, tell, explain, discuss, onPassage, grammar, writing, sums, advanced } = questions;
	if (/English|Hindi|Sanskrit/.test(subject)) {
		return [
			['Reading', 5, 2, onPassage],
			['Grammar', 10, 1, grammar],
			['Writing', 3, 6, writing],
			['Literature', 6, 3, explain],
		];
	}
	const solve = yearOfGrade(grade) > 10 ? advanced : sums;
	const exercises = subject === 'Mathematics';
	return [
		['Very short answers', 10, 1, exercises ? solve : define],
		['Short answers', 6, 2, exercises ? solve : tell],
		['Reasoning', 6, 3, exercises ? solve : explain],
		['Long answers', 4, 5, exercises ? solve : discuss],
	];
}

function question(ask: Ask, random: Random, units: readonly Unit[]): string {
	if (typeof ask === 'function') return ask(random);
	const unit = random.pick(units);
	const [one = '', two = one] = random.shuffle(unit.topics);
	const words: Record<string, string> = {
		one,
		two,
		unit: unit.name,
		other: random.pick(random.pick(units).topics),
	};
	return random.pick(ask).replace(/\{(\w+)\}/g, (_, name: string) => words[name] as string);
}
