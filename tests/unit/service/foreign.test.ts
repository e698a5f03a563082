import { expect, test } from 'vitest';
import { findForeign } from '#service/foreign.ts';

const items = (count: number, prefix: string, folder?: string) =>
	Array.from({ length: count }, (_, index) => ({
		id: `${prefix}${index}`,
		attachments: folder ? [`${folder}/news/${index}.pdf`] : [],
		photo: null,
	}));
const own = items(10, 'a', 'DEMO');

test.each<[string, object[], object[], boolean]>([
	['the same', own, own, true],
	['grown', [...items(90, 'b', 'OTHER'), ...own], own, true],
	['a fifth is left', [...items(8, 'b', 'OTHER'), ...own.slice(0, 2)], own, true],
	['emptied, which is no other list', [], own, true],
	['the first content', own, [], true],
	['short, and its files lie where they did', items(4, 'b', 'DEMO'), items(4, 'a', 'DEMO'), true],
	['announcements that have lapsed', items(10, 'b', 'DEMO'), own, false],
	['moved files of the same records', items(10, 'a', 'NEW'), own, true],
	['without files, short', items(4, 'b'), items(4, 'a'), true],
	[
		'files of another website',
		items(4, 'b').map((item) => ({ ...item, attachments: ['https://x.example/a.pdf'] })),
		items(4, 'a', 'DEMO'),
		true,
	],
])('%s is ordinary', (_, now, before, isTelling) => {
	type Items = typeof own;
	expect(findForeign('news', now as Items, before as Items, isTelling)).toBeNull();
});

test.each<[string, object[], object[], boolean, string]>([
	['all others', items(8, 'b'), own, true, '0 of the 10'],
	['all but one', [...items(8, 'b'), ...own.slice(0, 1)], own, true, '1 of the 10'],
	['files of another school', items(2, 'b', 'OTHER'), items(2, 'a', 'DEMO'), true, '0 of the 2'],
	['announcements of another school', items(9, 'b', 'OTHER'), own, false, '0 of the 10'],
	[
		'mostly files of another school',
		[...items(9, 'b', 'OTHER'), ...items(1, 'c', 'DEMO')],
		own,
		false,
		'0 of the 10',
	],
])('%s are a fault', (_, now, before, isTelling, said) => {
	type Items = typeof own;
	expect(findForeign('news', now as Items, before as Items, isTelling)).toBe(
		`the list holds ${said} records that it held: it may be that of another school. If that is right, run with --accept-shrink news`,
	);
});
