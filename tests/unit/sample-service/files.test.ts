import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { aboutOf, yearOfGrade } from '../../../scripts/sample-service/files/about.ts';
import { documentFor } from '../../../scripts/sample-service/files/document.ts';
import { embed } from '../../../scripts/sample-service/files/embed.ts';
import { western } from '../../../scripts/sample-service/files/ink.ts';
import { unitsOf } from '../../../scripts/sample-service/files/kinds/study.ts';
import { areas, kindOf, kinds } from '../../../scripts/sample-service/files/kinds.ts';
import { sectionsOf } from '../../../scripts/sample-service/files/markup.ts';
import { titleOf } from '../../../scripts/sample-service/files/name.ts';
import { office } from '../../../scripts/sample-service/files/office.ts';
import { pdf } from '../../../scripts/sample-service/files/pdf.ts';
import { zip } from '../../../scripts/sample-service/files/zip.ts';
import { fileAt } from '../../../scripts/sample-service/files.ts';

const UPLOADED = 'SAMPLE/circular/1795080705734-Change over to winter uniform.pdf';

/** A path, what its document is called below the title, and words that it must hold. */
const DOCUMENTS: readonly (readonly [path: string, label: string, words: string])[] = [
	[UPLOADED, '', 'winter uniform'],
	['SAMPLE/circular/1795080705734-Question paper pattern.pdf', '', 'Dear Parents'],
	['documents/raising-day/thank-you-letter.pdf', '', 'Raising Day is over'],
	['documents/board-corner/notices/after-the-result.pdf', '', 'With kind regards'],
	['documents/unknown/thing.pdf', '', 'With kind regards'],
	['documents/raising-day/press-cutting-2.pdf', 'Press cutting', 'NEW DELHI'],
	['documents/transport/bus-form.pdf', 'Form', 'Route number | Stop'],
	['documents/transport/bus-undertaking.pdf', 'Form', 'Undertaking'],
	['documents/transport/indemnity-bond.pdf', 'Form', 'Witnesses'],
	['documents/transfer-certificates/forms/old-format.pdf', 'Form', 'Reason for leaving'],
	['documents/library/junior/review-forms/favourite-picture.pdf', 'Form', 'Title of the book'],
	['documents/some-form.pdf', 'Form', 'Particulars'],
	['documents/planners/junior-planner.pdf', 'Calendar', 'Graduation of UKG'],
	['documents/career/previous-papers/neet/neet-2023.pdf', 'Question paper', 'Biology'],
	['documents/board-corner/class-x/mathematics-practice-papers.pdf', 'Question paper', 'Section D'],
	['documents/board/class-xii/english.pdf', 'Question paper', 'Give the passage a title'],
	['documents/board/date-sheet-class-xii.pdf', 'Schedule', 'Psychology'],
	['documents/admissions/ukg-schedule.pdf', 'Schedule', 'Draw of lots'],
	['documents/book-list/book-list-class-iv.pdf', 'Books and stationery', 'for class IV'],
	['documents/book-list/stationery-class-vi.pdf', 'Books and stationery', 'Kind and number'],
	['documents/disclosure/child-protection-committee.pdf', 'Members', 'School counsellor'],
	['documents/tc/list-2025-04-12.pdf', 'List', 'Transfer certificates issued'],
	['documents/transport/route-wise-student-list.pdf', 'List', 'route by route'],
	['documents/achievements/2023-24/board-toppers-2024.pdf', 'List', 'Marks in per cent'],
	['documents/career/selected-nda.pdf', 'List', 'National Defence Academy'],
	['documents/achievements/2023-24/quiz-on-energy.pdf', 'Achievement', 'congratulates'],
	['documents/sports/2023-24/senior-wing/inter-house-football.pdf', 'Sports report', 'Katre'],
	['documents/uniform/school-uniform.pdf', 'Uniform', 'Sky blue'],
	['documents/syllabus/2025-26/class-vi/mathematics.pdf', 'Syllabus', 'factorisation'],
	['documents/syllabus/class-iii.pdf', 'Syllabus', 'EVS'],
	['documents/junior-examination/scheme-of-evaluation-ukg-ii.pdf', 'Scheme', 'Grade'],
	['documents/admissions/ukg-points-criteria.pdf', 'Scheme', 'draw of lots'],
	['documents/result-analysis/class-xii.pdf', 'Result analysis', 'How the marks are spread'],
	['documents/disclosure/affiliation-letter.pdf', 'Certificate', 'This is to certify'],
	['documents/cyber-safety/cyber-safety-rules.pdf', 'Rules', 'passwords'],
	['documents/career/workshop-reports/women-in-aviation.pdf', 'Report', 'What happened'],
	['documents/library/reading-guides/holiday-plan.pdf', 'Reading guide', 'Before you read'],
	['documents/library/reviews/class-ix/to-kill-a-mockingbird.pdf', 'Book review', 'What I liked'],
	['documents/library/e-books/treasure-island.pdf', 'Book', 'From the school library'],
	['documents/transport/bus-routes.pdf', 'Bus routes', 'Route 4'],
	['documents/houses/house-activities-2023-24.pdf', 'House activities', '2023'],
	['documents/houses/house-points-2023-24.pdf', 'House activities', 'Total'],
	['documents/board-corner/exam-tips/planning-the-weeks.pdf', 'Information', 'Eight weeks'],
	['documents/health/dengue-advisory.pdf', 'Information', 'mosquitoes'],
];

