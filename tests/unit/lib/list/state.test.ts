import { describe, expect, test } from 'vitest';
import { formatState, openingState, parseState } from '#lib/list/state.ts';
import { achievements, screen } from './screens.ts';

const menu = { choices: ['All', '2026', '2024 - 2025', '2024', 'Archive'], opening: '2026' };

describe('the state in the address', () => {
	test('is empty for the defaults', () => {
		expect(formatState(parseState('', menu), '2026')).toBe('');
	});
	test.each(['?year=2024&month=Mar&q=fee&page=2', '?year=All', '?year=Archive', '?year=2024-2025'])(
		'comes back as it went: %s',
		(address) => expect(formatState(parseState(address, menu), '2026')).toBe(address),
	);
	test('is read with its years as the menu names them', () => {
		expect(parseState('?year=2024-2025&month=Mar&q=fee&page=2', menu)).toEqual({
			year: '2024 - 2025',
			month: 'Mar',
			query: 'fee',
			page: 2,
		});
	});
	test('keeps signs of the query', () => {
		const state = { ...parseState('', menu), query: 'A&B = 100% #1' };
		expect(parseState(formatState(state, '2026'), menu).query).toBe('A&B = 100% #1');
	});
	test.each([
		['?year=abc', { year: '2026' }],
		['?year=20245', { year: '2026' }],
		['?year=1999', { year: '2026' }],
		['?month=Smarch', { month: 'All' }],
		['?month=mar', { month: 'All' }],
		['?page=0', { page: 1 }],
		['?page=-2', { page: 1 }],
		['?page=1.5', { page: 1 }],
		['?page=x', { page: 1 }],
		['?unrelated=1', { year: '2026', month: 'All', query: '', page: 1 }],
	])('what is not to be chosen takes its default: %s', (address, expected) => {
		expect(parseState(address, menu)).toMatchObject(expected);
	});
});

describe('a screen', () => {
	test('without a month menu knows no month', () => {
		expect(openingState(achievements, [], 2026, '?month=Mar').month).toBe('All');
		expect(openingState(screen(), [], 2026, '?month=Mar').month).toBe('Mar');
	});
	test('without a choice of all does not take it from the address', () => {
		const found = [{ year: '2024 - 2025', count: 1 }];
		expect(openingState(achievements, found, 2026, '?year=All').year).toBe('2024 - 2025');
	});
});
