import { expect, test } from 'vitest';
import { serviceFileUrl } from '#lib/files.ts';
import { readPath, readPaths } from '#service/fields/path.ts';

test.each<[unknown, string]>([
	['DEMO/news/Bus Timings.pdf', 'DEMO/news/Bus Timings.pdf'],
	[' DEMO/a.pdf ', 'DEMO/a.pdf'],
	['/DEMO/sports/u17.pdf', 'DEMO/sports/u17.pdf'],
	['//DEMO//a.pdf', 'DEMO/a.pdf'],
	['DEMO\\news\\a.pdf', 'DEMO/news/a.pdf'],
	['DEMO/./news/../a.pdf', 'DEMO/news/a.pdf'],
	['../../DEMO/a.pdf', 'DEMO/a.pdf'],
	['DEMO/%2e%2e/a.pdf', 'DEMO/a.pdf'],
	['DEMO/Date%20Sheet%20%26%20Syllabus.pdf', 'DEMO/Date Sheet & Syllabus.pdf'],
	['DEMO/100% online.pdf', 'DEMO/100% online.pdf'],
	['DEMO/50%25.pdf', 'DEMO/50%.pdf'],
	['DEMO/bad%ff.pdf', 'DEMO/bad%ff.pdf'],
	['DEMO/Fees & Fines #3 [final](1).PDF', 'DEMO/Fees & Fines #3 [final](1).PDF'],
	['DEMO/a  b.pdf', 'DEMO/a  b.pdf'],
	['DEMO/a\u0000\nb.pdf', 'DEMO/ab.pdf'],
	['DEMO/\ud800.pdf', 'DEMO/\ufffd.pdf'],
	['Notice: Holidays.pdf', 'Notice: Holidays.pdf'],
	['https://files.example.org/a.pdf', 'https://files.example.org/a.pdf'],
	['https://files.example.org/a b.pdf', 'https://files.example.org/a%20b.pdf'],
	['https%3A%2F%2Ffiles.example.org%2Fa.pdf', 'https://files.example.org/a.pdf'],
	['https://old.example/api/image/DEMO/a%20b.pdf', 'DEMO/a b.pdf'],
	['https://old.example/api/image/DEMO/a.jpg?v=3', 'DEMO/a.jpg'],
	['/api/image/DEMO/a & b.pdf', 'DEMO/a & b.pdf'],
	['https://old.example/x/api/image?url=DEMO%2Fa%20b.pdf', 'DEMO/a b.pdf'],
	['https://old.example/api/image?w=300&url=DEMO/a.jpg&h=2', 'DEMO/a.jpg'],
	['api/image?url=/DEMO/a & b.jpg', 'DEMO/a & b.jpg'],
])('%j is the file %j', (value, path) => {
	expect(readPath(value)).toBe(path);
	expect(() => new URL(serviceFileUrl('https://service.example', path))).not.toThrow();
});

test.each([
	[''],
	['  '],
	[null],
	[undefined],
	['undefined'],
	['null'],
	['/undefined'],
	['DEMO/news/undefined'],
	['/'],
	['..'],
	['javascript:alert(1)'],
	['data:text/html,x'],
	['file:///etc/passwd'],
	['https://'],
	['https://old.example/api/image/undefined'],
	[`DEMO/${'x'.repeat(2000)}.pdf`],
	['/api/image/'.repeat(20_000)],
	[{ url: 'x' }],
])('%j names no file', (value) => {
	expect(readPath(value)).toBeNull();
});

test('a list, a single text, null and absent fields become one list without blanks and repeats', () => {
	const files = readPaths(
		['DEMO/a.pdf', '', ' ', null, 'undefined', '/DEMO/a.pdf'],
		'DEMO/b.pdf',
		null,
		undefined,
	);
	expect(files).toEqual(['DEMO/a.pdf', 'DEMO/b.pdf']);
});
