import { addDays, shortDate } from '../../data/calendar.ts';
import type { Random } from '../../data/random.ts';
import { createFill } from '../../data/slots.ts';
import { HOUSES } from '../../data/words.ts';
import { type About, says, yearOfGrade } from '../about.ts';
import { heading, points, type Section, table, text } from '../section.ts';
import { STATIONERY, STOPS, UNIFORM } from '../texts/words.ts';
import { subjectsOf } from './study.ts';

const rupees = (sum: number) => `Rs ${sum}`;

/** The books of a class with publishers and prices, or its notebooks and stationery. */
export function books(about: About): Section[] {
	const { grade, session, random } = about;
	const junior = yearOfGrade(grade) <= 5;
	const papers = says(about, /stationer|notebook|cop(y|ies)/);
	const rows = papers
		? random
				.shuffle(STATIONERY)
				.slice(0, 12)
				.map(([item, kind]) => ({ item, from: kind, price: random.int(4, 24) * 5 }))
		: subjectsOf(grade).flatMap((subject) => [
				{
					item: `${subject}: textbook${grade && ` for class ${grade}`}`,
					from: 'NCERT',
					price: random.int(11, 44) * 5,
				},
				...(junior || random.chance(0.3)
					? [
							{
								item: `${subject}: workbook`,
								from: 'Sample House Press',
								price: random.int(30, 64) * 5,
							},
						]
					: []),
			]);
	const total = rows.reduce((sum, { price }) => sum + price, 0);
	return [
		text(
			`${papers ? 'Notebooks and stationery' : 'Books'} needed in the session ${session}. They may be bought from the school shop or from any other shop; the prices are those printed on the cover.`,
		),
		table(
			['No.', papers ? 'Item' : 'Title', papers ? 'Kind and number' : 'Publisher', 'Price'],
			[
				...rows.map(({ item, from, price }, i) => [String(i + 1), item, from, rupees(price)]),
				['', 'Total', '', rupees(total)],
			],
			[34, '*', 150, 64],
		),
		points(
			'Cover every book and notebook in brown paper and label it with name, class and section.',
			'Used books in good condition are welcome: please ask at the book exchange in April.',
		),
	];
}

/** The parts of the uniform in summer and winter. */
export const uniform = ({ session }: About): Section[] => [
	text(
		`The uniform of the session ${session}. Winter uniform is worn from the date given by circular.`,
	),
	table(['Part', 'Summer', 'Winter'], UNIFORM, [130, '*', '*']),
	heading('Please note'),
	points(
		'Name, class and section are marked inside every garment.',
		'Pullovers and blazers carry the crest of the school; the tie and the belt have its colours.',
		'On the day of house activities pupils wear the T-shirt of their house.',
	),
];

/** Routes with their stops and times. */
export function routes({ parts, random }: About): Section[] {
	const [, only] = /route (?:no )?(\d+)/.exec(parts[0] ?? '') ?? [];
	const numbers = only ? [Number(only)] : [1, 2, 3, 4];
	return [
		text(
			'Please be at the stop five minutes before the time given. Times may shift by a few minutes in fog and rain.',
		),
		...numbers.flatMap((number) => {
			const stops = random.shuffle(STOPS).slice(0, random.int(6, 8));
			const morning = timesFrom(6 * 60 + random.int(25, 45), stops.length, random);
			// On the way home the last stop of the morning is the first.
			const afternoon = timesFrom(14 * 60 + 10, stops.length, random).reverse();
			return [
				heading(`Route ${number}`),
				table(
					['No.', 'Stop', 'Morning', 'Afternoon'],
					stops.map((stop, i) => [
						String(i + 1),
						stop,
						morning[i] as string,
						afternoon[i] as string,
					]),
					[34, '*', 80, 80],
				),
			];
		}),
	];
}

/** Times of day a few minutes apart, from a minute of the day on. */
function timesFrom(start: number, count: number, random: Random): string[] {
	let minutes = start;
	return Array.from({ length: count }, () => {
		const time = `${((Math.floor(minutes / 60) + 11) % 12) + 1}.${String(minutes % 60).padStart(2, '0')}`;
		minutes += random.int(4, 8);
		return `${time} ${minutes < 720 ? 'am' : 'pm'}`;
	});
}

/** A result by subjects: who passed, averages, and how the marks are spread. */
export function results({ grade, random, subject }: About): Section[] {
	const appeared = random.int(150, 210);
	const rows = (subject ? [subject] : subjectsOf(grade)).map((name, i) => {
		const sat = yearOfGrade(grade) > 10 && i > 0 ? random.int(28, 110) : appeared;
		const failed = random.pick([0, 0, 0, 0, 1, 2]);
		return [
			name,
			String(sat),
			String(sat - failed),
			(((sat - failed) / sat) * 100).toFixed(1),
			(random.int(712, 884) / 10).toFixed(1),
			String(random.int(96, 100)),
		];
	});
	const top = random.int(24, 40);
	const upper = random.int(50, 70);
	const middle = random.int(30, 45);
	return [
		text(`Results of ${appeared} pupils${grade && ` of class ${grade}`}, by subject.`),
		table(['Subject', 'Appeared', 'Passed', 'Pass %', 'Average', 'Highest'], rows, [
			'*',
			66,
			60,
			60,
			60,
			60,
		]),
		heading('How the marks are spread'),
		table(
			['Total in per cent', 'Pupils'],
			[
				['90 and above', String(top)],
				['75 to 89.9', String(upper)],
				['60 to 74.9', String(middle)],
				['Below 60', String(appeared - top - upper - middle)],
			],
			['*', 90],
		),
		text('Averages are of all who appeared. The table counts the main examination only.'),
	];
}

/** What the houses compete in during a session. */
export function activities(about: About): Section[] {
	const { session, random } = about;
	if (says(about, /points/)) return housePoints(about);
	const start = `${session.slice(0, 4)}-04-14`;
	const events = random.shuffle(EVENTS).slice(0, 12);
	return [
		text(`Activities of the session ${session}. Points count towards the cup of the best house.`),
		table(
			['Date', 'Activity', 'Classes', 'Venue', 'First place'],
			events.map((event, i) => {
				const date = addDays(start, i * 24 + random.int(0, 10));
				const fill = createFill(random, date);
				return [shortDate(date), event, fill('{board}'), fill('{venue}'), fill('{house}')];
			}),
			[74, '*', 50, '*', 76],
		),
		text('Dates of later activities are given by circular.'),
	];
}

/** The points of the houses, activity by activity. */
function housePoints({ session, random }: About): Section[] {
	const rows = random
		.shuffle(EVENTS)
		.slice(0, 10)
		.map((event) => [event, ...random.shuffle(['10', '8', '6', '4', '2'])]);
	const totals = HOUSES.map((_, i) =>
		String(rows.reduce((sum, row) => sum + Number(row[i + 1]), 0)),
	);
	return [
		text(
			`Points of the houses in the session ${session}: ten for the first place, two for the fifth.`,
		),
		table(['Activity', ...HOUSES], [...rows, ['Total', ...totals]], ['*', 58, 58, 58, 58, 58]),
	];
}

const EVENTS = [
	'English debate',
	'Hindi recitation',
	'Quiz',
	'Group song',
	'Folk dance',
	'Rangoli',
	'Chess',
	'Football',
	'Basketball',
	'Athletics heats',
	'Poster making',
	'Science models',
	'Spelling bee',
	'March-past',
	'One-act play',
	'Yoga',
] as const;
