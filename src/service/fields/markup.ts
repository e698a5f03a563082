/** Inline markup of titles and descriptions. */
export const INLINE = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup'] as const;

/** Block markup of descriptions. */
export const BLOCK = ['p', 'ul', 'ol', 'li', 'h2', 'blockquote', 'hr', 'table'] as const;
export const TABLE_PARTS = ['thead', 'tbody', 'tr', 'th', 'td', 'caption'] as const;

/** Elements that become another one; those that become a paragraph do so only round a single one. */
export const RENAMED: Readonly<Record<string, string>> = {
	...Object.fromEntries(['h1', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'h2'])),
	...Object.fromEntries(
		['div', 'section', 'article', 'center', 'address', 'pre', 'dt', 'dd', 'figcaption'].map(
			(name) => [name, 'p'],
		),
	),
	strike: 's',
	del: 's',
	ins: 'u',
	tfoot: 'tbody',
};

/** Every other element of HTML: dropped, with or without its content. */
const OTHER =
	'a abbr acronym applet area aside audio base bdi bdo big body br button canvas cite code col colgroup data datalist details dfn dialog dl embed fieldset figure font footer form frame frameset head header hgroup html iframe img input kbd label legend link main map mark marquee math menu meta meter nav nobr noscript object optgroup option output param picture plaintext progress q rp rt ruby samp script search select slot small source span style summary svg template textarea time title track tt var video wbr xmp'.split(
		' ',
	);

const KNOWN = [...INLINE, ...BLOCK, ...TABLE_PARTS, ...Object.keys(RENAMED), ...OTHER];
const TAG = new RegExp(`</?(?:${KNOWN.join('|')})(?=[\\s/>])[^<]*>|<!--`, 'i');

/** Whether text is HTML: `<b>` is, `Attendance <75%` and `Asha <asha@example.org>` are plain text. */
export const isHtml = (text: string) => TAG.test(text);
