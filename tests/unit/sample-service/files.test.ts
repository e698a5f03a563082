import { describe, expect, test } from 'vitest';
import { letterFor } from '../../../scripts/sample-service/files/letter.ts';
import { office } from '../../../scripts/sample-service/files/office.ts';
import { pdf } from '../../../scripts/sample-service/files/pdf.ts';
import { zip } from '../../../scripts/sample-service/files/zip.ts';

const NAME = 'SAMPLE/circular/1795080705734-Change over to winter uniform.pdf';

describe('documents', () => {
	test('take title, date and subject from the path', () => {
		const letter = letterFor(NAME);
		expect(letter.title).toBe('Change over to winter uniform');
		expect(letter.date).toBe('2026-11-19');
		expect(letter.paragraphs.join(' ')).toContain('winter uniform');
	});

	test.each(['DEMO/x/.pdf', '%%%.pdf', 'a.pdf'])('have something to say for “%s”', (path) => {
		const { title, paragraphs } = letterFor(path);
		expect(title).not.toBe('');
		expect(paragraphs.length).toBeGreaterThan(0);
	});

	test('PDFs are the same bytes for the same path, with their title and one to three pages', async () => {
		const [one, again] = await Promise.all([pdf(NAME), pdf(NAME)]);
		expect(one.equals(again)).toBe(true);
		expect(one.subarray(0, 5).toString()).toBe('%PDF-');
		expect(one.toString('latin1')).toContain('(Change over to winter uniform)');
		const pages = await Promise.all(Array.from({ length: 8 }, (_, i) => pdf(`x/List ${i}.pdf`)));
		const counts = pages.map((file) => Number(/\/Count (\d+)/.exec(file.toString('latin1'))?.[1]));
		expect(Math.min(...counts)).toBe(1);
		expect(Math.max(...counts)).toBeLessThanOrEqual(3);
		expect(new Set(counts).size).toBeGreaterThan(1);
	});

	test.each([
		['Consent slip.docx', 'word/document.xml'],
		['List of students.xlsx', 'xl/worksheets/sheet1.xml'],
	])('%s is a package with the parts its type needs', (name, part) => {
		const file = office(name).toString('latin1');
		expect(file.startsWith('PK\x03\x04')).toBe(true);
		for (const needed of ['[Content_Types].xml', '_rels/.rels', part]) {
			// Each entry stands before its content and in the directory at the end.
			expect(file.split(needed).length - 1).toBeGreaterThanOrEqual(2);
		}
	});

	test('a ZIP lists its entries with sizes and checksums', () => {
		const file = zip({ 'a.txt': 'hello', 'b/c.txt': '' });
		expect(file.readUInt32LE(14)).toBe(0x3610a686);
		expect(file.readUInt32LE(18)).toBe(5);
		expect(file.readUInt16LE(file.length - 12)).toBe(2);
		expect(file.readUInt32LE(file.readUInt32LE(file.length - 6))).toBe(0x02014b50);
	});
});
