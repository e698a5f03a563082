/** What happens in the months (1–12) of a session, in their order: days with their events. */
export const EVENTS: readonly (readonly [month: number, events: string])[] = [
	[
		4,
		'1 New session begins; 10 Quarterly fee due; 18 Orientation of parents; 22 Earth Day assembly',
	],
	[
		5,
		'2 Investiture ceremony; 8 Periodic test begins; 16 Parent–teacher meeting; 17 Summer vacation begins',
	],
	[6, '5 Environment Day, online activities; 21 Day of Yoga; 30 Teachers return'],
	[7, '1 School reopens; 10 Quarterly fee due; 18 Raising Day; 26 Inter-house debate'],
	[8, '9 Plantation drive; 15 Independence Day; 22 Science exhibition; 29 Sports Day celebration'],
	[9, '5 Teachers’ Day; 14 Hindi Divas; 15 Half-yearly examination begins; 30 Examination ends'],
	[
		10,
		'2 Gandhi Jayanti; 8 Air Force Day; 10 Quarterly fee due; 18 Answer sheets shown to parents',
	],
	[11, '1 Winter uniform; 14 Children’s Day; 21 Annual athletics meet; 28 Junior wing fair'],
	[
		12,
		'5 Pre-board examination begins; 12 Carol singing; 19 Parent–teacher meeting; 31 Winter break begins',
	],
	[1, '10 Quarterly fee due; 15 School reopens; 23 Farewell rehearsal; 26 Republic Day'],
	[
		2,
		'6 Farewell of class XII; 15 Board examinations begin; 20 Annual examination begins; 28 Science Day',
	],
	[3, '7 Last day of annual examination; 20 Graduation of UKG; 28 Result day; 31 Session ends'],
];
