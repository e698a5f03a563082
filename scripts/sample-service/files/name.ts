import { addDays, longDate, sessionOf } from '../data/calendar.ts';
import type { Random } from '../data/random.ts';
import { HOUSES } from '../data/words.ts';

/** A class in a name, as part of a pattern: the longer ones first. */
export const GRADE = 'ukg|xi{0,2}|ix|vi{0,3}|iv|v|i{1,3}';
/** The session of what tells no other. */
const SESSION = '2025-26';
const MONTHS =
	'january february march april may june july august september october november december'.split(
		' ',
	);

/** The date that a name holds: '…-2025-04-12', '…-19-july-2025', or the end of '…-october-2025'. */
export function dateIn(name: string): string | undefined {
	const [, iso] = /(?<!\d)(20\d\d-[01]\d-[0-3]\d)(?!\d)/.exec(name) ?? [];
	const written = /(?:\b(\d{1,2})[- ])?\b([a-z]+)[- ](20\d\d)(?!\d)/i.exec(name);
	const month = MONTHS.indexOf(written?.[2]?.toLowerCase() ?? '') + 1;
	const text = month
		? `${written?.[3]}-${String(month).padStart(2, '0')}-${(written?.[1] ?? '28').padStart(2, '0')}`
		: iso;
	return text && !Number.isNaN(new Date(text).valueOf()) ? text : undefined;
}

/** A working day between July and December of a session. */
export function dayIn(random: Random, session = SESSION): string {
	const date = addDays(`${session.slice(0, 4)}-07-01`, random.int(0, 180));
	return new Date(date).getUTCDay() === 0 ? addDays(date, 1) : date;
}

/** '2025-26' of '…/2025-2026/book-list.pdf', or else '2023-24' of '…/meet-2023.pdf'. */
export function sessionIn(path: string): string | undefined {
	const [, from] =
		/(?<!\d)(20\d\d)-(?:20)?\d\d(?!\d|-\d)/.exec(path) ??
		/(?<!\d)(20\d\d)(?!\d|-\d)/.exec(path) ??
		[];
	return from && sessionOf(`${from}-07-01`);
}

const CAPITALS = new RegExp(
	`^(${GRADE}|kg|tc|nda|neet|jee|clat|ca|cuet|ntse|evs|gk|pta|smc|noc|iso|ncc|ncert|sop|faq|tgt|pgt|prt)$`,
);
/** Words that have capitals wherever they stand. */
const NAMES = new RegExp(
	`\\b(${MONTHS.filter((month) => month !== 'may').join('|')}|english|hindi|sanskrit|india|raising day|${HOUSES.join('|').toLowerCase()})\\b`,
	'g',
);
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** '12 April 2025' for '2025-04-12'; any other text as it is. */
const dayAndMonth = (text: string) => (dateIn(text) ? longDate(text).replace(/^.*, /, '') : text);

/** A file name for people: dates written out, sessions kept, classes and short forms in capitals. */
export function titleOf(name: string): string {
	const words = name
		.replace(/20\d\d-[01]\d-[0-3]\d/g, dayAndMonth)
		.replace(/(?<=20\d\d)-(?=\d\d(\d\d)?(?!\d))/g, '\u2013')
		.split(/[-_+\s]+/)
		.map((word) => (CAPITALS.test(word) ? word.toUpperCase() : word))
		.join(' ')
		.trim()
		.replace(/\bclass(?=(es)? [IVXU])/g, 'Class')
		.replace(/\b(UKG|[IVX]+) (?=[IVX]+\b)/g, '$1–')
		.replace(/(?<=\b[IVX]+) [a-e]$/, (section) => section.toUpperCase())
		.replace(NAMES, capitalised)
		.replace('Raising day', 'Raising Day');
	return capitalised(words) || 'Notice';
}
