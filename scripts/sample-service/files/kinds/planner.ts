import { yearOf } from '../../data/calendar.ts';
import { type About, says } from '../about.ts';
import { type Section, text } from '../section.ts';
import { EVENTS } from '../texts/events.ts';

/** A calendar of the session: month pages with their events, the junior wing's without the boards. */
export function planner(about: About): Section[] {
	const { session, title } = about;
	const begin = yearOf(session);
	const leftOut = says(about, /junior/) ? /board|class XII/i : /UKG|junior/i;
	return [
		text(
			`${title} of the session ${session}. Holidays follow the gazetted list; dates may change and are then announced by circular.`,
		),
		...EVENTS.map(
			([month, events]): Section => ({
				type: 'month',
				year: month < 4 ? begin + 1 : begin,
				month,
				events: events
					.split('; ')
					.filter((event) => !leftOut.test(event))
					.map((event) => [Number.parseInt(event, 10), event.replace(/^\d+ /, '')]),
			}),
		),
	];
}
