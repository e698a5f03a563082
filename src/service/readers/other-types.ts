import { quote } from '#service/fields/text.ts';
import type { Raw, Warn } from '#service/readers.ts';

/** Whether a value is neither text, number nor nothing. */
export const isOfOtherType = (value: unknown) =>
	typeof value === 'boolean' || (typeof value === 'object' && value !== null);

/**
 * Names the fields that are read as blank because they hold another type than they should (design 5).
 * @param texts names of fields that hold text
 * @param files names of fields that hold a path or a list of paths
 */
export function noteOtherTypes(
	raw: Raw,
	warn: Warn,
	texts: readonly string[],
	files: readonly string[],
): void {
	const strange = [
		...texts.filter((field) => isOfOtherType(raw[field])),
		...files.filter((field) => [raw[field]].flat().some(isNoPath)),
	];
	for (const field of strange) warn(field, `${quote(raw[field])} is of another type: left out`);
}

const isNoPath = (value: unknown) => isOfOtherType(value) || typeof value === 'number';
