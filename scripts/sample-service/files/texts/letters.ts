import type { Topic } from '../../data/topics.ts';

/** Subjects of letters that are kept among the school's own documents. */
export const letterTopics: readonly Topic[] = [
	{
		titles: ['Thank you letter of the Principal to parents after Raising Day'],
		text: [
			'Raising Day is over, the flags are folded and the last chairs are back in the hall. Before the school turns to its lessons again I want to thank you.',
			'Many of you gave evenings for costumes, drove children to rehearsals and stood at the gates in the heat of the day. The children felt it. So did we.',
			'What will stay with me is the end: when the band stopped, nobody left. Parents, pupils and those who sat here forty years ago sang together, without a sheet.',
			'A school celebrates its birthday well when everyone in it has something to do. Thank you for finding so much to do.',
		],
	},
	{
		titles: ['Circular on NCERT books and textbooks to be followed'],
		text: [
			'The school follows the textbooks of NCERT in all classes for which they are published. Other books are used only where there is no such textbook.',
			'No pupil is asked to buy guides, help books or the books of one particular publisher. The list of books is on the website; the books may be bought anywhere.',
		],
	},
	{
		titles: ['Circular on the school transport from UKG to Class XII, buses and routes'],
		text: [
			'Seats in the school buses and in the hired buses for pupils of classes UKG to XII are allotted by route. The list of pupils by routes is on the website.',
			'Pupils bring the bus pass from the first day on. Those who wish to leave the bus or to change the stop apply in writing before the end of the month.',
		],
		points: [
			'Children up to class II are handed over only to the person named in the form',
			'The stop of a route is fixed for the session',
			'Complaints and praise go to the transport in-charge',
		],
	},
	{
		titles: ['Notice for board classes X and XII: practical examination, admit card, forms'],
		text: [
			'Pupils of the board classes check their names, the spelling of their parents’ names and the date of birth in the list of candidates. Corrections are possible until {soon}.',
			'Admit cards are handed out in the classroom against signature. They are brought to every paper together with the school identity card.',
		],
	},
];
