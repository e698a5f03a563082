import { stripVTControlCharacters } from 'node:util';
import { cut, plain, SHOWN } from './markdown.ts';
import type { Outcome, Stage } from './release.ts';
import { attention, news } from './sections.ts';

/** Characters: it must also fit into an issue. */
const WHOLE = 50_000;

/** What failed, and what whoever reads it can do. */
const FAILURES: Record<Stage, { what: string; advice: string }> = {
	pull: {
		what: 'The content could not be read.',
		advice:
			'A line that names a file in `src/content` is a mistake in that file: correct it there. Anything else lies with the content service: if the next rebuild says the same, tell those who run it.',
	},
	build: {
		what: 'The new site is not fit to be shown.',
		advice:
			'Look for the page or the entry that is named above, and correct it in `src/content` or in the content service. If none is named, tell those who look after the website.',
	},
	publish: {
		what: 'The site is fit, but the host did not take it.',
		advice: 'If the next rebuild says the same, tell those who look after the website.',
	},
};

/**
 * What the school office reads of a release, as Markdown: whether it was published, and if not why and what to do; what
 * is new, changed and gone for visitors; and what needs a look.
 * @param titleOf title of a page of the new site by its file, e.g. 'Bus timings' of 'Circular/bus-timings.html'
 */
export function summaryMarkdown(outcome: Outcome, titleOf: (file: string) => string): string {
	const sections = [
		verdict(outcome),
		...('fresh' in outcome ? news(outcome.live.manifest, outcome.fresh, titleOf) : []),
		...attention(outcome),
	];
	const text = sections.map((lines) => lines.join('\n')).join('\n\n');
	return text.length <= WHOLE
		? `${text}\n`
		: `${text.slice(0, WHOLE)}\n\n… and more: see the log.\n`;
}

/** Whether something needs the office although a site was published: lists of old content stand in. */
export const needsAttention = ({ kind, report }: Outcome) =>
	kind === 'refused' || Object.values(report?.lists ?? {}).some(({ stale }) => stale);

function verdict(outcome: Outcome): string[] {
	const { live } = outcome;
	const standing = live.manifest
		? `Visitors see the release of ${live.manifest.day}.`
		: plain(`What is live is not known: ${live.reason}.`);
	switch (outcome.kind) {
		case 'published':
			return ['## Published', '', outcome.fresh.freshness];
		case 'ready':
			return ['## Ready to be published', '', `${outcome.fresh.freshness} The host takes it next.`];
		case 'unchanged':
			return ['## Nothing to publish', '', `All is as it is already live. ${standing}`];
		case 'refused': {
			const { what, advice } = FAILURES[outcome.stage];
			const reason = readable(outcome.reason).map(cut);
			const stays = `**The website stays as it was.** ${standing}`;
			return [
				'## Not published',
				'',
				`${what} ${stays}`,
				'',
				...quoted(reason),
				'',
				`**What to do:** ${advice}`,
			];
		}
	}
}

/** The lines of an error that a person can use: of a long log the first, which says what it is, and the last ones. */
function readable(reason: string): string[] {
	const lines = stripVTControlCharacters(reason)
		.split('\n')
		.filter((line) => !/^\s+(?:at .+|Stack trace:)$/.test(line));
	return lines.length <= SHOWN ? lines : [...lines.slice(0, 1), '…', ...lines.slice(-SHOWN)];
}

/** A block in which nothing is markup, whatever it holds. */
const quoted = (lines: string[]) => lines.map((line) => `    ${line}`);
