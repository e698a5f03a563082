import { isRecord, type Raw } from './readers.ts';

/** An answer that is JSON, but not what the call gives. The message follows 'answered with'. */
export class ShapeError extends Error {}

/** A page of a paged call (specification 3, Paged events response). */
export interface Page {
	records: unknown[];
	page: number;
	totalPages: number;
	totalCount: number;
}

/** What is accepted as the answer of a call: a check that gives the useful part. @throws ShapeError */
export type Shape<T> = (json: unknown) => T;

/** A bare list, or one wrapped as `{data: […]}` (design 5): null, error objects and lists of anything but records are none. */
export const listShape: Shape<unknown[]> = (json) => {
	const list = isRecord(json) && json.success !== false ? json.data : json;
	if (!Array.isArray(list)) throw new ShapeError(`${nameOf(json)} instead of a list`);
	if (list.length > 0 && !list.some(isRecord)) throw new ShapeError('a list that holds no records');
	return list;
};

/** A page with its totals, which may be numbers or numeric text (the service echoes the query). */
export const pageShape: Shape<Page> = (json) => {
	if (!isRecord(json)) throw new ShapeError(`${nameOf(json)} instead of a page of records`);
	return {
		records: listShape(json),
		page: countOf(json, 'currentPage'),
		totalPages: countOf(json, 'totalPages'),
		totalCount: countOf(json, 'totalCount'),
	};
};

const RECORD_FIELDS = ['_id', 'title', 'description', 'date', 'attachments'];

/** One record, bare or wrapped as `{data: {…}}`. */
export const recordShape: Shape<Raw> = (json) => {
	const record = isRecord(json) && isRecord(json.data) ? json.data : json;
	if (!isRecord(record) || !RECORD_FIELDS.some((field) => field in record)) {
		throw new ShapeError(`${nameOf(json)} instead of a record`);
	}
	return record;
};

function countOf(page: Raw, field: string): number {
	const text = String(page[field]).trim();
	if (!/^\d{1,9}$/.test(text)) throw new ShapeError(`a page without a usable ${field}`);
	return Number(text);
}

function nameOf(json: unknown): string {
	if (json === null) return 'null';
	if (Array.isArray(json)) return 'a list';
	if (!isRecord(json)) return `a ${typeof json}`;
	return Object.keys(json).length > 0 ? 'an object' : 'an empty object';
}
