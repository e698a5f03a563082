import { type About, aboutOf } from './about.ts';
import { kindOf } from './kinds.ts';
import type { Section } from './section.ts';

/** What a file says, apart from how it is drawn. */
export interface Document {
	title: string;
	/** What it is, for which class and session; '' for a letter. */
	subtitle: string;
	/** `YYYY-MM-DD` */
	date: string;
	/** e.g. '412/Acad/2026'; '' for what is not a letter. */
	reference: string;
	sections: readonly Section[];
}

/** Writes the document that the words of a path ask for, the same for the same path. */
export function documentFor(path: string): Document {
	const about = aboutOf(path);
	const { label, write } = kindOf(about);
	const { title, date, random } = about;
	return {
		title,
		subtitle: label ? subtitleOf(about, label) : '',
		date,
		reference: label
			? ''
			: `${random.int(100, 999)}/${random.pick(['Acad', 'Adm', 'Gen', 'Tpt', 'Spt'])}/${date.slice(0, 4)}`,
		sections: write(about),
	};
}

/** Kind, subject, class and session, each unless the title has it. */
function subtitleOf({ title, subject, grade, session }: About, label: string): string {
	const has = (text: string) => title.toLowerCase().includes(text.toLowerCase());
	return [
		label,
		subject,
		grade && `${grade.includes(' to ') ? 'Classes' : 'Class'} ${grade}`,
		`Session ${session}`,
	]
		.filter((text) => text && !has(text.replace(/^(Class(es)?|Session) /, '').replace('-', '–')))
		.join(' · ');
}
