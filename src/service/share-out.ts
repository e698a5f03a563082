import type { Answered } from './calls.ts';
import { quote } from './fields/text.ts';
import { belongsTo, type List, type ListName, lists } from './lists.ts';
import { idOf, isRecord, type Note } from './readers.ts';

/**
 * Gives a list its share of a call's answer (design 4: told apart by category).
 * @param name one of the lists that the call feeds
 * @param members all of them; the first also gets what is no record at all, which its reader names, and the notes on
 * records that none of several lists takes
 */
export function shareOf(
	name: ListName,
	members: readonly ListName[],
	answered: Answered,
): Answered {
	const isFirst = name === members[0];
	const isOwn = (raw: unknown) => (isRecord(raw) ? belongsTo(lists[name], raw) : isFirst);
	const unclaimed = isFirst && members.length > 1 ? notesOnUnclaimed(answered) : [];
	return {
		requests: answered.requests,
		records: answered.records.filter(isOwn),
		quarantine: [...answered.quarantine, ...unclaimed],
	};
}

function notesOnUnclaimed({ records, requests }: Answered): Note[] {
	// A list that has its own call may take them from there: home circulars take the category Both Sections.
	const claims = Object.values<List>(lists).filter(({ category }) => category);
	return records
		.filter(isRecord)
		.filter((raw) => !claims.some((list) => belongsTo(list, raw)))
		.map((raw) => ({
			list: requests[0]?.path ?? '',
			id: idOf(raw),
			field: 'category',
			reason: `no list takes category ${quote(raw.category ?? '')}`,
		}));
}
