import { type List, type ListName, lists } from '#service/lists.ts';
import { attacks } from './corpus.ts';

export type HostileRecord = Record<string, unknown>;

const TEXTS =
	'_id title name description desc message venue time url urlTitle designation stream division createdAt category school'.split(
		' ',
	);
const FILES = 'images image attachments attachment galleryAttachments'.split(' ');
/** Every field that a reader reads, save those with which a record goes unread: a topper's class and session. */
export const fields = [...TEXTS, ...FILES, 'date', 'fromDate'];

/** What stands in the fields of a record: records take turns, so that what stands in for a blank field is attacked too. */
const turns: ((number: number) => HostileRecord)[] = [
	() => ({ fromDate: '2026-05-06', school: 'Senior' }),
	() => ({ date: '2025-02-03', school: 'Junior', title: '' }),
	() => ({ fromDate: '2026-11-02', description: '' }),
	(number) => ({ date: '', fromDate: '', _id: `plain-${number}`, ...titledByFile }),
];
const titledByFile = { title: '', name: '', description: '', desc: '' };

/** With as many records, every attack has stood in every field in every turn. */
const ALL = attacks.length * turns.length;
const names = Object.keys(lists) as ListName[];
/** How many records lie between two that a list holds, when it does not hold all: odd, so that they alternate. */
const STEP = 2 * names.length + 1;

/**
 * The records of a list in which every text is an attack: every attack in every field, its turn another in each list,
 * or in fewer records every attack in some fields and some in every field.
 */
export function hostileRecords(name: ListName, isWhole: boolean): HostileRecord[] {
	const { category: [category] = [] }: List = lists[name];
	const offset = names.indexOf(name);
	const numbers = isWhole
		? attacks.map((_, at) => at + attacks.length * ((at + offset) % turns.length))
		: Array.from({ length: Math.ceil(ALL / STEP) }, (_, at) => at * STEP + offset);
	return numbers.map((number) => ({
		...Object.fromEntries(
			fields.map((field, place) => [field, attackIn(field, number + 5 * place)]),
		),
		...(category && { category }),
		...(name === 'toppers' && { class: number % 2 ? 'X' : 'XII', sessionYear: '2025-2026' }),
		...(name === 'principalMessages' && number % 2 && { category: 'Principal' }),
		...turns[Math.floor(number / attacks.length) % turns.length]?.(number),
	}));
}

/** A file is named by the attack itself, and by one that ends like a picture or a document. */
function attackIn(field: string, number: number): string | string[] {
	const text = attacks[number % attacks.length]?.text ?? '';
	if (!FILES.includes(field)) return text;
	const named = [text, `${text}.jpg`, `DEMO/${text}/${text}.pdf`];
	return number % 2 ? named : named.reverse();
}
