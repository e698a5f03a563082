import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type FieldName, fieldNames, groups } from '#islands/alumni-form/fields.ts';
import { BATCHES, CLASSES, PROFESSIONS } from '#islands/alumni-form/options.ts';
import {
	type Attachment,
	checkSubmission,
	toRequestBody,
} from '#islands/alumni-form/submission.ts';

const submissions = readFileSync('tests/fixtures/service-records.jsonl', 'utf8')
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line))
	.filter(({ entity }) => entity.startsWith('alumni form submission'))
	.map(({ record }) => {
		const { attachments1, ...values } = record;
		return {
			values: values as Record<string, string>,
			file: attachments1 as Attachment | undefined,
		};
	});
const [plain, withFile, spaced, badEmail, hindi] = submissions as [
	Submission,
	Submission,
	Submission,
	Submission,
	Submission,
];
type Submission = (typeof submissions)[number];
const good = plain.values;

describe('the observed submissions', () => {
	test('one without a file has no key for it', () => {
		expect(checkSubmission(good)).toEqual({});
		expect(toRequestBody(good)).toEqual(good);
		expect('attachments1' in toRequestBody(good)).toBe(false);
	});

	test('a file is sent as bare base64 with a type', () => {
		expect(checkSubmission(withFile.values)).toEqual({});
		expect(toRequestBody(withFile.values, withFile.file)).toEqual({
			...good,
			attachments1: { name: 'cv.pdf', type: 'application/pdf', data: 'JVBERi0=' },
		});
	});

	test('spaces around a text are not sent', () => {
		expect(checkSubmission(spaced.values)).toEqual({});
		expect(toRequestBody(spaced.values).name).toBe('Asha  Menon');
	});

	test('an e-mail address has no spaces', () => {
		expect(badEmail.values.email).toBe('a@b.c d');
		expect(checkSubmission(badEmail.values)).toEqual({ email: 'Email format is invalid.' });
	});

	test('a name may be written in any script', () => {
		expect(checkSubmission(hindi.values)).toEqual({});
		expect(toRequestBody(hindi.values).name).toBe('आशा मेनन');
	});
});

const required: Record<FieldName, string> = {
	toYear: 'Batch is required.',
	class: 'Last Class is required.',
	name: 'Name is required.',
	email: 'Email is required.',
	phone: 'Mobile is required.',
	location: 'Location is required.',
	address: 'Address is required.',
	school: 'College is required.',
	profession3: 'Degree is required.',
	fromYear: 'Sem / Year is required.',
	subject: 'Stream is required.',
	profession1: 'Profession is required.',
	school1: 'Organisation Name is required.',
	designation: 'Designation is required.',
	address1: 'Office Address is required.',
};

test('every field is required, blank text counts as none', () => {
	expect(checkSubmission({})).toEqual(required);
	const blank = Object.fromEntries(fieldNames.map((name) => [name, '  ']));
	expect(checkSubmission(blank)).toEqual(required);
});

test.each<[FieldName, string, string]>([
	['name', 'Asha!', 'Name should not contain special characters.'],
	['location', 'Pune, MH', 'Location should not contain special characters.'],
	['school', 'St. Xavier', 'College should not contain special characters.'],
	['profession3', 'B.Tech', 'Degree should not contain special characters.'],
	['subject', 'Arts & Crafts', 'Stream should not contain special characters.'],
	['school1', 'Example (Org)', 'Organisation Name should not contain special characters.'],
	['designation', 'Lead?', 'Designation should not contain special characters.'],
	['address1', 'Tower #3', 'Office Address should not contain special characters.'],
	['fromYear', '4th', 'Sem / Year should not contain special characters.'],
	['fromYear', '4-5', 'Sem / Year should not contain special characters.'],
	['email', 'asha@example', 'Email format is invalid.'],
	['email', 'asha.example.org', 'Email format is invalid.'],
	['email', '@example.org', 'Email format is invalid.'],
	['phone', '981234567', 'Phone number should be 10 digits.'],
	['phone', '98123456701', 'Phone number should be 10 digits.'],
	['phone', '98123 4567', 'Phone number should be 10 digits.'],
	['phone', '+919812345', 'Phone number should be 10 digits.'],
])('%s “%s”: %s', (name, text, message) => {
	expect(checkSubmission({ ...good, [name]: text })).toEqual({ [name]: message });
});

test('each of the listed signs is special, others are not', () => {
	for (const sign of '!@#$%^&*()_+=,.?":{}|<>') {
		expect(checkSubmission({ ...good, name: `A${sign}B` })).toHaveProperty('name');
	}
	expect(checkSubmission({ ...good, name: "O'Neil-Rao / [x]; ~`\\" })).toEqual({});
	expect(checkSubmission({ ...good, address: '12, Lake Rd. (#3)', phone: ' 9812345670 ' })).toEqual(
		{},
	);
});

test.each<[Attachment, Attachment]>([
	[
		{ name: 'a.png', type: 'image/png', data: 'data:image/jpeg;base64,AAAA' },
		{ name: 'a.png', type: 'image/png', data: 'AAAA' },
	],
	[
		{ name: 'a', type: '', data: 'AAAA' },
		{ name: 'a', type: 'application/octet-stream', data: 'AAAA' },
	],
	[
		{ name: 'a', type: '', data: 'data:;base64,AAAA' },
		{ name: 'a', type: 'application/octet-stream', data: 'AAAA' },
	],
	[
		{ name: 'a.txt', type: '', data: 'data:text/plain;charset=utf-8;base64,AAAA' },
		{ name: 'a.txt', type: 'text/plain', data: 'AAAA' },
	],
])('the file %j is sent as %j', (file, sent) => {
	expect(toRequestBody(good, file).attachments1).toEqual(sent);
});

test('only the fields of the form are sent, in the order of the call', () => {
	const body = toRequestBody({ ...good, extra: 'x' });
	expect(Object.keys(body)).toEqual(Object.keys(required));
});

test('every field stands in one group of the form', () => {
	expect(groups.flatMap(({ names }) => names)).toEqual(fieldNames);
});

test('the options', () => {
	expect([BATCHES.length, BATCHES[0], BATCHES.at(-1)]).toEqual([54, '1970-1971', '2023-2024']);
	expect([CLASSES.length, CLASSES[0], CLASSES.at(-1)]).toEqual([12, 'I', 'XII']);
	expect(new Set(BATCHES).size).toBe(54);
	expect(PROFESSIONS.join(', ')).toBe(
		'Accounting, Agriculture, Architecture, Aviation, Banking, Business Services, Consulting, Education, Trading, Manufacturing, Import/ Export, Retail, Defense, Engineering, Entertainment, Fashion, Finance, Home Maker, Hospitality, IT, Law, Media, Medicine, Politics, Retired, Scientist, Service Govt. Pvt., Social Work, Student, Travel and Tourism, Other',
	);
});
