import type { Topic } from '../topics.ts';

export const homeworkTopics: readonly Topic[] = [
	{
		titles: [
			'Class {class} {core}: worksheet {few}',
			'Class {class} {core}: revision paper',
			'{core} assignment, Class {class} ({month})',
		],
		text: [
			'Do the sheet in the {core} notebook and submit it by {soon}.',
			'Show all steps; diagrams are drawn with a pencil.',
		],
	},
	{
		titles: [
			'Class {junior} weekly homework, {dayShort}',
			'Fun worksheet for Class {junior}: {month}',
			'Class {junior} reading log and spelling list',
		],
		text: [
			'Please sit with your child for twenty minutes a day. Read the page aloud together, then let the child write.',
		],
		points: ['Read one story', 'Write five new words', 'Draw what you liked best'],
		school: 'Junior',
	},
	{
		months: [5, 6],
		titles: [
			'Class {class} summer holiday homework',
			'Class {junior} holiday fun',
			'Holiday project in {core}, Class {class}',
		],
		text: [
			'The project is made at home from things that would be thrown away. Bring it on the first day after the vacation.',
		],
		points: ['A diary of ten days', 'One experiment with photographs', 'A letter to a grandparent'],
	},
	{
		months: [12, 1],
		titles: [
			'Class {class} winter break assignment',
			'Pre-board practice paper: {core}, Class {class}',
		],
		text: [
			'Solve the paper in three hours at one sitting, then check it with the marking scheme given at the end.',
		],
	},
	{
		months: [9, 10, 11],
		titles: ['Autumn break homework, Class {class}', 'Class {class} {core}: chapter-end questions'],
		text: ['Questions 1 to {some} of the chapter. Group work is allowed; copying is not.'],
	},
];

export const sportsTopics: readonly Topic[] = [
	{
		titles: [
			'Zonal {game} tournament: {prize} place',
			'Under-{age} {game} team, {prize} in the zone',
			'{game} (under-{age}): {few} selected for the state',
		],
		text: ['The under-{age} team played {few} matches and won the last {score}.'],
		table: [
			['Player', 'Class', 'Medal'],
			['{boy}', 'IX', '{medal}'],
			['{boy2}', 'X', '{medal2}'],
			['{girl}', 'XI', '{medal3}'],
		],
		scenes: ['sports', 'medals'],
	},
	{
		titles: [
			'Inter-house {game}: {house} House wins',
			'Inter-house athletic meet: results of {classes}',
			'Inter-house {game}, day {few}',
		],
		text: ['{house} House beat {house2} House {score}.'],
		scenes: ['sports track'],
	},
	{
		titles: [
			'{girl} wins {medal} in {game} at {place}',
			'{boy} breaks the school record in {game}',
			'National school games: {person} in the {game} team',
		],
		text: ['Coach {teacher} has trained the winner for {few} years.'],
		scenes: ['medals'],
	},
	{
		titles: [
			'Sports activities of {month} {year}',
			'Coaching camp in {game}',
			'Fitness test of {classes}',
			'Yoga and aerobics display',
		],
		text: ['A record of what was done in the month, with the names of those who took part.'],
		scenes: ['sports football'],
	},
];

export const tenderTopics: readonly Topic[] = [
	{
		titles: [
			'Supply of {subject} laboratory equipment',
			'Supply and installation of {some} LED panels',
			'Supply of desks for {few} classrooms',
			'Supply of sports goods, {session}',
		],
		text: [
			'Sealed bids are invited from registered firms. Bids must reach the school office by 1:00 PM on **{later}** and are opened the same day at 3:00 PM.',
			'The school reserves the right to reject any bid without giving a reason.',
		],
		points: ['Earnest money: {sum}', 'Copy of GST registration', 'Samples by {soonShort}'],
	},
	{
		titles: [
			'Tender for housekeeping services {nextSession}',
			'Hiring of {some} buses for school transport',
			'Running of the school canteen, {nextSession}',
			'Security services for the campus',
			'Annual maintenance of computers and printers',
		],
		text: [
			'Quotations in two bids (technical and commercial) are invited for **{nextSession}**.',
			'A pre-bid meeting is held in {venue} on {soon} at {time}.',
		],
		table: [
			['Item', 'Date'],
			['Sale of documents', '{dayShort}'],
			['Pre-bid meeting', '{soonShort}'],
			['Last date', '{laterShort}'],
		],
	},
	{
		titles: [
			'Corrigendum: extension of last date to {laterShort}',
			'Disposal of unserviceable furniture by auction',
			'Expression of interest: solar plant of {some} kW',
			'Printing of the school magazine and almanac',
		],
		text: ['The revised documents are attached. Other terms remain unchanged.'],
	},
];

export const recruitmentTopics: readonly Topic[] = [
	{
		titles: [
			'Recruitment of teachers (PGT {subject}) {session}',
			'Walk-in interview: TGT {subject}',
			'Advertisement for PRT and special educator',
		],
		text: [
			'Applications are invited for regular and contractual posts. The form is attached; apply by **{later}**.',
		],
	},
	{
		titles: [
			'List of candidates called for interview: {subject}',
			'Result of the written test held on {dayShort}',
			'Merit list: PGT {subject}',
			'Panel of selected candidates, {month} {year}',
		],
		text: ['Candidates bring originals of all certificates at {time} on {soon}.'],
	},
	{
		titles: [
			'Vacancy: warden, boarding house',
			'Vacancy: laboratory attendant ({subject})',
			'Vacancy: coach for {game}',
			'Vacancy: school counsellor',
			'Vacancy: bus attendants and drivers',
		],
		text: [
			'Pay as per the rules of the society. Preference to ex-servicemen and to their families.',
		],
	},
];

