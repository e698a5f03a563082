import { addDays, longDate, monthName, sessionOf, shortDate, yearOf } from './calendar.ts';
import type { Random } from './random.ts';
import {
	BOYS,
	CLASSES,
	CORE_SUBJECTS,
	GAMES,
	GIRLS,
	GROUPS,
	HOUSES,
	JUNIOR_CLASSES,
	OFFICERS,
	PLACES,
	SUBJECTS,
	SURNAMES,
	TIMES,
	VENUES,
} from './words.ts';

type Slot = (random: Random, date: string) => string;

const oneOf =
	(list: readonly string[]): Slot =>
	(random) =>
		random.pick(list);
const named =
	(first: readonly string[]): Slot =>
	(random) =>
		`${random.pick(first)} ${random.pick(SURNAMES)}`;
const later =
	(write: (date: string) => string, from: number, to: number): Slot =>
	(random, date) =>
		write(addDays(date, random.int(from, to)));

/** What may stand in braces in a text; a digit behind the name asks for another value: {house}, {house2}. */
const slots: Record<string, Slot> = {
	boy: named(BOYS),
	girl: named(GIRLS),
	person: named([...BOYS, ...GIRLS]),
	teacher: (random) => `${random.pick(['Ms', 'Ms', 'Mr', 'Dr'])} ${random.pick(SURNAMES)}`,
	officer: oneOf(OFFICERS),
	house: oneOf(HOUSES),
	class: oneOf(CLASSES),
	board: oneOf(['IX', 'X', 'XI', 'XII']),
	junior: oneOf(JUNIOR_CLASSES),
	classes: oneOf(GROUPS),
	section: oneOf(['A', 'B', 'C', 'D', 'E']),
	subject: oneOf(SUBJECTS),
	core: oneOf(CORE_SUBJECTS),
	game: oneOf(GAMES),
	venue: oneOf(VENUES),
	time: oneOf(TIMES),
	start: oneOf(['8:30 AM', '8:45 AM', '9:00 AM']),
	place: oneOf(PLACES),
	age: oneOf(['11', '14', '17', '19']),
	prize: oneOf(['first', 'second', 'third']),
	medal: oneOf(['gold', 'silver', 'bronze']),
	wing: oneOf(['junior', 'senior']),
	gate: oneOf(['1', '2', '3']),
	test: oneOf(['I', 'II', 'III']),
	few: (random) => String(random.int(3, 9)),
	some: (random) => String(random.int(12, 48)),
	many: (random) => String(random.int(60, 420)),
	sum: (random) => `₹ ${random.pick(['150', '250', '350', '500', '800', '1,200', '2,450'])}`,
	route: (random) => String(random.int(1, 24)),
	score: (random) => `${random.int(2, 6)}–${random.int(0, 1)}`,
	day: (_, date) => longDate(date),
	dayShort: (_, date) => shortDate(date),
	soon: later(longDate, 3, 12),
	soonShort: later(shortDate, 3, 12),
	later: later(longDate, 15, 40),
	laterShort: later(shortDate, 15, 40),
	paperA: later(shortDate, 12, 13),
	paperB: later(shortDate, 15, 16),
	paperC: later(shortDate, 18, 20),
	month: (_, date) => monthName(date),
	nextMonth: (_, date) => monthName(addDays(date, 30)),
	year: (_, date) => String(yearOf(date)),
	lastYear: (_, date) => String(yearOf(date) - 1),
	session: (_, date) => sessionOf(date),
	coming: (_, date) => sessionOf(addDays(date, 60)),
	nextSession: (_, date) => sessionOf(addDays(date, 365)),
};

/** Fills the slots of one record's texts: the same slot has the same value in title and description. */
export type Fill = (text: string) => string;

/**
 * @param random where choices come from
 * @param date `YYYY-MM-DD` of the record
 * @throws Error when a text asks for a slot that does not exist
 */
export function createFill(random: Random, date: string): Fill {
	const values = new Map<string, string>();
	return (text) =>
		text.replace(/\{([a-zA-Z]+)\d?\}/g, (whole, name: string) => {
			const known = values.get(whole);
			if (known !== undefined) return known;
			const slot = slots[name];
			if (!slot) throw new Error(`No slot named ${whole} for the text “${text}”.`);
			const value = slot(random, date);
			values.set(whole, value);
			return value;
		});
}
