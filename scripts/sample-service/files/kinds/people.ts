import { addDays, shortDate } from '../../data/calendar.ts';
import type { Random } from '../../data/random.ts';
import { createFill, type Fill } from '../../data/slots.ts';
import { type About, choose, says } from '../about.ts';
import { sectionsOf } from '../markup.ts';
import { type Section, table, text } from '../section.ts';
import { DUTIES } from '../texts/reports.ts';
import { COURSES, STOPS } from '../texts/words.ts';

/** Fills a row: `fill` belongs to it alone. */
type Row = (fill: Fill, about: About) => string[];

const admission = (random: Random) => String(random.int(18_000, 24_999));
const NAME = ['Admission no.', 'Name of the student', 'Class'];
const pupil: Row = (fill, { random }) => [
	admission(random),
	fill('{person}'),
	fill('{class} {section}'),
];

interface Columns {
	opening: string;
	head: readonly string[];
	row: Row;
}

/** What stands in the columns of a list of people and how a row is filled, by what its name or a folder says. */
const columns: readonly (readonly [words: RegExp, columns: Columns])[] = [
	[
		/\btc\b|transfer|certificate/,
		{
			opening: 'Transfer certificates issued by the school.',
			head: [...NAME, 'Issued on'],
			row: (fill, about) => [
				...pupil(fill, about),
				shortDate(addDays(about.date, -about.random.int(0, 20))),
			],
		},
	],
	[
		/bus staff|driver|attendant/,
		{
			opening: 'Who drives and who looks after the pupils, route by route.',
			head: ['Route', 'Driver', 'Attendant', 'With the school since'],
			row: (fill, { random }) => [
				fill('{route}'),
				fill('Mr {boy}'),
				fill('Ms {girl}'),
				String(random.int(1998, 2023)),
			],
		},
	],
	[
		/topper/,
		{
			opening: 'Pupils with the best results of the board examinations.',
			head: ['Name of the student', 'Class', 'Marks in per cent'],
			row: (fill, { random }) => [
				fill('{person}'),
				random.pick(['X', 'XII']),
				(random.int(940, 996) / 10).toFixed(1),
			],
		},
	],
	[
		/\bbus\b|route|transport/,
		{
			opening: 'Seats in the school buses, route by route.',
			head: [...NAME, 'Route', 'Stop'],
			row: (fill, about) => [
				...pupil(fill, about),
				fill('{route}'),
				about.random.pick(STOPS).replace(/,.*/, ''),
			],
		},
	],
	[
		/achiev|select|topper|merit|jee|neet|nda|medical|engineer|career/,
		{
			opening: 'We congratulate our pupils and thank their teachers.',
			head: ['Name of the student', 'Passed class XII in', 'Selected for', 'Place'],
			row: (fill, about) => [
				fill('{person}'),
				fill('{year}'),
				choose(about, COURSES) ?? about.random.pick(COURSES)[1],
				fill('{place}'),
			],
		},
	],
	[
		/teacher|staff|faculty/,
		{
			opening: 'Teachers of the school with their subjects.',
			head: ['Name', 'Post', 'Subject', 'Qualification'],
			row: (fill, { random }) => [
				fill('{teacher}'),
				random.pick(['PGT', 'TGT', 'TGT', 'PRT']),
				fill('{subject}'),
				random.pick(['M.A., B.Ed.', 'M.Sc., B.Ed.', 'B.A., B.El.Ed.', 'M.Com., B.Ed.']),
			],
		},
	],
];
const withHouses: Columns = {
	opening: 'In the order of the register.',
	head: [...NAME, 'House'],
	row: (fill, about) => [...pupil(fill, about), fill('{house}')],
};

/** A numbered list of people, with the columns that its subject needs. */
export function list(about: About): Section[] {
	const { random, date } = about;
	const { opening, head, row } = choose(about, columns) ?? withHouses;
	const rows = Array.from({ length: random.int(12, 18) }, () =>
		row(createFill(random, date), about),
	);
	return [
		text(opening),
		table(
			['No.', ...head],
			rows.map((cells, i) => [String(i + 1), ...cells]),
			[34, ...head.map((label): number | '*' => (/^(Class|Route)$/.test(label) ? 56 : '*'))],
		),
		text('Errors may be reported to the office within a week.'),
		{ type: 'signed', name: 'Section officer' },
	];
}

/** Who sits on a committee, and what it does. */
export function committee(about: About): Section[] {
	const { random, date, session } = about;
	const roles = says(about, /child|protect|posh|complaint/) ? PROTECTION : COMMITTEE;
	return [
		text(
			`Members for the session ${session}, appointed by the Principal with the consent of the management.`,
		),
		table(
			['No.', 'Name', 'Role', 'Represents'],
			roles.map(([role, side], i) => [
				String(i + 1),
				OFFICES.includes(side) ? 'By office' : createFill(random, date)('{teacher}'),
				role,
				side,
			]),
			[34, '*', '*', '*'],
		),
		...sectionsOf(DUTIES),
	];
}

const OFFICES: readonly string[] = ['Principal', 'School counsellor'];
const COMMITTEE = [
	['Chairperson', 'Management'],
	['Member secretary', 'Principal'],
	['Member', 'Teachers, senior wing'],
	['Member', 'Teachers, junior wing'],
	['Member', 'Parents'],
	['Member', 'Parents'],
	['Member', 'Education society'],
	['Special invitee', 'Board of education'],
] as const;
const PROTECTION = [
	['Convener', 'Principal'],
	['Member', 'School counsellor'],
	['Member', 'Teachers, senior wing'],
	['Member', 'Teachers, junior wing'],
	['Member', 'Boarding house'],
	['Member', 'Medical room'],
	['Member', 'Parents'],
	['Member', 'Pupils of class XII'],
] as const;
