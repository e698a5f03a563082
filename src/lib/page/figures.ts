/** What `{{fees.lateFine}}` may stand for: nested groups of figures and texts. */
export type Values = { readonly [name: string]: string | number | Values | readonly unknown[] };

const REFERENCE = /\{\{\s*([a-z]\w*(?:\.\w+)+)\s*\}\}/gi;

/**
 * Puts the school's figures in the place of their names: '{{fees.lateFine}}' becomes '10' (static-pages 9).
 * @param values the figures by group
 * @throws Error naming a figure that does not exist and the ones beside it
 */
export function fillFigures(text: string, values: Values): string {
	return text.replace(REFERENCE, (_, name: string) => figure(name, values));
}

/** Fills every text in a piece of data, which is not changed itself. */
export function fillAll<T>(data: T, values: Values): T {
	if (typeof data === 'string') return fillFigures(data, values) as T;
	if (Array.isArray(data)) return data.map((item) => fillAll(item, values)) as T;
	if (data === null || typeof data !== 'object') return data;
	return Object.fromEntries(
		Object.entries(data).map(([key, value]) => [key, fillAll(value, values)]),
	) as T;
}

function figure(name: string, values: Values): string {
	let group: unknown = values;
	for (const key of name.split('.')) {
		if (!isGroup(group) || !Object.hasOwn(group, key)) {
			const known = isGroup(group) ? Object.keys(group).join(', ') : 'nothing below it';
			throw new Error(`{{${name}}} names no figure: at “${key}” there is ${known}`);
		}
		group = group[key];
	}
	if (isGroup(group) || Array.isArray(group)) {
		throw new Error(
			`{{${name}}} names several figures: add one of ${Object.keys(group).join(', ')}`,
		);
	}
	return String(group);
}

const isGroup = (value: unknown): value is Values =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
