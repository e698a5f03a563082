import { addDays, spreadDates } from './calendar.ts';
import {
	bookkeeping,
	type Fields,
	filePath,
	instant,
	type Maker,
	objectId,
	picturePaths,
} from './record.ts';
import { createFill, type Fill } from './slots.ts';
import { alumniTopics } from './topics/others.ts';
import { createChooser } from './topics.ts';
import { BOYS, GIRLS, SURNAMES } from './words.ts';

/** A handful of records of the last weeks, each from its own words. */
function recent<T>(
	maker: Maker,
	texts: readonly T[],
	record: (text: T, date: string, fill: Fill) => Fields,
): Fields[] {
	const { random, today } = maker;
	return texts.map((text, i) => {
		const date = addDays(today, -2 - 5 * i - random.int(0, 3));
		return {
			_id: objectId(date, random),
			...record(text, date, createFill(random, date)),
			...bookkeeping(date, random),
		};
	});
}

const HIGHLIGHTS = [
	[
		'Admission open: UKG, session {nextSession}',
		'Result of Class XII: {some} students above 90 %',
		'School ranked first in the zone for {game}',
	],
	[
		'Parent–teacher meeting on {soonShort}',
		'Date sheet of the coming examination, {classes}',
		'Option form for Class XI, {nextSession}',
	],
	[
		'Congratulations to {girl}, national {medal} in {game}',
		'{few} students recommended for the Academy',
		'{house} House leads the Cock House table',
	],
	[
		'Fee of the quarter: last date {soonShort}',
		'Revised bus routes from {soonShort}',
		'School timings from {soonShort}',
	],
	[
		'Walk-in interview: PGT {subject}, {soonShort}',
		'Tender: supply of laboratory equipment',
		'Mandatory public disclosure {session}',
	],
	[
		'Udaan {session}: the school magazine is out',
		'Book fair in the library until {soonShort}',
		'Alumni meet on {later}: register now',
	],
];

/** The six lines of the highlights strip, each with its document. */
export function highlights(maker: Maker): Fields[] {
	return recent(maker, HIGHLIGHTS, (titles, date, fill) => {
		const title = fill(maker.random.pick(titles));
		return { title, attachments: [filePath(maker, 'highlight', date, title, 'pdf')] };
	});
}

const NOTIFICATIONS = [
	{
		title: 'Admissions {nextSession} are open',
		text: '<p>Registration for <strong>UKG</strong> closes on {later}.</p>',
		scene: 'school building',
		urlTitle: 'Register',
	},
	{
		title: 'Annual Day: you are invited',
		text: '<p>In Aravali Hall on {soon} at 4:30 PM.</p>',
		scene: 'stage',
		urlTitle: 'Programme',
	},
	{
		title: 'Annual Sports Day on {soonShort}',
		text: '<p>Gates open at 8:15 AM. Please park along the outer road.</p>',
		scene: 'sports track',
		urlTitle: 'How to reach us',
	},
];

/** The text stands in `desc`; the sample records have it in `description` (design 5). */
export function notifications(maker: Maker): Fields[] {
	return recent(maker, NOTIFICATIONS, ({ title, text, scene, urlTitle }, date, fill) => ({
		title: fill(title),
		desc: fill(text),
		image: picturePaths(maker, 'notification', date, [scene], 1),
		url: 'https://forms.example.org/parents',
		urlTitle,
		attachments: [filePath(maker, 'notification', date, fill(title), 'pdf')],
		fromDate: instant(date, maker.random),
	}));
}

/** The one entry behind the registration banner. */
export function onlineRegistrations(maker: Maker): Fields[] {
	return recent(
		maker,
		['Online registration for UKG, session {nextSession}'],
		(text, date, fill) => ({
			title: fill(text),
			url: 'https://forms.example.org/registration',
			attachments: [filePath(maker, 'onlineRegistration', date, fill(text), 'pdf')],
			date: instant(date, maker.random),
		}),
	);
}

const MESSAGES = [
	{
		category: 'Principal',
		designation: 'Principal',
		name: 'Ms Meenakshi Rawat',
		text: [
			'Dear parents and students,',
			'A school is known by the small things: how a senior helps a junior to find the right bus, how a class falls silent before a reading, how a team loses. We measure ourselves by these as much as by the results of the board.',
			'This session we give more hours to reading, to sport and to work with the hands. I invite every family to be part of it: come to the parent–teacher meetings, write to us, and above all listen to your children when they come home.',
			'May they touch the sky with glory.',
		],
	},
	{
		category: 'Chairman',
		designation: 'Chairman, School Management Committee',
		name: 'Air Commodore P. Ahlawat',
		text: [
			'The Air Force family moves often; its children change schools, friends and languages. Here they find a steady place.',
			'I thank the teachers who make it so, and wish every student clear skies.',
		],
	},
	{
		category: 'Executive Director',
		designation: 'Executive Director',
		name: 'Group Captain A. Bora',
		text: [
			'Character, competence and courage: these three make a citizen, in uniform or out of it.',
		],
	},
	{
		category: 'Manager',
		designation: 'Manager',
		name: 'Wing Commander T. Pillai',
		text: [
			'Good classrooms, safe buses and clean playgrounds are our daily work. Tell us what can be better.',
		],
	},
];

/** Messages of the principal and three other office holders. */
export function principalMessages(maker: Maker): Fields[] {
	return recent(maker, MESSAGES, ({ category, designation, name, text }, date) => ({
		category,
		name,
		designation,
		message: text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
		attachments: [filePath(maker, 'principalMessage', date, `portrait ${name}`, 'jpg')],
	}));
}

/** Alumni entries: of a person or of a whole batch. */
export function testimonials(maker: Maker): Fields[] {
	const { items, random, today } = maker;
	const choose = createChooser(alumniTopics, random);
	return spreadDates(Math.ceil(items / 8), today, random).map((date) => {
		const { title } = choose(date);
		const when = instant(date, random);
		const name = random.chance(0.4)
			? `Batch of ${random.int(1972, 2016)}`
			: `${random.pick([...GIRLS, ...BOYS])} ${random.pick(SURNAMES)}`;
		return {
			_id: objectId(date, random),
			name,
			title,
			date: when,
			...(random.chance(0.8) ? { fromDate: when } : {}),
			attachments: [
				filePath(
					maker,
					'testimonials',
					date,
					`${name} ${title}`,
					random.chance(0.75) ? 'pdf' : 'jpg',
				),
			],
			...bookkeeping(date, random),
		};
	});
}
