import type { Topic } from '../topics.ts';

/** Subjects of events, past and coming. */
export const eventTopics: readonly Topic[] = [
	{
		months: [6, 7],
		titles: ['Investiture ceremony {year}', 'Oath taking of the student council {session}'],
		text: [
			'The student council of **{session}** takes the oath of office. Chief guest: {officer}.',
			'The ceremony closes with the march past of the five houses.',
		],
		points: ['Arrival of the chief guest', 'Pinning of badges', 'Oath', 'March past'],
		scenes: ['march-past', 'stage'],
	},
	{
		months: [7],
		titles: [
			'Raising Day {year}',
			'Raising Day concert and exhibition',
			'Raising Day run, {few} km',
		],
		text: [
			'The school remembers its founding with a wreath laying, a concert and an exhibition of old photographs.',
			'Former students are warmly welcome.',
		],
		scenes: ['school building', 'stage'],
	},
	{
		months: [10],
		titles: [
			'Air Force Day special assembly',
			'Aero-modelling show on Air Force Day',
			'Air Force Day quiz final',
		],
		text: ['Models, a quiz and a talk by {officer} on **Air Force Day, 8 October**.'],
		scenes: ['fly-past', 'assembly'],
	},
	{
		months: [10, 11, 12, 1],
		titles: [
			'Annual Sports Day, {wing} wing',
			'Athletic meet of {classes}',
			'Cross-country run, Classes VI to XII',
		],
		text: [
			'Track and field events, drills and the tug of war. The day closes with the **victory ceremony**.',
			'Medals are presented by {officer}.',
		],
		table: [
			['Event', 'Time'],
			['March past', '9:00 AM'],
			['Track finals', '9:40 AM'],
			['Drill display', '11:15 AM'],
			['Prizes', '12:15 PM'],
		],
		scenes: ['sports track', 'march-past', 'medals'],
	},
	{
		months: [11, 12, 2],
		titles: [
			'Annual Day: “{subject} on stage”',
			'Annual Day of the {wing} wing',
			'Annual prize distribution {session}',
		],
		text: [
			'A programme of music, dance and drama by {many} children, with the annual report and prizes.',
		],
		scenes: ['stage'],
	},
	{
		titles: [
			'Inter-house debate, {classes}',
			'Inter-house {game} final: {house} v {house2}',
			'Inter-house solo singing',
			'Inter-house quiz in {subject}',
			'Inter-house declamation for Class {class}',
			'Inter-house group dance',
			'Inter-house best out of waste',
		],
		text: [
			'Teams of **Subroto, Arjan, Pratap, Latif and Katre** compete for the rolling trophy.',
			'Judges: {teacher} and {teacher2}.',
		],
		scenes: ['stage', 'medals'],
	},
	{
		titles: [
			'Science exhibition {year}',
			'Robotics and coding day',
			'Science week: experiments for {classes}',
			'Mathematics fair, {wing} wing',
		],
		text: [
			'Working models and experiments by students of **{classes}**. Parents may visit from 9:00 AM to 12:30 PM.',
		],
		scenes: ['laboratory'],
	},
	{
		titles: [
			'Book fair and meet the author',
			'Readathon, {classes}',
			'Story-telling morning, {junior}',
			'Literary week: book character parade',
		],
		text: [
			'Come as your favourite character, swap a book and listen to stories in the **library**.',
		],
		scenes: ['library'],
	},
	{
		months: [8],
		titles: ['Independence Day celebration {year}', 'Flag hoisting and patriotic songs'],
		text: ['Flag hoisting at **8:00 AM**, followed by a cultural programme.'],
		scenes: ['school flag', 'march-past'],
	},
	{
		months: [1],
		titles: ['Republic Day celebration {year}', 'Republic Day parade practice'],
		text: ['The five houses march past. The best contingent receives the trophy.'],
		scenes: ['march-past', 'fly-past'],
	},
	{
		months: [9],
		titles: [
			'Teachers’ Day celebration',
			'Students teach the teachers: {year}',
			'Hindi Diwas: kavi sammelan',
		],
		text: [
			'Class XII takes over the school for a day, from the morning assembly to the last bell.',
		],
		scenes: ['assembly', 'stage'],
	},
	{
		months: [11],
		titles: [
			'Children’s Day fete',
			'Children’s Day: talent show by teachers',
			'Grandparents’ Day, {junior}',
		],
		text: ['Games, food stalls run by Class XI and a surprise programme by the teachers.'],
		scenes: ['stage', 'art craft'],
	},
	{
		months: [6],
		titles: ['International Day of Yoga {year}', 'Yoga session for families'],
		text: ['Surya namaskar and simple asanas led by the physical education department.'],
		scenes: ['assembly', 'sports'],
	},
	{
		months: [12],
		titles: [
			'Christmas carols in {venue}',
			'Winter carnival {year}',
			'Carol evening in the boarding house',
		],
		text: ['Carols, a crib made by the junior wing, and a visit by Santa.'],
		scenes: ['stage'],
	},
	{
		months: [1, 2],
		titles: ['Farewell to Class XII, batch of {year}', 'Blessing ceremony for Class X'],
		text: [
			'Class XI bids farewell to Class XII. Mr and Ms **{year}** will be chosen by the teachers.',
		],
		scenes: ['stage'],
	},
	{
		months: [3, 4],
		titles: [
			'Graduation of UKG',
			'Orientation for parents of {junior}',
			'Welcome assembly of the new session {session}',
		],
		text: [
			'Parents meet the teachers, see the classrooms and hear how the day of a child is planned.',
		],
		scenes: ['classroom', 'assembly'],
	},
	{
		titles: [
			'Art exhibition “Rang”',
			'Pottery and clay workshop, Class {class}',
			'Rangoli and diya making',
			'Poster making on road safety',
		],
		text: ['Work of children of **{classes}**, on view in {venue} all day.'],
		scenes: ['art craft'],
	},
	{
		titles: [
			'Workshop on cyber safety for {classes}',
			'Career fair: aviation and defence',
			'Guest lecture on {subject}',
			'Counselling workshop: study with a calm mind',
		],
		text: [
			'An interactive session by a guest speaker, with time for questions.',
			'Bring a notebook; certificates are given to all participants.',
		],
		scenes: ['classroom', 'assembly'],
	},
	{
		titles: [
			'Plantation drive of the Eco Club',
			'Swachhata pakhwada: clean campus',
			'Blood donation camp',
			'Cycle rally for clean air',
		],
		text: ['Teachers, parents and students of **Classes IX to XII** take part.'],
		scenes: ['campus avenue trees'],
	},
	{
		titles: [
			'Zonal {game} tournament, under-{age}',
			'Friendly {game} match with visitors from {place}',
			'Swimming gala',
			'Skating championship, {wing} wing',
		],
		text: ['Teams of {few} schools take part. Matches begin at {time}.'],
		scenes: ['sports football', 'medals'],
	},
	{
		titles: [
			'Excursion to {place}',
			'Visit to the Air Force Museum, Class {class}',
			'Adventure camp of Class {class}',
			'NCC training camp',
		],
		text: [
			'Departure from the main gate at {time}. Parents please see the list of things to bring.',
		],
		points: ['Identity card', 'Water bottle', 'Cap and sports shoes'],
		scenes: ['campus avenue bus', 'hills fly-past'],
	},
	{
		titles: [
			'Model United Nations {year}',
			'Youth parliament, Classes IX to XII',
			'Debate: “Homework should be banned”',
			'Spell bee, {wing} wing final',
		],
		text: [
			'Delegates from {few} schools debate for two days. The best delegate of last year, {person}, chairs the council.',
		],
		scenes: ['stage', 'classroom'],
	},
];
