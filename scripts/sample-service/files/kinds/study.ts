import { addDays, longDate, yearOf } from '../../data/calendar.ts';
import { type About, says, yearOfGrade } from '../about.ts';
import { heading, points, type Section, signatures, table, text } from '../section.ts';
import { juniorSyllabus } from '../texts/junior-syllabus.ts';
import { middleSyllabus } from '../texts/middle-syllabus.ts';
import { seniorSyllabus } from '../texts/senior-syllabus.ts';

export interface Unit {
	name: string;
	topics: readonly string[];
}

const bookOf = (grade: string) => {
	const year = yearOfGrade(grade);
	return year <= 5 ? juniorSyllabus : year <= 10 ? middleSyllabus : seniorSyllabus;
};

/** The units of a subject as taught in a class; those of another class where it has none. */
export function unitsOf(subject: string, grade: string): Unit[] {
	const books = [bookOf(grade), middleSyllabus, seniorSyllabus, juniorSyllabus];
	const found = books.find((book) => book[subject])?.[subject];
	if (!found) throw new Error(`No syllabus of “${subject}”: add it to files/texts.`);
	return found
		.trim()
		.split('\n')
		.map((line) => {
			const [name = '', topics = ''] = line.split(': ');
			return { name, topics: topics.split(', ') };
		});
}

/** The main subjects of a class; Sanskrit is taught up to class VIII. */
export function subjectsOf(grade: string): string[] {
	const year = yearOfGrade(grade);
	return Object.keys(bookOf(grade))
		.slice(0, year <= 5 ? 5 : year <= 10 ? 7 : 14)
		.filter((subject) => subject !== 'Sanskrit' || year < 9);
}

const of = (grade: string) =>
	grade && ` of ${grade.includes(' to ') ? 'classes' : 'class'} ${grade}`;

const MONTHS = ['April', 'May', 'July', 'August', 'September', 'October', 'November', 'December'];

/** Units with their topics, months and periods. */
export function syllabus({ subject, grade, session, random }: About): Section[] {
	const subjects = subject ? [subject] : subjectsOf(grade).slice(0, 4);
	return [
		text(
			`What pupils${of(grade)} learn in ${subject || 'their main subjects'} in the session ${session}: units and topics in the order in which they are taught, with the periods planned for them. Teachers may move a topic by a few weeks as the class needs it.`,
		),
		...subjects.flatMap((name) => [
			heading(name),
			table(
				['Unit', 'Topics', 'Month', 'Periods'],
				unitsOf(name, grade).map((unit, i, { length }) => [
					`${i + 1}. ${unit.name}`,
					capitalised(unit.topics.join('; ')),
					MONTHS[Math.floor((i * MONTHS.length) / length)] as string,
					String(random.int(8, 22)),
				]),
				[130, '*', 64, 54],
			),
		]),
		heading('Tests'),
		table(['Test', 'Month', 'What it covers'], TESTS, [150, 90, '*']),
		heading('How learning is assessed'),
		points(
			'Notebooks, projects and activities are looked at throughout the term.',
			'The annual examination covers the whole syllabus with more weight on the second term.',
		),
	];
}

const TESTS = [
	['Periodic test I', 'May', 'What has been taught since April'],
	['Half-yearly examination', 'September', 'All units of the first term'],
	['Periodic test II', 'December', 'Units of the second term so far'],
	['Annual examination', 'February', 'The whole syllabus'],
];

/** A date sheet, or the steps of an admission with their dates. */
export function dates(about: About): Section[] {
	const { grade, session, random } = about;
	const year = yearOf(session);
	if (says(about, /admission|ukg/)) {
		return [
			text('Dates of the admission, from the form to the first day at school.'),
			table(
				['Step', 'Date'],
				STEPS.map((step, i) => [
					step,
					longDate(addDays(`${year}-12-24`, i * 9 + random.int(0, 4))),
				]),
				['*', 170],
			),
			text('The lists are put up at the school gate and on the website. No call letters are sent.'),
		];
	}
	let day = says(about, /half|term (1|i\b)|september/) ? `${year}-09-12` : `${year + 1}-02-14`;
	const rows = subjectsOf(grade).map((subject) => {
		day = addDays(day, random.int(1, 3));
		if (new Date(day).getUTCDay() === 0) day = addDays(day, 1);
		const [weekday = '', rest = ''] = longDate(day).split(', ');
		return [rest, weekday, subject, random.pick(['8.30 to 11.30 am', '8.30 to 10.30 am'])];
	});
	return [
		text(`Pupils${of(grade)} come in school uniform and are in their seats ten minutes before.`),
		table(['Date', 'Day', 'Subject', 'Time'], rows, [130, 90, '*', 110]),
		heading('Instructions'),
		points(
			'Bring the identity card, the admit card where one is issued, and your own stationery.',
			'The first fifteen minutes are for reading the paper only.',
			'Smart watches, phones and calculators stay at home unless the paper allows a calculator.',
			'Dates are tentative: changes are announced by circular.',
		),
		signatures('Examination in-charge', 'Principal'),
	];
}

const STEPS = [
	'Registration forms on the website',
	'Last day for handing in the form',
	'Scrutiny of forms and award of points',
	'Draw of lots in the presence of parents',
	'First list of selected children',
	'Checking of original documents and payment of fees',
	'Waiting list, if seats remain',
	'Orientation of parents and first day of school',
];

/** What is assessed, with its weight: of pupils by their class, or of applicants for admission. */
export function scheme(about: About): Section[] {
	if (says(about, /points|criteri|admission/)) {
		return [
			text('Forms are put in order by points. Where points are equal, a draw of lots decides.'),
			table(['Criterion', 'Points'], CRITERIA, ['*', 80]),
			text('Each point needs a document. A wrong statement cancels the registration.'),
		];
	}
	const rows = yearOfGrade(about.grade) <= 2 ? GRADED : MARKED;
	return [
		text(`How pupils${of(about.grade)} are assessed in each of the two terms of ${about.session}.`),
		table(['Component', 'What is looked at', 'Weight'], rows, [140, '*', 70]),
		heading('Notes'),
		points(
			'The better of two periodic tests counts.',
			'A pupil absent for a medical reason is assessed on the work of the rest of the term.',
			'Parents see the answer sheets at the parent–teacher meeting after each term.',
		),
	];
}

const CRITERIA = [
	['Child of serving air force personnel', '50'],
	['Child of personnel of the other services', '30'],
	['Brother or sister studying at the school', '20'],
	['Home within the nearest zone of the school', '20'],
	['Home within the next zone', '10'],
	['Parent is a former pupil', '10'],
];
const GRADED = [
	['Listening and speaking', 'Rhymes, stories, answering in sentences', 'Grade'],
	['Reading', 'Reading aloud, understanding', 'Grade'],
	['Writing', 'Dictation, sentences, neatness', 'Grade'],
	['Number work', 'Oral sums, worksheets, activities', 'Grade'],
	['Surroundings', 'Observation, projects', 'Grade'],
	['Games, art and music', 'Taking part, enjoying', 'Grade'],
	['Habits', 'Punctuality, sharing, care of things', 'Grade'],
];
const MARKED = [
	['Periodic test', 'Written paper of forty minutes', '10'],
	['Notebook', 'Regularity, neatness, corrections done', '5'],
	['Subject enrichment', 'Project, practical or speaking task', '5'],
	['Term examination', 'Written paper of the whole term', '80'],
];

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
