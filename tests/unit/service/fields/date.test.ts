import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readDate } from '#service/fields/date.ts';

const dated: [unknown, string][] = [
	['2025-12-31T18:30:00.000Z', '2026-01-01'],
	['2025-12-31T18:29:59.999Z', '2025-12-31'],
	['2025-03-31T18:30:00.000Z', '2025-04-01'],
	['2025-07-14T00:00:00.000Z', '2025-07-14'],
	['2025-07-14T23:59:00+05:30', '2025-07-14'],
	['2025-07-13T20:00:00-05:00', '2025-07-14'],
	['2025-07-14T23:30:00', '2025-07-14'],
	['2025-05-09', '2025-05-09'],
	[' 2024-02-29 ', '2024-02-29'],
	['05-06-2025', '2025-06-05'],
	['5-6-2025', '2025-06-05'],
	['15/09/2025', '2025-09-15'],
	['1/9/2025', '2025-09-01'],
	['2 Nov 2024', '2024-11-02'],
	['02 nov  2024', '2024-11-02'],
	['2 November 2024', '2024-11-02'],
	['18 Sept 2026', '2026-09-18'],
	['2 May 2024', '2024-05-02'],
	['2016', '2016'],
	[2016, '2016'],
	[1_735_669_800_000, '2025-01-01'],
	['1950-01-01', '1950-01-01'],
	['31/12/2100', '2100-12-31'],
];

const undated: unknown[] = [
	null,
	undefined,
	'',
	'   ',
	'null',
	'undefined',
	'Invalid Date',
	'2025-02-30',
	'2025-13-01',
	'31-04-2025',
	'05-13-2025',
	'29/02/2025',
	'30 Feb 2025',
	'2 Foo 2024',
	'05-06-25',
	'5/6/25',
	'2 Nov 24',
	'24',
	'2024-25',
	'2024-2025',
	'2025-W05',
	'18:30',
	'2025-07-14Tomorrow',
	'next week',
	'1949-12-31',
	'01/01/2101',
	'1949',
	'2101',
	'1970-01-01T00:00:00.000Z',
	'1969-12-31T18:30:00.000Z',
	'1970-01-01',
	0,
	1_752_480_000,
	Number.NaN,
	Number.POSITIVE_INFINITY,
	1e300,
	true,
	{},
	['2025-01-01'],
];

test.each(dated)('%j is %s in Kolkata', (value, date) => {
	expect(readDate(value)).toBe(date);
});

test.each(undated.map((value) => [value]))('%j is undated', (value) => {
	expect(readDate(value)).toBeNull();
});

describe('in any time zone of the machine', () => {
	const values = dated.map(([value]) => value);
	const script = `import { readDate } from '#service/fields/date.ts';
		const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
		console.log(JSON.stringify({ zone, dates: ${JSON.stringify(values)}.map(readDate) }));`;

	test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Tokyo'])('%s', (zone) => {
		const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
			env: { ...process.env, TZ: zone, LANG: 'de_DE.UTF-8' },
			encoding: 'utf8',
		});
		expect(JSON.parse(output)).toEqual({ zone, dates: dated.map(([, date]) => date) });
	});
});
