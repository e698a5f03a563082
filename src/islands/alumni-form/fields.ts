import { BATCHES, CLASSES, PROFESSIONS } from './options.ts';
import { DIGITS, EMAIL, NO_SPECIAL, type Rule, TEN_DIGITS } from './rules.ts';

/** A field of the alumni form (specification 5). Every one is required. */
export interface Field {
	label: string;
	rule?: Rule;
	/** What the rule asks for, said beforehand. */
	hint?: string;
	/** What can be chosen; without it the visitor writes. */
	options?: readonly string[];
	/** Several lines can be written. */
	multiline?: true;
	type?: 'email';
	inputMode?: 'numeric';
	/** What the browser may fill in by itself. */
	autoComplete?: string;
}

/** The fields by their names in the request body and in its order (specification 7). */
const table = {
	toYear: { label: 'Batch', options: BATCHES },
	class: { label: 'Last Class', options: CLASSES },
	name: {
		label: 'Name',
		rule: NO_SPECIAL,
		hint: 'No special characters, e.g. S K Rao',
		autoComplete: 'name',
	},
	email: {
		label: 'Email',
		rule: EMAIL,
		hint: 'E.g. asha@example.org',
		type: 'email',
		autoComplete: 'email',
	},
	phone: {
		label: 'Mobile',
		rule: TEN_DIGITS,
		hint: '10 digits, without +91 or spaces',
		inputMode: 'numeric',
		autoComplete: 'tel-national',
	},
	location: {
		label: 'Location',
		rule: NO_SPECIAL,
		hint: 'No special characters, e.g. New Delhi',
		autoComplete: 'address-level2',
	},
	address: { label: 'Address', multiline: true, autoComplete: 'street-address' },
	school: {
		label: 'College',
		rule: NO_SPECIAL,
		hint: 'No special characters, e.g. St Marys College',
	},
	profession3: {
		label: 'Degree',
		rule: NO_SPECIAL,
		hint: 'No special characters, e.g. BTech',
	},
	fromYear: {
		label: 'Sem / Year',
		rule: DIGITS,
		hint: 'Digits only: the semester or the year, e.g. 8 or 2003',
		inputMode: 'numeric',
	},
	subject: {
		label: 'Stream',
		rule: NO_SPECIAL,
		hint: 'No special characters, e.g. Arts and Crafts',
	},
	profession1: { label: 'Profession', hint: 'The one that comes closest', options: PROFESSIONS },
	school1: {
		label: 'Organisation Name',
		rule: NO_SPECIAL,
		hint: 'No special characters, e.g. Sample Aviation Ltd',
		autoComplete: 'organization',
	},
	designation: {
		label: 'Designation',
		rule: NO_SPECIAL,
		hint: 'No special characters, e.g. Wing Commander',
		autoComplete: 'organization-title',
	},
	address1: {
		label: 'Office Address',
		rule: NO_SPECIAL,
		hint: 'No special characters, e.g. Tower 3 - Sector 62 - Noida',
		multiline: true,
		autoComplete: 'section-office street-address',
	},
} satisfies Record<string, Field>;

export type FieldName = keyof typeof table;
export const fields: Record<FieldName, Field> = table;
export const fieldNames = Object.keys(table) as FieldName[];

/** The fields as the form groups them. */
export const groups: { legend: string; names: FieldName[] }[] = [
	{ legend: 'Your years at our school', names: ['toYear', 'class'] },
	{ legend: 'You today', names: ['name', 'email', 'phone', 'location', 'address'] },
	{
		legend: 'Your studies after school',
		names: ['school', 'profession3', 'fromYear', 'subject'],
	},
	{ legend: 'Your work', names: ['profession1', 'school1', 'designation', 'address1'] },
];

/** The optional file; its name in the request body. */
export const FILE = 'attachments1';

/** A field or the file. */
export type AnyName = FieldName | typeof FILE;

/** The `id` of a field's control. */
export const idOf = (name: AnyName) => `alumni-${name}`;
