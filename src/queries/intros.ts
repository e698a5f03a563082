import type { ScreenPath } from '#lib/routes.ts';

/**
 * What each screen holds, in a sentence: below its heading, for search engines, and on the cards that lead to it.
 * That of the principal's message stands in `src/content/pages`, with the text that stands in for one.
 */
const intros: Readonly<Record<Exclude<ScreenPath, '/PrincipalsMessage'>, string>> = {
	'/': 'What is new at school, the dates to keep in mind, and the way to everything else.',
	'/Recruitment': 'Vacancies, interviews and results of selection at the school, newest first.',
	'/TenderNotice': 'Tenders and quotations that the school invites, newest first.',
	'/AlumniForm':
		'Tell us where life has taken you, and we will write to you when your batch meets. It takes about five minutes.',
	'/Achievements':
		'What pupils and teams of the school have won, by academic year from April to March.',
	'/SportActivites': 'Matches, meets and sports days, with their reports and lists of winners.',
	'/JuniorWing': 'Games, races and sports days of the junior wing.',
	'/Magazine': 'The school magazine and newsletters, to read on the screen or to print.',
	'/Events': 'Ceremonies, competitions, camps and meetings of the school.',
	'/SchoolEvents': 'Pictures and reports of the events of the school, year by year.',
	'/News': 'What happens at school, newest first.',
	'/Circular': 'Notices from the school to parents and pupils, newest first.',
	'/Gallery': 'Photographs of life at school, album by album.',
	'/SubGallery': 'The newest photo albums of the school.',
	'/HomeWork': 'Worksheets and assignments to open or print, newest first.',
	'/TopperX':
		'Pupils of Class X with the best results in the examination of the board, year by year.',
	'/TopperXII':
		'Pupils of Class XII with the best results in the examination of the board, year by year.',
};

type IntroducedPath = keyof typeof intros;

/** Whether a path is a screen with a sentence of its own; a page of `src/content/pages` has its summary. */
const isIntroduced = (path: string): path is IntroducedPath => Object.hasOwn(intros, path);

/** The sentence of a screen; of another path, undefined. */
export function introOf(path: IntroducedPath): string;
export function introOf(path: string): string | undefined;
export function introOf(path: string): string | undefined {
	return isIntroduced(path) ? intros[path] : undefined;
}
