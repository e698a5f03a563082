import { describe, expect, test } from 'vitest';
import { fileLabel, isPicture, serviceFileUrl } from '#lib/files.ts';

describe('serviceFileUrl', () => {
	const urlOf = (file: string) => serviceFileUrl('https://service.example', file);

	test.each([
		['DEMO/news/Bus Timings.pdf', 'DEMO/news/Bus%20Timings.pdf'],
		['DEMO/a&b #1 100%.PDF', 'DEMO/a%26b%20%231%20100%25.PDF'],
		['DEMO/already%20encoded.pdf', 'DEMO/already%2520encoded.pdf'],
		['DEMO/what?.jpg', 'DEMO/what%3F.jpg'],
		['DEMO/विज्ञान.pdf', 'DEMO/%E0%A4%B5%E0%A4%BF%E0%A4%9C%E0%A5%8D%E0%A4%9E%E0%A4%BE%E0%A4%A8.pdf'],
	])('encodes each segment of %s', (file, path) => {
		expect(urlOf(file)).toBe(`https://service.example/api/image/${path}`);
	});

	test.each(['https://files.example/a b.pdf', 'HTTP://files.example/x'])('keeps %s', (file) => {
		expect(urlOf(file)).toBe(file);
	});
});

describe('isPicture', () => {
	test.each(['a.jpg', 'a.JPEG', 'x/y.z.png', 'https://a.example/p.webp?size=2'])(
		'%s is',
		(file) => {
			expect(isPicture(file)).toBe(true);
		},
	);
	test.each(['clip.mp4', 't.HEIC', 'a.pdf', 'jpg', 'https://a.example/page?file=a.jpg'])(
		'%s is not',
		(file) => expect(isPicture(file)).toBe(false),
	);
});

describe('fileLabel', () => {
	test.each([
		['DEMO/news/1718000000000-Bus Timings.pdf', 'Bus Timings (PDF)'],
		['Udaan 2024-25 (final)(1).PDF', 'Udaan 2024-25 (final)(1) (PDF)'],
		['DEMO/2024-25.docx', '2024-25 (DOCX)'],
		['DEMO/1718000000000-.pdf', 'Document (PDF)'],
		['DEMO/notice', 'notice'],
		['https://files.example/x/Bus%20Timings.pdf?v=2', 'Bus Timings (PDF)'],
		['https://files.example/100%.pdf', '100% (PDF)'],
		['https://files.example/%ff.pdf', '%ff (PDF)'],
		['https://files.example/', 'https://files.example/'],
	])('%s reads %s', (file, label) => expect(fileLabel(file)).toBe(label));
});
