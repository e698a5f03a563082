import { expect, test } from 'vitest';
import { findQuestions } from '#islands/faq/find.ts';

const questions = [
	{
		id: 'fees',
		question: 'How are fees paid?',
		answerHtml: '<p>Quarterly, <b>by the 10th</b>.</p>',
	},
	{ id: 'hostel', question: 'Is there a hostel?', answerHtml: '<p>For boys from class VI.</p>' },
];
const found = (search: string) => [...findQuestions(questions, search)];

test('a question is found by the words of itself and of its answer, in any case', () => {
	expect(found('FEES')).toEqual(['fees']);
	expect(found('boys hostel')).toEqual(['hostel']);
	expect(found('fees hostel')).toEqual([]);
});

test('markup is not searched', () => {
	expect(found('<p>')).toEqual([]);
	expect(found('b')).toEqual(['fees', 'hostel']);
});

test('an empty search finds all', () => {
	expect(found('  ')).toEqual(['fees', 'hostel']);
});
