import { type Fields, type Holdings, holdingsOf } from './stand.ts';

const records = (name: string, count: number, given: object = {}) =>
	Array.from({ length: count }, (_, index) => ({
		_id: `${name}-${index}`,
		title: `${name} ${index}`,
		date: '2026-11-02',
		attachments: [`DEMO/${name}/${index}.jpg`],
		...given,
	}));

/** A few records of the sample school in each list, and so many events that they fill two pages. */
export function smallHoldings(): Holdings {
	const sample = holdingsOf('DEMO', 1, 24);
	const few = Object.entries(sample).map(([name, list]) => {
		const byCategory = Map.groupBy(list as Fields[], ({ category }) => category);
		return [name, [...byCategory.values()].flatMap((same) => same.slice(0, 7))];
	});
	return {
		...Object.fromEntries(few),
		events: records('event', 104),
		gallery: [
			...records('album', 6, { category: 'PhotoGallery' }),
			...records('achievement', 6, { category: 'Achievements' }),
		],
	};
}

/** The same some days later: in each list the second record is revised, and one is added in each category. */
export function laterHoldings(before: Holdings): Holdings {
	const lists = Object.entries(before).map(([name, list]) => {
		const [first, second, ...others] = list as Fields[];
		const revised = {
			...second,
			title: 'Revised',
			name: 'Revised',
			message: 'Revised',
			desc: 'Revised',
		};
		const firsts = new Map((list as Fields[]).map((record) => [record.category, record])).values();
		const added = [...firsts].map((record, index) => ({
			...record,
			_id: `new-${index}`,
			title: `New ${index}`,
			name: `New ${index}`,
			message: `New ${index}`,
		}));
		return [name, [...added, first, revised, ...others]];
	});
	return Object.fromEntries(lists);
}
