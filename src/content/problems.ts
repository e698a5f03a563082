import { z } from 'astro/zod';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/**
 * What is wrong with the data of a file, a line each that names file, field and what is expected there.
 * @param file e.g. 'src/content/figures.yaml'
 * @param issues as Zod found them
 */
export function describeIssues(
	file: string,
	schema: z.ZodType,
	data: unknown,
	issues: readonly Issue[],
): string[] {
	return issues.flatMap((issue) => {
		const line = (path: Path, message: string) =>
			`${[file, fieldName(path), message].filter(Boolean).join(': ')}.`;
		if (issue.code === 'unrecognized_keys') {
			const known = Object.keys(shapeOf(schemaAt(schema, issue.path))).join(', ');
			return issue.keys.map((key) =>
				line([...issue.path, key], `there is no such field; write one of ${known}`),
			);
		}
		if (issue.code === 'custom' || valueAt(data, issue.path) !== undefined) {
			return [line(issue.path, issue.message)];
		}
		const about = schemaAt(schema, issue.path)?.description;
		return [line(issue.path, about ? `is missing: ${about}` : 'is missing')];
	});
}

/** e.g. 'rows[2].teacher', counted from 1 as people do. */
const fieldName = (path: Path) =>
	path
		.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
		.join('')
		.replace(/^\./, '');

const valueAt = (data: unknown, path: Path): unknown =>
	path.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

/** The schema that stands for a field; none where the path leads into a union. */
function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
	return path.reduce<z.ZodType | undefined>((at, key) => {
		const inner = unwrapped(at);
		if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
		return shapeOf(inner)[String(key)];
	}, schema);
}

function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType | undefined> {
	const inner = unwrapped(schema);
	return inner instanceof z.ZodObject ? inner.shape : {};
}

function unwrapped(schema: z.ZodType | undefined): z.ZodType | undefined {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
		return unwrapped(schema.unwrap() as z.ZodType);
	}
	return schema;
}
