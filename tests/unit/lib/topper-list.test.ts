import { describe, expect, test } from 'vitest';
import {
	filterToppers,
	formatTopperState,
	parseTopperState,
	TOPPERS_ON_A_PAGE,
	type TopperItem,
} from '#lib/topper-list.ts';

const SESSIONS = ['2025-2026', '2024-2025'];

const item = (name: string, sessionYear = '2025-2026'): TopperItem => ({
	id: name,
	sessionYear,
	name,
	marks: 95,
});

describe('the address of the toppers', () => {
	test('is read, nonsense as the default', () => {
		expect(parseTopperState('?session=2024-2025&q=as&page=2', SESSIONS, 2026)).toEqual({
			session: '2024-2025',
			query: 'as',
			page: 2,
		});
		expect(parseTopperState('?session=1066&page=-1', SESSIONS, 2026)).toEqual({
			session: '2025-2026',
			query: '',
			page: 1,
		});
	});

	test('leads back to the state, also when another session has become the default', () => {
		const state = { session: '2025-2026', query: 'Asha & Co', page: 3 };
		const address = formatTopperState(state);
		expect(parseTopperState(address, ['2026-2027', ...SESSIONS], 2027)).toEqual(state);
		expect(formatTopperState({ ...state, query: ' ', page: 1 })).toBe('?session=2025-2026');
	});
});

describe('the toppers of a state', () => {
	const toppers = [item('Kavya Rathore'), item('Meher Gill'), item('Kavya Sethi', '2024-2025')];
	const state = { session: '2025-2026', query: '', page: 1 };

	test('are those of the session, in the order in which they come', () => {
		const { total, toppers: found } = filterToppers(toppers, state);
		expect(total).toBe(2);
		expect(found.map(({ name }) => name)).toEqual(['Kavya Rathore', 'Meher Gill']);
	});

	test('whose name holds the query, whatever the case', () => {
		const { toppers: found } = filterToppers(toppers, { ...state, query: ' KAVYA  r' });
		expect(found.map(({ name }) => name)).toEqual(['Kavya Rathore']);
		expect(filterToppers(toppers, { ...state, query: 'nobody' }).total).toBe(0);
	});

	test('never more than a page of them; a page past the end is the last', () => {
		const many = Array.from({ length: 2 * TOPPERS_ON_A_PAGE + 1 }, (_, at) => item(`P${at}`));
		const last = filterToppers(many, { ...state, page: 9 });
		expect(last).toMatchObject({ total: many.length, page: 3, pages: 3 });
		expect(last.toppers).toEqual(many.slice(-1));
		expect(filterToppers(many, state).toppers).toHaveLength(TOPPERS_ON_A_PAGE);
		expect(filterToppers([], state)).toEqual({ total: 0, page: 1, pages: 1, toppers: [] });
	});
});
