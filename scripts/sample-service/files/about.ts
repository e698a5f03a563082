import { sessionOf } from '../data/calendar.ts';
import { createRandom, type Random } from '../data/random.ts';
import { createFill, type Fill } from '../data/slots.ts';
import { dateIn, dayIn, GRADE, sessionIn, titleOf } from './name.ts';

/** What the folders and the name of a path tell about its document. */
export interface About {
	path: string;
	/** The name for people, e.g. 'Class XI option form'. */
	title: string;
	/** `YYYY-MM-DD`: in the name, or when it was uploaded. */
	date: string;
	/** e.g. '2025-26' */
	session: string;
	/** Name first, then its folders from the nearest to the farthest, words parted by single spaces. */
	parts: readonly string[];
	/** Put there by an upload to the content service, which stamps its names with the time. */
	uploaded: boolean;
	/** e.g. 'VI' or 'VI to VIII'; '' when the path names no class. */
	grade: string;
	/** e.g. 'Mathematics'; '' when the path names no subject. */
	subject: string;
	random: Random;
	fill: Fill;
}

/** Whether the name or a folder holds the words. */
export const says = ({ parts }: About, words: RegExp) => parts.some((part) => words.test(part));

/** The choice whose words the name holds, or else the nearest folder; the first of several. */
export function choose<T>(
	{ parts }: About,
	choices: readonly (readonly [words: RegExp, choice: T])[],
): T | undefined {
	return parts
		.map((part) => choices.find(([words]) => words.test(part))?.[1])
		.find((choice) => choice !== undefined);
}

const GRADES = ['ukg', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const CLASSES = new RegExp(
	`\\bclass(?:es)? (${GRADE})(?: (?:to |and )?(${GRADE}))?\\b|\\b(${GRADE}) (?:to |and )?(${GRADE})\\b|\\b(ukg|[ivx]{2,4}|[ivx]{1,4} [a-e]$)(?: |$)`,
);
/** Words of file names for the subjects taught, the longer names first. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
	[/math/, 'Mathematics'],
	[/\bevs\b|environment|world around/, 'EVS'],
	[/social/, 'Social Science'],
	[/computer|informatics|\bai\b/, 'Computer Science'],
	[/political|civics/, 'Political Science'],
	[/home science/, 'Home Science'],
	[/physical ed|\bgames\b/, 'Physical Education'],
	[/account/, 'Accountancy'],
	[/business/, 'Business Studies'],
	[/\bgk\b|general (knowledge|ability|awareness)|legal|current affairs/, 'General Knowledge'],
	[/english/, 'English'],
	[/hindi/, 'Hindi'],
	[/sanskrit/, 'Sanskrit'],
	[/physics/, 'Physics'],
	[/chemistry/, 'Chemistry'],
	[/biolog/, 'Biology'],
	[/science/, 'Science'],
	[/econom/, 'Economics'],
	[/geograph/, 'Geography'],
	[/history/, 'History'],
	[/psycholog/, 'Psychology'],
	[/\b(art|drawing|craft|painting)\b/, 'Art'],
	[/\b(music|dance)\b/, 'Music'],
];

/** Reads a path: '…/syllabus/class-vi/mathematics.pdf' is about Mathematics in class VI. */
export function aboutOf(path: string): About {
	const [file = '', ...folders] = path.split('/').reverse();
	const [, stamp, name = file] = /^(?:(\d{13})-)?(.*?)(?:\.\w+)?$/.exec(file) ?? [];
	const parts = [name, ...folders].map((part) => part.toLowerCase().replace(/[-_+\s]+/g, ' '));
	const random = createRandom(path);
	const uploadedOn = stamp && new Date(Number(stamp)).toISOString().slice(0, 10);
	const date = uploadedOn ?? dateIn(name) ?? dayIn(random, sessionIn(path));
	return {
		path,
		title: titleOf(name),
		date,
		session: dateIn(name) ? sessionOf(date) : (sessionIn(path) ?? sessionOf(date)),
		parts,
		uploaded: stamp !== undefined,
		grade: firstOf(parts, gradeOf),
		subject: firstOf(parts, (part) => SUBJECTS.find(([words]) => words.test(part))?.[1] ?? ''),
		random,
		fill: createFill(random, date),
	};
}

/** The last class of a grade as a number: 0 for UKG, 12 for XII; 8 for a path without one. */
export function yearOfGrade(grade: string): number {
	const years = grade
		.toLowerCase()
		.split(' ')
		.map((word) => GRADES.indexOf(word));
	return Math.max(...years) < 0 ? 8 : Math.max(...years);
}

const firstOf = (parts: readonly string[], read: (part: string) => string) =>
	parts.map(read).find((found) => found !== '') ?? '';

function gradeOf(part: string): string {
	const [, one, to, from, until, alone] = CLASSES.exec(part) ?? [];
	return [one ?? from ?? alone, to ?? until]
		.filter((grade) => grade !== undefined)
		.join(' to ')
		.toUpperCase()
		.replace(' TO ', ' to ');
}
