import { type DirtName, soil } from './dirt.ts';
import { events } from './events.ts';
import { achievements, albums } from './gallery.ts';
import { circulars, homework, magazines, news, recruitment, sports, tenders } from './news.ts';
import {
	highlights,
	notifications,
	onlineRegistrations,
	principalMessages,
	testimonials,
} from './notices.ts';
import { createRandom, type Random } from './random.ts';
import type { DataOptions, Fields, Maker } from './record.ts';
import { samplesOf } from './samples.ts';
import { toppers } from './toppers.ts';

/** Makers of a list, each with the troubles that its records may carry. */
type Part = [make: (maker: Maker) => Fields[], ...troubles: DirtName[]];

interface Recipe {
	parts: Part[];
	/** Entity of the sample records that belong into the list. */
	samples?: string;
}

const recipes = {
	news: {
		parts: [
			[
				news,
				'dashedDate',
				'slashedDate',
				'writtenDate',
				'impossibleDate',
				'keyDrift',
				'htmlTitle',
				'hostileTitle',
				'hostileText',
				'repeatedId',
				'missingId',
				'nullRecord',
				'undefinedImage',
				'signsPath',
				'nullFiles',
				'singleImage',
				'absolutePath',
			],
			[homework, 'keyDrift', 'encodedPath', 'blankFiles', 'dashedDate', 'nullRecord'],
			[sports, 'bareYear', 'keyDrift', 'blankDate', 'slashPath', 'hostileTitle'],
			[magazines, 'spacedPath', 'sessionBoundary'],
			[tenders, 'urlWithoutScheme', 'sameFileTwice'],
			[recruitment, 'keyDrift', 'singleFile'],
		],
		samples: 'content item',
	},
	circulars: {
		parts: [
			[
				circulars,
				'isoDate',
				'dashedDate',
				'slashedDate',
				'writtenDate',
				'nullDate',
				'singleFile',
				'blankFiles',
				'sameFileTwice',
				'spacedPath',
				'encodedPath',
				'absolutePath',
				'htmlTitle',
				'hostileText',
				'missingId',
				'textRecord',
				'repeatedId',
			],
		],
	},
	events: {
		parts: [
			[
				events,
				'slashedDate',
				'htmlVenue',
				'nullDate',
				'escapedTitle',
				'undefinedImage',
				'emptyRecord',
				'hostileText',
				'absentDate',
			],
		],
		samples: 'event',
	},
	gallery: {
		parts: [
			[albums, 'nullDate', 'keyDrift', 'blankFiles'],
			[achievements, 'keyDrift', 'linkTitle', 'impossibleDate', 'absentFiles', 'bareYear'],
		],
		samples: 'gallery item',
	},
	toppers: {
		parts: [
			[
				toppers,
				'marksAsText',
				'keyDrift',
				'marksAsPercent',
				'nullFiles',
				'spacedName',
				'noMarks',
				'singleFile',
				'marksSpaced',
			],
		],
		samples: 'topper',
	},
	testimonials: {
		parts: [[testimonials, 'absentDate', 'nullFiles']],
		samples: 'testimonial',
	},
	principalMessages: { parts: [[principalMessages]], samples: 'principal message' },
	highlights: { parts: [[highlights]], samples: 'highlight' },
	notifications: { parts: [[notifications]], samples: 'notification' },
	onlineRegistrations: { parts: [[onlineRegistrations]], samples: 'online registration' },
} satisfies Record<string, Recipe>;

export type ListName = keyof typeof recipes;
export type Lists = Record<ListName, () => readonly unknown[]>;

/**
 * Every list of the service, made when first asked for and the same at every later time (specification 3 and 7); of a
 * school with no items each is empty.
 */
export function createLists(options: DataOptions): Lists {
	const made = new Map<string, readonly unknown[]>();
	const list = (name: ListName) => () => {
		const known = made.get(name) ?? make(options, name, recipes[name]);
		made.set(name, known);
		return known;
	};
	return Object.fromEntries(
		Object.keys(recipes).map((name) => [name, list(name as ListName)]),
	) as Lists;
}

function make(options: DataOptions, name: string, { parts, samples }: Recipe): unknown[] {
	const { seed, today, items } = options;
	if (items === 0) return [];
	const streamOf = (part: string) => createRandom(seed, today, items, part);
	const list = parts.flatMap(([maker, ...troubles]) => {
		const random = streamOf(maker.name);
		return soil(maker({ ...options, random }), troubles, random);
	});
	return samples ? mixIn(list, samplesOf(samples), streamOf(name)) : list;
}

/** A long list gets the samples anywhere, a short one, whose first record counts, at its end. */
function mixIn(list: unknown[], samples: unknown[], random: Random): unknown[] {
	const mixed = [...list];
	for (const sample of samples) {
		mixed.splice(list.length > 10 ? random.int(1, mixed.length) : mixed.length, 0, sample);
	}
	return mixed;
}