export const achievementTopics: readonly Topic[] = [
	{
		titles: [
			'{girl}: {prize} in the state painting competition',
			'{boy} and {boy2}: national science fair at {place}',
			'{person} wins the essay competition on {subject}',
			'{person}: {prize} prize in declamation at {place}',
		],
		text: ['Certificate and letter of appreciation are attached.'],
		scenes: ['medals'],
	},
	{
		titles: [
			'Mathematics Olympiad: {some} medals',
			'Science Olympiad results, {month} {year}',
			'Cyber Olympiad: school rank {few}',
			'Spell bee: {girl} in the national final',
		],
		text: ['List of medal winners class by class.'],
		scenes: ['medals'],
	},
	{
		titles: [
			'School choir: {prize} at the festival in {place}',
			'Group dance: {prize} prize at {place}',
			'Theatre festival: best actor {boy}',
			'Band display: {prize} in the zone',
		],
		text: ['Congratulations to the team and to {teacher}.'],
		scenes: ['stage'],
	},
	{
		titles: [
			'{few} students clear the NDA written examination',
			'JEE: {some} students qualify',
			'Scholarship examination: {some} scholars',
			'Best school award for {subject}',
		],
		text: ['The list is attached.'],
		scenes: ['school building'],
	},
];

export const albumTopics: readonly Topic[] = [
	{
		months: [6, 7],
		titles: ['Investiture {year}', 'Student council {session}'],
		text: ['Oath taking, badges and the first salute.'],
		scenes: ['march-past', 'stage', 'assembly'],
	},
	{
		months: [7],
		titles: ['Raising Day {year}', 'Raising Day: the exhibition'],
		text: ['A day with flags, songs and old friends.'],
		scenes: ['school flag', 'stage', 'march-past'],
	},
	{
		months: [10],
		titles: ['Air Force Day {year}', 'Fly-past from our ground'],
		text: ['Special assembly and the fly-past of the morning.'],
		scenes: ['fly-past', 'assembly', 'march-past'],
	},
	{
		months: [10, 11, 12, 1],
		titles: ['Annual Sports Day, {wing} wing {session}', 'Athletic meet {year}'],
		text: ['Races, drills and the proud winners.'],
		scenes: ['sports track', 'march-past', 'medals'],
	},
	{
		months: [11, 12, 2],
		titles: ['Annual Day {year}', 'Annual Day of the {wing} wing {session}'],
		text: ['An evening of lights, music and dance.'],
		scenes: ['stage', 'stage', 'medals'],
	},
	{
		titles: [
			'Science exhibition, {month} {year}',
			'Robotics day, Class {class}',
			'In the laboratories: Class {class}',
		],
		text: ['Experiments, models and curious visitors.'],
		scenes: ['laboratory'],
	},
	{
		titles: [
			'Book week {year}',
			'An afternoon in the library, Class {class}',
			'Author’s visit, {month} {year}',
		],
		text: ['Readers of all ages.'],
		scenes: ['library'],
	},
	{
		titles: [
			'Art and craft, Class {junior}',
			'Exhibition “Rang” {year}',
			'Clay modelling, Class {class}',
		],
		text: ['Colours, paper, clay and a lot of laughter.'],
		scenes: ['art craft', 'classroom'],
	},
	{
		titles: ['Inter-house {game} {year}', 'Zonal {game} tournament, {month} {year}'],
		text: ['Matches, cheers and the trophy.'],
		scenes: ['sports football', 'medals'],
	},
	{
		titles: ['Van Mahotsav {year}', 'Our campus in {month} {year}', 'Cycle rally, {month} {year}'],
		text: ['Along the avenue, early in the morning.'],
		scenes: ['campus avenue trees', 'school building'],
	},
	{
		titles: [
			'Excursion to {place}, Class {class}',
			'Adventure camp {year}',
			'Visit to the Air Force Museum, Class {class}',
		],
		text: ['Four days away from books, with a lot learnt.'],
		scenes: ['hills fly-past', 'campus avenue bus'],
	},
	{
		months: [3, 4, 5],
		titles: ['First day at school, {session}', 'Orientation of Class {junior}, {session}'],
		text: ['New friends, new bags and very few tears.'],
		scenes: ['classroom', 'school building', 'assembly'],
	},
	{
		months: [1, 8],
		titles: [
			'Republic and Independence: the flag in {month} {year}',
			'Patriotic song competition {year}',
		],
		text: ['The five houses on parade.'],
		scenes: ['school flag', 'march-past', 'fly-past'],
	},
];

export const alumniTopics: readonly Topic[] = [
	{
		titles: [
			'Silver reunion',
			'Golden reunion of the batch',
			'Visit of the batch to its old classrooms',
		],
		text: [],
	},
	{
		titles: [
			'Talk to Class XII on a life in {subject}',
			'From the hostel to the cockpit',
			'Interaction with {classes}',
			'Mentoring morning for Class {class}',
		],
		text: [],
	},
	{
		titles: [
			'Alumni meet {year}',
			'Donation to the school library',
			'Scholarship founded by former students',
			'Alumni {game} match',
		],
		text: [],
	},
];
