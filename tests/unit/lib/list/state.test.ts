import { describe, expect, test } from 'vitest';
import { formatState, parseState } from '#lib/list/state.ts';

describe('the state in the address', () => {
	test('is empty for the defaults', () => {
		expect(formatState(parseState('', 2026), 2026)).toBe('');
		expect(formatState(parseState('', 'All'), 'All')).toBe('');
	});
	test('comes back as it went', () => {
		const address = '?year=2024&month=Mar&q=fee&page=2';
		expect(parseState(address, 2026)).toEqual({ year: 2024, month: 'Mar', query: 'fee', page: 2 });
		expect(formatState(parseState(address, 2026), 2026)).toBe(address);
	});
	test('keeps All and Archive apart from the default year', () => {
		expect(formatState(parseState('?year=All', 2026), 2026)).toBe('?year=All');
		expect(parseState('?year=Archive', 'All').year).toBe('Archive');
	});
	test('keeps signs of the query', () => {
		const state = { ...parseState('', 'All'), query: 'A&B = 100% #1' };
		expect(parseState(formatState(state, 'All'), 'All').query).toBe('A&B = 100% #1');
	});
	test.each([
		['?year=abc', { year: 2026 }],
		['?year=20245', { year: 2026 }],
		['?month=Smarch', { month: 'All' }],
		['?month=mar', { month: 'All' }],
		['?page=0', { page: 1 }],
		['?page=-2', { page: 1 }],
		['?page=1.5', { page: 1 }],
		['?page=x', { page: 1 }],
		['?unrelated=1', { year: 2026, month: 'All', query: '', page: 1 }],
	])('what makes no sense takes its default: %s', (address, expected) => {
		expect(parseState(address, 2026)).toMatchObject(expected);
	});
});
