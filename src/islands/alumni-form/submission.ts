import { type AnyName, FILE, type Field, type FieldName, fieldNames, fields } from './fields.ts';

/** What the visitor has entered, by field; a field left out counts as empty. The file goes by its name. */
export type Values = Readonly<Record<string, string>>;

/** The message of each field that is wrong. */
export type Errors = Partial<Record<AnyName, string>>;

const textIn = (values: Values, name: FieldName) => (values[name] ?? '').trim();

/**
 * Checks what the visitor has entered (specification 5).
 * @returns empty when all is well
 */
export function checkSubmission(values: Values): Errors {
	const errors = fieldNames.map((name) => [name, errorOf(fields[name], textIn(values, name))]);
	return Object.fromEntries(errors.filter(([, error]) => error));
}

function errorOf({ label, rule }: Field, text: string): string | null {
	if (!text) return `${label} is required.`;
	return rule && !rule.holds(text) ? rule.message(label) : null;
}

/** A file as the browser reads it. */
export interface Attachment {
	name: string;
	/** Media type; '' when the browser does not know it. */
	type: string;
	/** Base64, also as a data URL. */
	data: string;
}

export type RequestBody = Record<FieldName, string> & { [FILE]?: Attachment };

/**
 * The JSON body of a submission (specification 7): texts trimmed, the file as bare base64 with a type.
 * @param file left out when the visitor chose none
 */
export function toRequestBody(values: Values, file?: Attachment | null): RequestBody {
	const texts = fieldNames.map((name) => [name, textIn(values, name)]);
	const body: Record<FieldName, string> = Object.fromEntries(texts);
	return file ? { ...body, [FILE]: bare(file) } : body;
}

function bare({ name, type, data }: Attachment): Attachment {
	const [, given, base64 = data] = /^data:([^;,]*)[^,]*,(.*)$/s.exec(data) ?? [];
	return { name, type: type || given || 'application/octet-stream', data: base64 };
}
