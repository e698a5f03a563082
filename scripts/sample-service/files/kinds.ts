import { type About, choose } from './about.ts';
import { letter } from './kinds/letter.ts';
import { activities, books, results, routes, uniform } from './kinds/lists.ts';
import { paper } from './kinds/paper.ts';
import { committee, list } from './kinds/people.ts';
import { planner } from './kinds/planner.ts';
import { book, press, review } from './kinds/reading.ts';
import { dates, scheme, syllabus } from './kinds/study.ts';
import { achievement, certificate, form, guide, report, rules, sports } from './kinds/written.ts';
import type { Section } from './section.ts';

/** A kind of document. */
export interface Kind {
	/** What it is called below its title; '' for a letter, which has a date and a reference there. */
	label: string;
	write(about: About): readonly Section[];
}

const LETTER: Kind = { label: '', write: letter };
const FORM: Kind = { label: 'Form', write: form };
const PAPER: Kind = { label: 'Question paper', write: paper };
const LIST: Kind = { label: 'List', write: list };
const SYLLABUS: Kind = { label: 'Syllabus', write: syllabus };
const REPORT: Kind = { label: 'Report', write: report };
const REVIEW: Kind = { label: 'Book review', write: review };
const BOOK: Kind = { label: 'Book', write: book };
const ACTIVITIES: Kind = { label: 'House activities', write: activities };
const INFORMATION: Kind = { label: 'Information', write: rules };

/** Words of folders in which everything is of one kind, whatever it is called. */
export const areas: readonly (readonly [words: RegExp, kind: Kind])[] = [
	[/toppers|recommended|scholarships of/, LIST],
	[/achiev/, { label: 'Achievement', write: achievement }],
	[/^sports$/, { label: 'Sports report', write: sports }],
	[/^alumni|\breports$/, REPORT],
	[/syllab/, SYLLABUS],
	[/review forms/, FORM],
	[/^reviews|favourite reads/, REVIEW],
	[/^e ?books|authors?$/, BOOK],
	[/papers$/, PAPER],
	[/tips$|^booklets|^guidance/, INFORMATION],
	[/^notices$/, LETTER],
	[/^houses$|house activities/, ACTIVITIES],
];

/** Words of a name or folder, most telling first, and the kind of document they ask for. */
export const kinds: readonly (readonly [words: RegExp, kind: Kind])[] = [
	[/circular|(?<!affiliation )\bletter\b|\bnotices?\b/, LETTER],
	[/press|cutting|coverage|clipping/, { label: 'Press cutting', write: press }],
	[
		/\bforms?\b|undertaking|bond|proforma|\bformats?\b|template|slip|declaration|apprais|promise|\blog\b|activity record|consent/,
		FORM,
	],
	[/calendar|planner/, { label: 'Calendar', write: planner }],
	[/question|\bmock\b|previous|\bpapers?\b|practice|worksheet|quiz/, PAPER],
	[/date ?sheet|schedule|time ?table/, { label: 'Schedule', write: dates }],
	[/book ?list|list of books|stationer|notebook/, { label: 'Books and stationery', write: books }],
	[
		/committee|council|\bsmc\b|\bpta\b|association|\bcell\b/,
		{ label: 'Members', write: committee },
	],
	[/\blist\b|issued|select|merit|\bstaff\b|teachers/, LIST],
	[/uniform|dress/, { label: 'Uniform', write: uniform }],
	[/syllab|curricul/, SYLLABUS],
	[/scheme|evaluation|assessment|criteri|pattern/, { label: 'Scheme', write: scheme }],
	[/\bresults?\b|analysis/, { label: 'Result analysis', write: results }],
	[
		/certificat|affiliation|recognition|\bnoc\b|licen[cs]e|registration/,
		{ label: 'Certificate', write: certificate },
	],
	[/rules?\b|polic|code|norms|guidelines/, { label: 'Rules', write: rules }],
	[/\breports?\b|visit|workshop|tour|excursion|seminar/, REPORT],
	[/reading guide/, { label: 'Reading guide', write: guide }],
	[/review|favourite/, REVIEW],
	[/e ?books?|\bstor(y|ies)\b|author|reader|tales|poem/, BOOK],
	[/\broutes\b|^route \d|bus route/, { label: 'Bus routes', write: routes }],
	[/house|activit/, ACTIVITIES],
	[/tips|advi[cs]|information|booklet|safety|prevent|prospectus|disclosure/, INFORMATION],
	[/career|entrance|fee|transport|health/, INFORMATION],
	[/catalyst|board/, PAPER],
	[/\btc\b|transfer/, LIST],
];

/**
 * The kind that a path asks for: a letter for what was uploaded to the content service and for a path without a telling
 * word.
 */
export const kindOf = (about: About): Kind =>
	(about.uploaded ? undefined : (choose(about, areas) ?? choose(about, kinds))) ?? LETTER;
