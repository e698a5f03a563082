import { sessionOf, spreadDates } from './calendar.ts';
import {
	content,
	documentPaths,
	type Fields,
	instant,
	type Maker,
	pictureFields,
} from './record.ts';
import { circularTopics } from './topics/circulars.ts';
import { newsTopics } from './topics/news.ts';
import { homeworkTopics, recruitmentTopics, sportsTopics, tenderTopics } from './topics/others.ts';
import { type Chosen, createChooser, type Topic } from './topics.ts';

/** Writes one dated list: a date, then a fitting topic, then the record. */
function written(
	maker: Maker,
	count: number,
	topics: readonly Topic[],
	record: (date: string, chosen: Chosen) => Fields,
): Fields[] {
	const choose = createChooser(topics, maker.random);
	return spreadDates(count, maker.today, maker.random).map((date) => record(date, choose(date)));
}

/** The circulars: mostly a PDF, now and then a picture (specification 7, `/api/circular/all`). */
export function circulars(maker: Maker): Fields[] {
	const { random } = maker;
	return written(maker, maker.items, circularTopics, (date, chosen) => ({
		...content(maker, 'circular', date, chosen),
		school: chosen.topic.school ?? random.pick(['Junior', 'Senior', 'Senior']),
		date: instant(date, random),
		...pictureFields(maker, 'circular', date, chosen, {
			image: [0.3, 1, 2],
			galleryAttachments: [0.06, 2, 5],
		}),
	}));
}

/** Items of the categories News and, one in three, Both Sections. */
export function news(maker: Maker): Fields[] {
	const { random } = maker;
	return written(maker, maker.items, newsTopics, (date, chosen) => {
		const fromDate = instant(date, random);
		return {
			...content(maker, 'news', date, chosen),
			category: random.chance(0.33) ? 'Both Sections' : 'News',
			school: random.pick(['Junior', 'Senior']),
			fromDate,
			...(random.chance(0.8) ? { date: fromDate } : {}),
			...pictureFields(maker, 'news', date, chosen, {
				images: [0.65, 1, 2],
				galleryAttachments: [0.1, 2, 6],
			}),
		};
	});
}

/** Homework of both wings, dated in `fromDate`. */
export function homework(maker: Maker): Fields[] {
	return written(maker, Math.ceil(maker.items / 3), homeworkTopics, (date, chosen) => ({
		...content(maker, 'homework', date, chosen),
		category: 'HomeWork',
		school:
			chosen.topic.school ??
			(/UKG|Class I{1,3}\b|Class I?V\b/.test(chosen.title) ? 'Junior' : 'Senior'),
		fromDate: instant(date, maker.random),
		attachments: documentPaths(maker, 'homework', date, chosen.title, 0.04),
	}));
}

/** Half of the senior, half of the junior wing; most titles come as the editor's HTML. */
export function sports(maker: Maker): Fields[] {
	let turn = 0;
	return written(maker, Math.ceil(maker.items / 3), sportsTopics, (date, chosen) => ({
		...content(maker, 'sports', date, chosen),
		title: maker.random.chance(0.6)
			? `<p>${chosen.title.replace(/^(\S+ \S+)/, '<strong>$1</strong>')}</p>`
			: chosen.title,
		category: 'SportActivites',
		school: turn++ % 2 ? 'Junior' : 'Senior',
		date: instant(date, maker.random),
		attachments: documentPaths(maker, 'sports', date, chosen.title, 0.03),
	}));
}

/** Tender notices, some with a link that has no label. */
export function tenders(maker: Maker): Fields[] {
	return written(maker, Math.ceil(maker.items / 10), tenderTopics, (date, chosen) => ({
		...content(maker, 'tender', date, chosen),
		category: 'Tender',
		date: instant(date, maker.random),
		...(maker.random.chance(0.4)
			? { url: 'https://tenders.example.org/current', urlTitle: '' }
			: {}),
	}));
}

/** Vacancies and results, half of the titles with markup; each has a document. */
export function recruitment(maker: Maker): Fields[] {
	return written(maker, Math.ceil(maker.items / 10), recruitmentTopics, (date, chosen) => ({
		...content(maker, 'recruitment', date, chosen),
		title: maker.random.chance(0.5) ? `<p><strong>${chosen.title}</strong></p>` : chosen.title,
		category: 'Recruitment',
		date: instant(date, maker.random),
		attachments: documentPaths(maker, 'recruitment', date, chosen.title, 0),
	}));
}

const MAGAZINES: readonly Topic[] = [
	{
		titles: [
			'Udaan {session}',
			'Udaan {session}: the school magazine',
			'Udaan, special issue on flight, {year}',
		],
		text: [
			'The yearly magazine of the school: essays, poems, paintings and the diary of the session.',
		],
	},
	{
		titles: ['Nabh Sandesh, newsletter of {month} {year}', 'Nabh Sandesh: {month} {year}'],
		text: ['What happened at school, written by the journalism club.'],
	},
	{
		titles: ['Tiny Wings {session}', 'Tiny Wings: stories by Class {junior}, {year}'],
		text: ['The magazine of the junior wing.'],
	},
	{
		titles: ['Srijan: hindi rachnayen {session}', 'सृजन {session}'],
		text: ['Stories and poems in Hindi and Sanskrit.'],
	},
];

/** School magazines and newsletters, two dozen at most. */
export function magazines(maker: Maker): Fields[] {
	return written(maker, Math.min(24, Math.ceil(maker.items / 10)), MAGAZINES, (date, chosen) => ({
		...content(maker, 'magazine', date, chosen),
		category: 'Magazine',
		date: instant(date, maker.random),
		attachments: documentPaths(maker, 'magazine', date, `${chosen.title} ${sessionOf(date)}`, 0),
	}));
}
