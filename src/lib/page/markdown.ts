import { Marked, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { mayFollow } from '#lib/protocols.ts';

/** A piece of a page's text: prose, or the name of something that is put in its place. */
export type Piece =
	| { kind: 'prose'; html: string }
	/** e.g. `{{table fee-structure}}`; `level` is that of a heading below the text's last one. */
	| { kind: 'block'; name: string; argument: string; level: number };

export interface Heading {
	id: string;
	text: string;
}

export interface Composition {
	pieces: Piece[];
	/** The headings of the first level below the page's own. */
	headings: Heading[];
}

const BLOCK_LINE = /^\{\{(?!document )([a-z]+)(?: +([^{}\n]*?))?\}\}[ \t]*$/m;

/** A link to a document as a text shows it. */
export interface InlineLink {
	href: string;
	label: string;
}

/**
 * The reader of the school's Markdown. It has no HTML, and two marks of its own: `{{document bus-form}}` in a text is
 * a link to that document; `{{table fees}}` alone on a line is put in from elsewhere in `src/content`.
 * @param linkOf finds a document by its id; throws Error when there is none
 */
export function createMarkdown(linkOf: (id: string) => InlineLink) {
	const documentLink: TokenizerAndRendererExtension = {
		name: 'documentLink',
		level: 'inline',
		start: (source) => source.indexOf('{{document '),
		tokenizer(source) {
			const [raw, id] = /^\{\{document +([\w-]+)\s*\}\}/.exec(source) ?? [];
			return raw && id ? { type: 'documentLink', raw, id } : undefined;
		},
		renderer(token) {
			const { href, label } = linkOf(token.id);
			return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${escapeHtml(label)}</a>`;
		},
	};
	const marked = new Marked({
		gfm: true,
		async: false,
		extensions: [documentLink],
		renderer: {
			html: ({ text }) => escapeHtml(text),
			heading({ tokens, depth }) {
				const html = this.parser.parseInline(tokens);
				return `<h${depth} id="${slug(plain(tokens))}">${html}</h${depth}>\n`;
			},
			link({ href, tokens }) {
				refuseAddress(href);
				const leaves = /^https?:/.test(href) ? ' rel="external noopener"' : '';
				return `<a href="${escapeHtml(href)}"${leaves}>${this.parser.parseInline(tokens)}</a>`;
			},
		},
	});

	return {
		/**
		 * Splits a page's text at its blocks.
		 * @throws Error for what has its own place elsewhere: tables, pictures, a heading of the first level
		 */
		compose(text: string): Composition {
			const pieces: Piece[] = [];
			const headings: Heading[] = [];
			let depth = 1;
			// Prose, name and argument of a block, prose, …
			const parts = text.split(BLOCK_LINE);
			for (let at = 0; at < parts.length; at += 3) {
				const [prose = '', name, argument = ''] = parts.slice(at, at + 3);
				const tokens = marked.lexer(prose);
				for (const token of tokens) {
					refuse(token);
					if (token.type === 'heading') depth = token.depth;
				}
				headings.push(...headingsOf(tokens));
				const html = marked.parser(tokens).trim();
				if (html) pieces.push({ kind: 'prose', html });
				if (name) pieces.push({ kind: 'block', name, argument, level: depth + 1 });
			}
			return { pieces, headings };
		},
		/** A line of text with emphasis and links, e.g. a cell of a table. */
		inline: (text: string) => marked.parseInline(text) as string,
		/** Paragraphs and lists, e.g. an answer. */
		paragraphs: (text: string) => (marked.parse(text) as string).trim(),
	};
}
export type Markdown = ReturnType<typeof createMarkdown>;

/** A link leads to a page of the site, to another site, or to a mail or telephone program. */
function refuseAddress(href: string): void {
	const url = URL.parse(href, 'https://site.example');
	if (url && mayFollow(url)) return;
	throw new Error(`holds a link to “${href}”: begin it with https:, mailto:, tel: or /`);
}

function refuse(token: Token): void {
	if (token.type === 'table') {
		throw new Error('holds a table: put it into src/content/tables and write {{table name}}');
	}
	if (token.type === 'html') {
		throw new Error(`holds HTML (${token.raw.trim().slice(0, 30)}): write Markdown`);
	}
	if (token.type === 'heading' && (token.depth < 2 || token.depth > 4)) {
		throw new Error(`holds “${token.raw.trim()}”: headings begin with ##, ### or ####`);
	}
	if (token.type === 'paragraph' && /!\[/.test(token.raw)) {
		throw new Error(
			'holds a picture: put it into src/content/galleries and write {{gallery name}}',
		);
	}
}

const headingsOf = (tokens: Token[]): Heading[] =>
	tokens
		.filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
		.map(({ tokens: parts }) => ({ id: slug(plain(parts)), text: plain(parts) }));

/** The words of inline markup. */
const plain = (tokens: Token[] = []): string =>
	tokens
		.map((token) =>
			'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? token.text : '',
		)
		.join('');

/** An id for a heading, e.g. 'late-fine'. */
export const slug = (text: string) =>
	text
		.toLowerCase()
		.replace(/[’']/g, '')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');

const escapeHtml = (text: string) =>
	text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
