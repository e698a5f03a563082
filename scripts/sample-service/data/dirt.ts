import { dateInKolkata } from '#lib/dates.ts';
import { shortDate } from './calendar.ts';
import type { Random } from './random.ts';
import type { Fields } from './record.ts';

interface Dirt {
	/** Takes the date or the whole record away: kept to older records, so that the current year stays well filled. */
	old?: true;
	/** @param before the record ahead in the list */
	change(record: Fields, random: Random, before: Fields): unknown;
}

const dateFields = ['date', 'fromDate'];

/** Rewrites whichever date fields a record has; `write` gets the day in Kolkata as `YYYY-MM-DD`. */
const dated = (write: (day: string) => unknown, old?: true): Dirt => ({
	...(old ? { old } : {}),
	change: (record) => {
		const fields = dateFields.filter((field) => field in record);
		return {
			...record,
			...Object.fromEntries(
				fields.map((field) => [field, write(dateInKolkata(new Date(String(record[field]))))]),
			),
		};
	},
});
const set = (fields: (record: Fields, random: Random) => Fields, old?: true): Dirt => ({
	...(old ? { old } : {}),
	change: (record, random) => ({ ...record, ...fields(record, random) }),
});
const without = (...fields: string[]): Dirt => ({
	old: true,
	change: (record) =>
		Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field))),
});
const becomes = (value: unknown): Dirt => ({ old: true, change: () => value });

const firstFile = ({ attachments }: Fields) =>
	(Array.isArray(attachments) && attachments[0]) || 'SAMPLE/files/Notice.pdf';
const renamed = (name: string) =>
	set((record) => ({ attachments: [String(firstFile(record)).replace(/[^/]+$/, name)] }));
const drifting = (value: unknown, random: Random) => {
	const text = String(value);
	const forms = [` ${text}`, `${text} `, text.toLowerCase(), text.toUpperCase()];
	return random.pick(forms.filter((form) => form !== text));
};
const drift = (...fields: string[]) =>
	set((record, random) =>
		Object.fromEntries(
			fields
				.filter((field) => field in record)
				.map((field) => [field, drifting(record[field], random)]),
		),
	);

/** Every trouble of design 5, by name. */
export const dirt = {
	isoDate: dated((day) => day),
	dashedDate: dated((day) => day.split('-').reverse().join('-')),
	slashedDate: dated((day) => day.split('-').reverse().join('/')),
	writtenDate: dated(shortDate),
	bareYear: dated((day) => day.slice(0, 4), true),
	blankDate: dated(() => '', true),
	nullDate: dated(() => null, true),
	absentDate: without(...dateFields),
	impossibleDate: dated((day) => `${day.slice(0, 4)}-02-30`, true),
	sessionBoundary: dated((day) => `${day.slice(0, 4)}-03-31T18:30:00.000Z`, true),

	nullFiles: set(() => ({ attachments: null })),
	singleFile: set((record) => ({ attachments: firstFile(record) })),
	absentFiles: { change: ({ attachments: _, ...record }) => record },
	blankFiles: set((record) => ({ attachments: ['', firstFile(record), ' ', null] })),
	sameFileTwice: set((record) => ({ attachments: [firstFile(record), firstFile(record)] })),
	singleImage: set((record) => ({
		images: `${String(firstFile(record)).replace(/\/[^/]*$/, '')}/school flag.jpg`,
	})),
	undefinedImage: set(() => ({ images: ['undefined'] })),

	spacedPath: renamed('Notice  for parents (2) [final].PDF'),
	signsPath: renamed('Fees & Fines #3 - 100% online.pdf'),
	encodedPath: renamed('Date%20Sheet%20%26%20Syllabus.pdf'),
	slashPath: set((record) => ({ attachments: [`/${firstFile(record)}`] })),
	absolutePath: set(() => ({
		attachments: ['https://files.example.org/school/Notice to parents.pdf'],
	})),

	htmlTitle: set(({ title }) => ({ title: `<p><strong>${title}</strong>&nbsp;</p>` })),
	linkTitle: set(({ title }) => ({
		title: `<a href='https://drive.example.org/folder'>${title}</a>`,
	})),
	escapedTitle: set(({ title }) => ({
		title: `${title}  &amp; related  matters`,
		description: 'A&amp;B &lt;Lab&gt;',
	})),
	htmlVenue: set(({ time }) => ({
		venue: '<p>Main&nbsp;ground <b>(east)</b></p>',
		time: `<p>${time}</p>`,
	})),
	hostileTitle: set(({ title }) => ({
		title: `<img src=x onerror="alert('title')">${title}<script>alert('title')</script>`,
	})),
	hostileText: set(() => ({
		description:
			'<p onclick="alert(1)">Please read <a href="javascript:alert(1)">this page</a> and <a href="//evil.example/x">that one</a>.</p><script>document.title = "broken"</script><iframe src="https://evil.example/"></iframe><svg onload="alert(1)"></svg><p style="position:fixed;inset:0">Thank you.</p>',
	})),
	urlWithoutScheme: set(() => ({ url: 'www.example-forms.test/parents', urlTitle: '' })),

	keyDrift: drift('category', 'school', 'class', 'sessionYear', 'stream'),
	marksAsText: set(({ division }) => ({ division: String(division) })),
	marksAsPercent: set(({ division }) => ({ division: `${division}%` })),
	marksSpaced: set(() => ({ division: '100 ' })),
	noMarks: set(() => ({ division: '' })),
	spacedName: set(({ name }) => ({ name: ` ${String(name).replace(' ', '  ')} ` })),

	repeatedId: { change: (record, _, before) => ({ ...record, _id: before._id }) },
	missingId: { change: ({ _id: _, ...record }) => record },
	nullRecord: becomes(null),
	textRecord: becomes('Internal Server Error'),
	emptyRecord: becomes({ _id: null, title: ' ', attachments: [] }),
} satisfies Record<string, Dirt>;

export type DirtName = keyof typeof dirt;

/** Share of records that carry a trouble. */
const SHARE = 0.065;

/**
 * Gives some records of a list a trouble each, the names in turn.
 * @param list newest first
 * @param names what may happen to this list
 */
export function soil(
	list: readonly Fields[],
	names: readonly DirtName[],
	random: Random,
): unknown[] {
	const soiled: unknown[] = [...list];
	const free = random.shuffle(list.map((_, at) => at));
	for (let turn = 0; turn < Math.round(list.length * SHARE); turn++) {
		const { old, change }: Dirt = dirt[names[turn % names.length] as DirtName];
		const at = free.splice(
			free.findIndex((index) => index > 0 && (!old || index >= list.length * 0.4)),
			1,
		)[0] as number;
		soiled[at] = change(list[at] as Fields, random, list[at - 1] as Fields);
	}
	return soiled;
}
