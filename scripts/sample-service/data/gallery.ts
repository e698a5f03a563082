import { spreadDates } from './calendar.ts';
import { describe } from './description.ts';
import {
	bookkeeping,
	documentPaths,
	type Fields,
	instant,
	type Maker,
	objectId,
	picturePaths,
} from './record.ts';
import { achievementTopics, albumTopics } from './topics/others.ts';
import { createChooser } from './topics.ts';

/** Photo albums, 6 to 40 pictures each. */
export function albums(maker: Maker): Fields[] {
	const { items, random, today } = maker;
	const choose = createChooser(albumTopics, random);
	return spreadDates(Math.min(200, Math.ceil(items / 6)), today, random).map((date) => {
		const chosen = choose(date);
		return {
			_id: objectId(date, random),
			title: chosen.title,
			description: describe(chosen, random) ?? '',
			category: 'PhotoGallery',
			school: random.pick(['Junior', 'Senior']),
			date: instant(date, random),
			attachments: picturePaths(
				maker,
				'gallery',
				date,
				chosen.topic.scenes ?? [],
				random.int(6, random.pick([8, 10, 14, 40])),
			),
			...bookkeeping(date, random),
		};
	});
}

/** Achievements, which the service keeps among the albums: mostly of the senior wing, some titles with markup. */
export function achievements(maker: Maker): Fields[] {
	const { items, random, today } = maker;
	const choose = createChooser(achievementTopics, random);
	return spreadDates(Math.ceil(items / 3), today, random).map((date) => {
		const chosen = choose(date);
		return {
			_id: objectId(date, random),
			title: random.chance(0.3)
				? `<p>${chosen.title.replace(/^[^:,]+/, '<strong>$&</strong>')}</p>`
				: chosen.title,
			description: describe(chosen, random) ?? '',
			category: 'Achievements',
			school: random.chance(0.8) ? 'Senior' : 'Junior',
			date: instant(date, random),
			attachments: documentPaths(maker, 'achievements', date, chosen.title, 0.02),
			...bookkeeping(date, random),
		};
	});
}