describe('the kind of a document', () => {
	test.each(DOCUMENTS)('%s', (path, label, words) => {
		expect(kindOf(aboutOf(path)).label).toBe(label);
		expect(JSON.stringify(documentFor(path))).toMatch(new RegExp(words));
	});

	test('every kind is reached', () => {
		const reached = new Set(DOCUMENTS.map(([path]) => kindOf(aboutOf(path)).label));
		expect(reached).toEqual(new Set([...areas, ...kinds].map(([, { label }]) => label)));
	});

	test.each(DOCUMENTS)('%s has nothing that a reader cannot read', (path) => {
		const { sections, ...head } = documentFor(path);
		const said = JSON.stringify([head, sections]);
		expect(sections.length).toBeGreaterThan(0);
		expect(said).not.toMatch(/undefined|NaN|Invalid|<title>|\{\w+\}/);
		// The rupee sign and strong words are written otherwise.
		const plain = said.replace(/₹|\*\*/g, '');
		expect(western(plain)).toBe(plain);
	});
});

describe('a name tells', () => {
	test.each([
		['class-xi-option-form-2025-26', 'Class XI option form 2025–26'],
		['list-2025-04-12', 'List 12 April 2025'],
		['certificates-issued-in-october-2025', 'Certificates issued in October 2025'],
		['scheme-class-iii-v', 'Scheme Class III–V'],
		['blue-jackal-ii-d', 'Blue jackal II D'],
		['Fees & Fines #3', 'Fees & Fines #3'],
		['', 'Notice'],
	])('“%s” the title %s', (name, title) => expect(titleOf(name)).toBe(title));

	test.each([
		['syllabus/2025-2026/class-vi/mathematics.pdf', 'VI', 'Mathematics', '2025-26'],
		['syllabus/vi-to-viii/social-science.pdf', 'VI to VIII', 'Social Science', '2025-26'],
		['achievements/2023-24/board-toppers-2024.pdf', '', '', '2023-24'],
		['tc/issued-in-january-2025.pdf', '', '', '2024-25'],
	])('%s its class, subject and session', (path, grade, subject, session) => {
		expect(aboutOf(path)).toMatchObject({ grade, subject, session });
	});

	test('the date, which otherwise lies in the session', () => {
		expect(aboutOf('raising-day/press-19-july-2025.pdf').date).toBe('2025-07-19');
		expect(aboutOf(UPLOADED).date).toBe('2026-11-19');
		expect(aboutOf('houses/2021-22/quiz.pdf').date).toMatch(/^2021-(0[7-9]|1[0-2])/);
	});

	test('the year of a class, the later one of several', () => {
		expect(['UKG', 'III to V', 'XII', 'I A', ''].map(yearOfGrade)).toEqual([0, 5, 12, 1, 8]);
	});

	test('a syllabus in every class, also of a subject that is not taught in it', () => {
		for (const subject of ['Mathematics', 'EVS', 'Psychology', 'Art', 'General Knowledge'])
			for (const grade of ['I', 'VII', 'XII'])
				expect(unitsOf(subject, grade).every(({ topics }) => topics.length > 1)).toBe(true);
		expect(() => unitsOf('Juggling', 'I')).toThrow('No syllabus of “Juggling”');
	});
});

