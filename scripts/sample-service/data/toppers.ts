import { yearOf } from './calendar.ts';
import { bookkeeping, type Fields, filePath, type Maker, objectId } from './record.ts';
import { BOYS, GIRLS, STREAMS, SURNAMES } from './words.ts';

/** 6 to 12 toppers a class and session, for the last eight sessions; `division` holds the marks (specification 3). */
export function toppers(maker: Maker): Fields[] {
	const year = yearOf(maker.today);
	const sessions = Array.from({ length: 8 }, (_, back) => year - 1 - back);
	return sessions.flatMap((start) => ['XII', 'X'].flatMap((grade) => classOf(maker, start, grade)));
}

function classOf(maker: Maker, start: number, grade: string): Fields[] {
	const { random } = maker;
	const date = `${start + 1}-05-20`;
	return Array.from({ length: random.int(6, 12) }, (_, place) => {
		const name = `${random.pick([...GIRLS, ...BOYS])} ${random.pick(SURNAMES)}`;
		return {
			_id: objectId(date, random),
			class: grade,
			sessionYear: `${start}-${start + 1}`,
			name,
			division: Math.round((99.4 - place * 0.45 - random.next() * 0.4) * 10) / 10,
			...(grade === 'XII' ? { stream: random.pick(STREAMS) } : {}),
			attachments: random.chance(0.94) ? [filePath(maker, 'topper', date, name, 'jpg')] : [],
			...bookkeeping(date, random),
		};
	});
}
