/**
 * The first words of sanitised HTML as plain text, cut at a word’s end; '' for none. A DOM wrote it, so there are no
 * other entities.
 * @param longest in letters
 */
export function summarise(html: string, longest: number): string {
	const text = html
		.replace(/<\/li>\s*(?=<li>)/g, ', ')
		.replace(/<[^>]+>/g, ' ')
		.replace(/&nbsp;/g, ' ')
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>')
		.replace(/&amp;/g, '&')
		.replace(/\s+/g, ' ')
		.replace(/ +(?=[.,;:!?)])/g, '')
		.trim();
	return text.length > longest ? `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…` : text;
}
