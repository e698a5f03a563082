import { describe, expect, test } from 'vitest';
import { type DirtName, dirt, soil } from '../../../scripts/sample-service/data/dirt.ts';
import { createLists } from '../../../scripts/sample-service/data/lists.ts';
import { createRandom } from '../../../scripts/sample-service/data/random.ts';

const lists = createLists({ today: '2026-11-21', items: 240, code: 'SAMPLE', seed: 1 });
/** Everything but the sample records, whose ids begin alike: the generated data must carry each trouble itself. */
const records = Object.values(lists)
	.flatMap((list) => [...list()])
	.filter((record) => !JSON.stringify(record).includes('"_id":"60000000'));

type Fields = Record<string, unknown>;
const some = (wanted: (record: Fields) => boolean) =>
	records.some(
		(record) => typeof record === 'object' && record !== null && wanted(record as Fields),
	);
const dates = ({ date, fromDate }: Fields) =>
	[date, fromDate].filter((value) => value !== undefined);
const dated = (pattern: RegExp) =>
	some((record) => dates(record).some((date) => pattern.test(String(date))));
const files = ({ attachments }: Fields) => (Array.isArray(attachments) ? attachments : []);
const path = (pattern: RegExp) =>
	some((record) => files(record).some((file) => pattern.test(String(file))));

describe('every trouble of the design is in the default data', () => {
	test.each<[string, () => boolean]>([
		['ISO instant', () => dated(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/)],
		['midnight of Kolkata as instant', () => dated(/T18:30:00.000Z$/)],
		['the last instant of a session', () => dated(/-03-31T18:30:00.000Z$/)],
		['ISO date', () => dated(/^\d{4}-\d\d-\d\d$/)],
		['dd-mm-yyyy', () => dated(/^\d\d-\d\d-\d{4}$/)],
		['dd/mm/yyyy', () => dated(/^\d\d\/\d\d\/\d{4}$/)],
		['d Mon yyyy', () => dated(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)],
		['bare year', () => dated(/^\d{4}$/)],
		['blank date', () => dated(/^$/)],
		['null date', () => some((record) => dates(record).includes(null))],
		['no date', () => some((record) => 'venue' in record && dates(record).length === 0)],
		['impossible date', () => dated(/-02-30$/)],
		['null attachments', () => some(({ attachments }) => attachments === null)],
		['one attachment as text', () => some(({ attachments }) => typeof attachments === 'string')],
		[
			'attachments absent',
			() => some((record) => record.category === 'Achievements' && !('attachments' in record)),
		],
		['blank attachments', () => path(/^\s*$/)],
		[
			'the same attachment twice',
			() => some((record) => files(record).length > new Set(files(record)).size),
		],
		['one image as text', () => some(({ images }) => typeof images === 'string')],
		[
			'the path “undefined”',
			() => some(({ images }) => Array.isArray(images) && images[0] === 'undefined'),
		],
		['text in desc', () => some((record) => 'desc' in record)],
		['brackets and an upper-case ending', () => path(/\[final\]\.PDF$/)],
		['& # and % in a path', () => path(/&.*#.*%/)],
		['an encoded path', () => path(/%20/)],
		['a leading slash', () => path(/^\//)],
		['an absolute address', () => path(/^https:/)],
		['HTML in a title', () => some(({ title }) => /<strong>.*&nbsp;/.test(String(title)))],
		['a link in a title', () => some(({ title }) => /<a href/.test(String(title)))],
		[
			'HTML in venue and time',
			() => some(({ venue, time }) => /<p>/.test(`${venue}`) && /<p>/.test(`${time}`)),
		],
		['scripts in a title', () => some(({ title }) => /<script>/.test(String(title)))],
		[
			'scripts in a text',
			() => some(({ description }) => /javascript:.*<script>/.test(String(description))),
		],
		['CR/LF in a text', () => some(({ description }) => /\r\n/.test(String(description)))],
		['Markdown', () => some(({ description }) => /^[^<]*\*\*/.test(String(description)))],
		['blank HTML', () => some(({ description }) => description === '<p><br></p>')],
		[
			'case or space drift of a category',
			() =>
				some(({ category }) =>
					/^( .*|.* |[a-z]+|[A-Z]{4,})$/.test(String(category ?? 'x ').replace(/^x $/, 'X')),
				),
		],
		[
			'case or space drift of a class',
			() => some((record) => /^( |x)|x$| $/.test(String(record.class ?? 'X'))),
		],
		[
			'marks as text',
			() =>
				some(
					({ division }) => /^\d+(\.\d)?$/.test(String(division)) && typeof division === 'string',
				),
		],
		['marks with a percent sign', () => some(({ division }) => /%$/.test(String(division)))],
		['marks with a space', () => some(({ division }) => division === '100 ')],
		['no marks', () => some(({ division }) => division === '')],
		['a missing id', () => some((record) => 'createdAt' in record && !('_id' in record))],
		['a url without scheme', () => some(({ url }) => /^www\./.test(String(url)))],
		['null for a record', () => records.includes(null)],
		['a text for a record', () => records.some((record) => typeof record === 'string')],
		[
			'a record with nothing to show',
			() => some(({ _id, title }) => _id === null && title === ' '),
		],
	])('%s', (_, found) => {
		expect(found()).toBe(true);
	});

	test('a repeated id', () => {
		const ids = lists
			.circulars()
			.map((record) => (record as Fields | null)?._id)
			.filter(Boolean);
		expect(ids.length).toBeGreaterThan(new Set(ids).size);
	});

	test('an answer wrapped in data is the business of the call, not of the list', () => {
		expect(Object.values(lists).every((list) => Array.isArray(list()))).toBe(true);
	});
});

describe('soil', () => {
	const clean = Array.from({ length: 100 }, (_, i) => ({
		_id: `id${i}`,
		title: `t${i}`,
		date: '2026-05-04T18:30:00.000Z',
	}));
	const soiled = (...names: DirtName[]) => soil(clean, names, createRandom('soil'));
	const changed = (list: unknown[]) =>
		list.flatMap((record, at) => (record === clean[at] ? [] : [at]));

	test('touches between five and eight percent and leaves its input alone', () => {
		expect(changed(soiled('htmlTitle')).length).toBeGreaterThanOrEqual(5);
		expect(changed(soiled('htmlTitle')).length).toBeLessThanOrEqual(8);
		expect(clean.every(({ title }, i) => title === `t${i}`)).toBe(true);
	});

	test('takes dates and whole records only from the older part of a list', () => {
		expect(
			Math.min(...changed(soiled('nullRecord', 'absentDate', 'blankDate'))),
		).toBeGreaterThanOrEqual(40);
	});

	test('writes a date in another form without changing its day in Kolkata', () => {
		const rewritten = (name: DirtName) =>
			(soiled(name)[changed(soiled(name))[0] ?? 0] as Fields).date;
		expect(rewritten('isoDate')).toBe('2026-05-05');
		expect(rewritten('dashedDate')).toBe('05-05-2026');
		expect(rewritten('slashedDate')).toBe('05/05/2026');
		expect(rewritten('writtenDate')).toBe('5 May 2026');
	});

	test('knows each trouble of the table', () => {
		for (const name of Object.keys(dirt) as DirtName[])
			expect(changed(soiled(name)).length).toBeGreaterThan(0);
	});
});
