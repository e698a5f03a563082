/** A field of the alumni form (specification 5): its name in the request body, its label, and what it must hold. */
export interface Field {
	label: string;
	/** Every field but the file is required; this is what its text must hold beside. */
	rule?: Rule;
}

interface Rule {
	holds: RegExp;
	/** Takes the label. */
	message: (label: string) => string;
}

const NO_SPECIAL: Rule = {
	holds: /^[^!@#$%^&*()_+=,.?":{}|<>]*$/,
	message: (label) => `${label} should not contain special characters.`,
};
const DIGITS: Rule = { ...NO_SPECIAL, holds: /^\d+$/ };
const TEN_DIGITS: Rule = {
	holds: /^\d{10}$/,
	message: () => 'Phone number should be 10 digits.',
};
const EMAIL: Rule = {
	holds: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
	message: () => 'Email format is invalid.',
};

/** The fields in the order of the request body (specification 7). */
export const fields = {
	toYear: { label: 'Batch' },
	class: { label: 'Last Class' },
	name: { label: 'Name', rule: NO_SPECIAL },
	email: { label: 'Email', rule: EMAIL },
	phone: { label: 'Mobile', rule: TEN_DIGITS },
	location: { label: 'Location', rule: NO_SPECIAL },
	address: { label: 'Address' },
	school: { label: 'College', rule: NO_SPECIAL },
	profession3: { label: 'Degree', rule: NO_SPECIAL },
	fromYear: { label: 'Sem / Year', rule: DIGITS },
	subject: { label: 'Stream', rule: NO_SPECIAL },
	profession1: { label: 'Profession' },
	school1: { label: 'Organisation Name', rule: NO_SPECIAL },
	designation: { label: 'Designation', rule: NO_SPECIAL },
	address1: { label: 'Office Address', rule: NO_SPECIAL },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

const fieldNames = Object.keys(fields) as FieldName[];

/** '1970-1971' to '2023-2024'. */
export const BATCHES = Array.from({ length: 54 }, (_, index) => `${1970 + index}-${1971 + index}`);

export const CLASSES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const PROFESSIONS = [
	'Accounting',
	'Agriculture',
	'Architecture',
	'Aviation',
	'Banking',
	'Business Services',
	'Consulting',
	'Education',
	'Trading',
	'Manufacturing',
	'Import/ Export',
	'Retail',
	'Defense',
	'Engineering',
	'Entertainment',
	'Fashion',
	'Finance',
	'Home Maker',
	'Hospitality',
	'IT',
	'Law',
	'Media',
	'Medicine',
	'Politics',
	'Retired',
	'Scientist',
	'Service Govt. Pvt.',
	'Social Work',
	'Student',
	'Travel and Tourism',
	'Other',
];

/** What the visitor has entered, by field; a field left out counts as empty. */
export type Values = Readonly<Record<string, string>>;

const textIn = (values: Values, name: FieldName) => (values[name] ?? '').trim();

/**
 * Checks what the visitor has entered (specification 5).
 * @returns the message of each field that is wrong; empty when all is well
 */
export function checkSubmission(values: Values): Partial<Record<FieldName, string>> {
	const errors = fieldNames.map((name) => [name, errorOf(fields[name], textIn(values, name))]);
	return Object.fromEntries(errors.filter(([, error]) => error));
}

function errorOf({ label, rule }: Field, text: string): string | null {
	if (!text) return `${label} is required.`;
	return rule && !rule.holds.test(text) ? rule.message(label) : null;
}

/** A file as the browser reads it. */
export interface Attachment {
	name: string;
	/** Media type; '' when the browser does not know it. */
	type: string;
	/** Base64, also as a data URL. */
	data: string;
}

export type RequestBody = Record<FieldName, string> & { attachments1?: Attachment };

/**
 * The JSON body of a submission (specification 7): texts trimmed, the file as bare base64 with a type.
 * @param file left out when the visitor chose none
 */
export function toRequestBody(values: Values, file?: Attachment): RequestBody {
	const texts = fieldNames.map((name) => [name, textIn(values, name)]);
	const body: Record<FieldName, string> = Object.fromEntries(texts);
	return file ? { ...body, attachments1: bare(file) } : body;
}

function bare({ name, type, data }: Attachment): Attachment {
	const [, given, base64 = data] = /^data:([^;,]*)[^,]*,(.*)$/s.exec(data) ?? [];
	return { name, type: type || given || 'application/octet-stream', data: base64 };
}