test('markup becomes sections', () => {
	const sections = sectionsOf(
		'# A\nOne.\n* b\n* c\n_ Name | Class\n+ X:40 | Y\n+ 1\n+ ×2\n= 3\n~ P | Q\n> R',
	);
	expect(sections).toEqual([
		{ type: 'heading', text: 'A' },
		{ type: 'text', text: 'One.' },
		{ type: 'points', points: ['b', 'c'] },
		{ type: 'fields', lines: ['Name | Class'] },
		{
			type: 'table',
			rows: [
				['X', 'Y'],
				['1', ''],
				['', ''],
				['', ''],
			],
			widths: [40, '*'],
		},
		{ type: 'rules', count: 3 },
		{ type: 'signatures', names: ['P', 'Q'] },
		{ type: 'signed', name: 'R' },
	]);
});

describe('PDFs', () => {
	test('are the same bytes for the same path, with their title', async () => {
		const [one, again] = await Promise.all([pdf(UPLOADED), pdf(UPLOADED)]);
		expect(one.equals(again)).toBe(true);
		expect(one.subarray(0, 5).toString()).toBe('%PDF-');
		expect(one.toString('latin1')).toContain('(Change over to winter uniform)');
	});

	test.each(DOCUMENTS)('%s has one to four pages', async (path) => {
		const [, count] = /\/Count (\d+)/.exec((await pdf(path)).toString('latin1')) ?? [];
		expect(Number(count)).toBeGreaterThanOrEqual(1);
		expect(Number(count)).toBeLessThanOrEqual(4);
	});

	test.each(['DEMO/x/.pdf', '%%%.pdf', 'a.pdf', 'x/{title}.pdf', 'class-/.pdf'])(
		'“%s” has something to say',
		async (path) => {
			expect(documentFor(path).title).not.toBe('');
			expect((await pdf(path)).length).toBeGreaterThan(1500);
		},
	);
});

describe('office files', () => {
	test.each([
		['Consent slip.docx', 'word/document.xml', 'Name of the student: ________'],
		['book-list-class-vi.xlsx', 'xl/worksheets/sheet1.xml', 'Publisher'],
	])('%s is a package with the parts its type needs', (name, part, words) => {
		const file = office(name).toString('utf8');
		expect(file.startsWith('PK\x03\x04')).toBe(true);
		for (const needed of ['[Content_Types].xml', '_rels/.rels', part]) {
			// Each entry stands before its content and in the directory at the end.
			expect(file.split(needed).length - 1).toBeGreaterThanOrEqual(2);
		}
		expect(file).toContain(words);
	});

	test('a ZIP lists its entries with sizes and checksums', () => {
		const file = zip({ 'a.txt': 'hello', 'b/c.txt': '' });
		expect(file.readUInt32LE(14)).toBe(0x3610a686);
		expect(file.readUInt32LE(18)).toBe(5);
		expect(file.readUInt16LE(file.length - 12)).toBe(2);
		expect(file.readUInt32LE(file.readUInt32LE(file.length - 6))).toBe(0x02014b50);
	});
});

describe('pages for embedding', () => {
	const html = new HtmlValidate({ extends: ['html-validate:recommended'] });

	test.each(['embeds/school-map.html', 'embeds/raising-day.html', 'embeds/a "b" <c>.html'])(
		'%s is valid HTML that asks no other host',
		async (path) => {
			const page = embed(path).toString();
			const { results } = await html.validateString(page);
			expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
			expect(page).not.toMatch(/https?:|url\(|\/\//);
		},
	);

	test('show a map for a name with “map”, else the video of the same name beside their folder', () => {
		expect(embed('embeds/school-map.html').toString()).toMatch(
			/<svg[\s\S]*Sample Air Force School/,
		);
		const player = embed('AFS/embeds/raising-day.html').toString();
		expect(player).toMatch(/<video controls [^>]*src="\.\.\/videos\/raising-day\.mp4"/);
		expect(player).toContain('poster="../pictures/videos/raising-day.jpg"');
	});

	test('come from their folder only, for frames of every page', async () => {
		const get = (path: string) => fileAt(new URL(`http://host/files/${path}`));
		expect((await get('embeds/school-map.html'))?.headers).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': 'frame-ancestors *',
		});
		expect((await get('school-map.html'))?.status).toBe(404);
		expect((await get('embeds.html'))?.status).toBe(404);
	});
});
