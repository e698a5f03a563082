import type { Topic } from '../topics.ts';

/** Subjects of the news. */
export const newsTopics: readonly Topic[] = [
	{
		months: [5, 6, 7],
		titles: [
			'Class XII results {year}: {some} students above 90 %',
			'Class X results {year}: every candidate passes',
			'{girl} tops the school in Class XII',
		],
		text: [
			'The results of the board have brought joy to the school: **{some} students** scored above 90 %, and the average of the school rose by {few} points over last year.',
			'The Principal congratulated the students, their parents and the teachers, and reminded them that the marks belong to the patient work of two years.',
		],
		table: [
			['Stream', 'Highest', 'Student'],
			['Science', '98.6 %', '{girl}'],
			['Commerce', '97.8 %', '{boy}'],
			['Humanities', '98.2 %', '{girl2}'],
		],
		scenes: ['medals', 'school building'],
	},
	{
		titles: [
			'{boy} wins {medal} at the state {game} championship',
			'{girl} selected for the national {game} camp',
			'School {game} team lifts the zonal cup',
			'Under-{age} {game} team returns from {place} with {few} medals',
		],
		text: [
			'Our **{game}** players brought honour to the school at {place}. In the deciding match they won {score} after an even first half.',
			'The coach, {teacher}, praised the early-morning practice of the whole season.',
		],
		scenes: ['sports', 'medals'],
	},
	{
		titles: [
			'{house} House wins the inter-house {subject} quiz',
			'{house} House leads the table in {month}',
			'Cock House trophy {year} goes to {house} House',
			'{house} and {house2} share the debating trophy',
		],
		text: [
			'After {few} rounds and a tie-breaker **{house} House** finished first, with {house2} House a close second.',
			'The trophy was presented by {officer}, who recalled the life of the man after whom the house is named.',
		],
		scenes: ['medals', 'stage'],
	},
	{
		months: [10],
		titles: [
			'Air Force Day celebrated with pride',
			'Fly-past watched from the school ground on Air Force Day',
			'Students meet air warriors on 8 October',
		],
		text: [
			'The school celebrated Air Force Day with a special assembly. {officer} told the students about the making of a pilot and answered their questions for an hour.',
			'The assembly ended with the school band playing “Nabh Sparsham”.',
		],
		scenes: ['fly-past', 'assembly'],
	},
	{
		months: [7],
		titles: [
			'Raising Day {year}: a day of memories',
			'Former students return on Raising Day',
			'School turns a year older',
		],
		text: [
			'The Raising Day began with a wreath laid for the fallen and ended with a cake cut by the youngest child and the oldest teacher of the school.',
			'A documentary made by Class XI told the story of the school from its barracks of 1955 to the present campus.',
		],
		scenes: ['school building', 'stage'],
	},
	{
		months: [11, 12, 1],
		titles: [
			'NDA: {few} students clear the written examination',
			'{boy} recommended by the Services Selection Board',
			'From the boarding house to the Academy: {boy}',
		],
		text: [
			'**{few} students** of the school have cleared the written paper of the National Defence Academy. They now prepare for the Selection Board with the guidance of {officer}.',
		],
		scenes: ['fly-past jets'],
	},
	{
		titles: [
			'Science exhibition draws {many} visitors',
			'Young innovators win at {place}',
			'Robotics club builds a line-following rover',
			'Atal tinkering laboratory: drones that water plants',
		],
		text: [
			'Students of **{classes}** showed {some} working models on water, energy and flight. A low-cost weather station by {person} and {person2} was judged the best.',
			'The models remain on view in the laboratory until {soon}.',
		],
		scenes: ['laboratory'],
	},
	{
		titles: [
			'Book week in the school library',
			'Author’s visit: stories from the hills',
			'{person} of Class {class} publishes a book of poems',
			'A thousand books read: {classes}',
		],
		text: [
			'Readers of **{classes}** met an author, exchanged books and wrote reviews that now hang in the library.',
			'{person} read most: {some} books in a single term.',
		],
		scenes: ['library'],
	},
	{
		titles: [
			'New smart classrooms opened',
			'Renovated {wing} wing block opened by {officer}',
			'Solar panels now light the senior wing',
			'New swimming pool changing rooms in use',
		],
		text: [
			'{officer} opened the new facility on {day}. It was built within the year and serves **{many} students** every day.',
		],
		scenes: ['school building', 'classroom'],
	},
	{
		titles: [
			'Students of Class {class} visit the Air Force Station',
			'Trip to {place}: four days of history',
			'Trekkers of Class {class} reach base camp',
			'Exchange students from {place} at school',
		],
		text: [
			'{some} students and {few} teachers returned yesterday from **{place}**, tired and happy. They kept a diary, of which a page is shared below.',
			'“We thought we knew the stars until there was no light but theirs,” writes {girl}.',
		],
		scenes: ['hills fly-past', 'campus avenue bus'],
	},
	{
		titles: [
			'Art exhibition “Rang” opens',
			'{girl} wins the national painting competition',
			'Junior wing makes clay diyas for {many} families',
			'Folk art of ten states on one wall',
		],
		text: [
			'Paintings, pottery and paper craft by children of **{classes}** fill the corridor. Warli and Madhubani motifs were taught by visiting artists.',
		],
		scenes: ['art craft'],
	},
	{
		titles: [
			'Music and dance fill Aravali Hall',
			'School choir wins {prize} prize at {place}',
			'Annual Day: “Udaan, the flight of a nation”',
			'Theatre club stages a play by Class {class}',
		],
		text: [
			'Some {many} children took the stage in a programme that moved from classical dance to a rock version of the school song.',
			'Lights, sets and sound were in the hands of Class XI.',
		],
		scenes: ['stage'],
	},
	{
		titles: [
			'Alumnus of {lastYear} speaks to Class XII',
			'Interaction with {officer}',
			'Mission N-MOLE: mentors meet {classes}',
			'Counselling fair: {few} universities at school',
		],
		text: [
			'“Choose the work for which you get up early by yourself,” was the advice given to **{classes}**.',
			'Questions ranged from fitness standards to scholarships.',
		],
		scenes: ['assembly', 'classroom'],
	},
	{
		titles: [
			'{many} saplings planted by the Eco Club',
			'Zero-waste week: results',
			'School wins the green campus award',
			'Water harvesting pit dug by scouts and guides',
		],
		text: [
			'The Eco Club planted **{many} saplings** of neem, amaltas and jamun along the avenue. Each has a class as its guardian.',
		],
		scenes: ['campus avenue trees'],
	},
	{
		titles: [
			'Teachers honoured on Teachers’ Day',
			'{teacher} receives the best teacher award',
			'Farewell to {teacher} after {some} years',
			'Training of teachers on the new curriculum',
		],
		text: [
			'In a moving function the school honoured its teachers. {teacher}, who has taught **{subject}** for {some} years, was presented with a silver salver.',
		],
		scenes: ['stage', 'classroom'],
	},
	{
		titles: [
			'Student council {session} takes charge',
			'{girl} and {boy} are head girl and head boy',
			'Election of class representatives by electronic ballot',
		],
		text: [
			'The new council took the oath in front of the whole school. Head girl **{girl}** and head boy **{boy}** promised to listen first.',
		],
		scenes: ['march-past', 'assembly'],
	},
	{
		titles: [
			'{house} House march past judged the best',
			'NCC cadets bring home {few} medals',
			'School band chosen for the state parade',
			'Scouts and guides: {few} earn the Governor’s badge',
		],
		text: [
			'The contingent practised for six weeks under {teacher}. {officer} complimented its **bearing and turnout**.',
		],
		scenes: ['march-past'],
	},
	{
		titles: [
			'{girl} of Class {class} in the national Mathematics team',
			'Olympiad results: {some} gold medals',
			'{boy} scores the highest in the science Olympiad',
			'Debaters {person} and {person2} win at {place}',
		],
		text: [
			'Our students did very well this year: **{some} gold medals** in all, and {few} students qualified for the next level to be held at {place}.',
		],
		scenes: ['medals', 'library'],
	},
];
