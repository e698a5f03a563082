import { describe, expect, test } from 'vitest';
import { fillAll, fillFigures } from '#lib/page/figures.ts';

const values = { fees: { annual: 4450, tuition: { afa: 4680 } }, school: { name: 'Our School' } };

describe('figures stand in one place and are named elsewhere', () => {
	test('a name becomes the figure, wherever it stands', () => {
		expect(fillFigures('Rs {{fees.annual}} at {{ school.name }}', values)).toBe(
			'Rs 4450 at Our School',
		);
	});

	test('every text of a piece of data is filled, and the data itself stays as it is', () => {
		const data = { caption: '{{fees.annual}}', rows: [{ afa: '{{fees.tuition.afa}}', seats: 20 }] };
		expect(fillAll(data, values)).toEqual({ caption: '4450', rows: [{ afa: '4680', seats: 20 }] });
		expect(data.caption).toBe('{{fees.annual}}');
	});

	test('a document or a block is no figure', () => {
		expect(fillFigures('{{document bus-form}} {{faq}}', values)).toBe(
			'{{document bus-form}} {{faq}}',
		);
	});

	test('a name that does not exist is told with those beside it', () => {
		expect(() => fillFigures('{{fees.anual}}', values)).toThrow(
			'{{fees.anual}} names no figure: at “anual” there is annual, tuition',
		);
		expect(() => fillFigures('{{fees.annual.more}}', values)).toThrow('nothing below it');
		expect(() => fillFigures('{{fees.constructor}}', values)).toThrow('names no figure');
	});

	test('a name of several figures asks for one of them', () => {
		expect(() => fillFigures('{{fees.tuition}}', values)).toThrow('add one of afa');
	});
});
