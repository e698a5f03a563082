import { addDays, spreadDates } from './calendar.ts';
import { content, type Fields, instant, type Maker, pictureFields } from './record.ts';
import { eventTopics } from './topics/events.ts';
import { createChooser } from './topics.ts';
import { TIMES, VENUES } from './words.ts';

/** Events of the last ten years and, some, of the coming two months. */
export function events(maker: Maker): Fields[] {
	const { items, random, today } = maker;
	const count = Math.ceil(items / 2);
	const coming = Math.min(6, Math.ceil(count / 10));
	const ahead = Array.from({ length: coming }, (_, i) =>
		addDays(today, 58 - Math.floor((i * 56) / coming)),
	);
	const choose = createChooser(eventTopics, random);
	return [...ahead, ...spreadDates(count - coming, today, random)].map((date, i) => {
		const chosen = choose(date);
		const past = i >= coming;
		return {
			...content(maker, 'events', past ? date : today, chosen),
			date: instant(date, random),
			time: random.pick(TIMES),
			venue: random.pick(VENUES),
			...pictureFields(maker, 'events', date, chosen, {
				images: [past ? 0.8 : 0.3, 1, 2],
				galleryAttachments: [past ? 0.2 : 0, 2, 6],
			}),
		};
	});
}
