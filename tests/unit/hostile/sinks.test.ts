import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Where text becomes HTML, and of what: fields of the service that `src/service/fields` has sanitised, and Markdown of
 * the school, which has no HTML. The linter knows the calls of scripts (`scripts/lint`), not the directives of Astro.
 */
const SINKS: Readonly<Record<string, string[]>> = {
	'components/Block.astro': ['part.html'],
	'components/HomeList.astro': ['titleHtml'],
	'components/ItemArticle.astro': ['item.bodyHtml', 'item.titleHtml'],
	'components/blocks/DataTable.astro': ['html', 'note'],
	'components/blocks/Record.astro': ['titleHtml'],
	'components/home/Line.astro': ['line.titleHtml', 'line.titleHtml'],
	'components/home/Notifications.astro': ['bodyHtml', 'titleHtml'],
	'components/home/Welcome.astro': ['html'],
	'components/messages/Message.astro': ['html'],
	'components/notices/Notice.astro': ['bodyHtml', 'titleHtml', 'titleHtml'],
	'islands/faq/FaqList.tsx': ['answerHtml'],
	'islands/list/parts.tsx': ['item.titleHtml'],
	'pages/SubGallery.astro': ['titleHtml'],
	'pages/SubGallery/[id].astro': ['bodyHtml', 'titleHtml'],
};

const SINK = /set:html=\{([^}]*)\}|set:html=(?!\{)(\S+)|__html:\s*([^}]*?)\s*\}/g;
/** What Astro runs or styles as it stands, past the hashes of the policy, and markup in strings. */
const FORBIDDEN =
	/is:inline|define:vars|set:html=(?!\{)|\bon[a-z]+="|\bstyle="|<script[^>]*application\/ld/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
	/\.(?:astro|tsx?)$/.test(file),
);
const read = (file: string) => readFileSync(join('src', file), 'utf8');

test('text becomes HTML in the named places, and nowhere else', () => {
	const found = files
		.map((file) => [
			file,
			[...read(file).matchAll(SINK)].map((match) => match[1] ?? match[2] ?? match[3]),
		])
		.filter(([, sinks]) => sinks?.length);
	const sorted = found.map(([file, sinks]) => [file, [...(sinks ?? [])].sort()]);
	expect(Object.fromEntries(sorted)).toEqual(SINKS);
});

test.each(files.filter((file) => file.endsWith('.astro')))(
	'%s has no handler, style or script in place',
	(file) => {
		expect(read(file)).not.toMatch(FORBIDDEN);
	},
);
