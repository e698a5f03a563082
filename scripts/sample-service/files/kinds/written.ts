import { type About, choose } from '../about.ts';
import { sectionsOf } from '../markup.ts';
import type { Section } from '../section.ts';
import { anyForm, forms } from '../texts/forms.ts';
import { ACHIEVEMENT, CERTIFICATE, GUIDE, REPORT, SPORTS } from '../texts/reports.ts';
import { anyRules, rules as knownRules } from '../texts/rules.ts';

/** A document whose text stands as markup among the texts. */
const written =
	(markupFor: (about: About) => string) =>
	(about: About): Section[] =>
		sectionsOf(about.fill(markupFor(about)).replaceAll('<title>', () => about.title));

/** A form: fields with ruled lines, tables to fill in, declaration and places for signatures. */
export const form = written((about) => choose(about, forms) ?? anyForm);
/** Rules, a policy, advice or information, by the words of the name. */
export const rules = written((about) => `${choose(about, knownRules) ?? anyRules}\n> Principal`);
/** A certificate that an authority has given to the school. */
export const certificate = written(() => CERTIFICATE);
/** How a class reads a book together. */
export const guide = written(() => GUIDE);
/** What pupils have won. */
export const achievement = written(() => ACHIEVEMENT);
/** A match or a meet, with the points of the houses. */
export const sports = written(() => SPORTS);
/** A report of a visit, camp or workshop. */
export const report = written(() => REPORT);
