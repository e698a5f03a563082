import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { addressesOf } from './addresses.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What the rules need to know of a page; the parsed tree itself is let go, so that thousands of pages fit in memory. */
export interface Page {
	/** e.g. 'News/bus-timings.html' */
	file: string;
	/** Where it is served, e.g. '/News/bus-timings'. */
	path: string;
	/** The `lang` of `<html>`, '' when absent. */
	lang: string;
	/** The text of each `<title>` in the head. */
	titles: string[];
	/** How often the elements that a page has once are there. */
	counts: Record<'h1' | 'main', number>;
	ids: Set<string>;
	/** Every address in the site's markup as it is written: links, sources, each candidate of a srcset. */
	addresses: string[];
	canonical: string;
	/** The content of the policy `<meta>`, '' when absent. */
	policy: string;
	/** Each inline script and style that the browser runs, as the policy names it: `sha256-…`. */
	inlineHashes: string[];
	/** `<tag attribute>` of each style attribute and event handler. */
	inlineAttributes: string[];
	/** Where scripts are loaded from. */
	scriptSources: string[];
	/** What a person reads or hears: text, titles, alternative texts, descriptions; white space folded. */
	texts: string[];
}

/** The path at which a file is served, e.g. '/' for 'index.html', '/News/1' for 'News/1.html', '/a.css' for 'a.css'. */
export const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;

/**
 * Reads a page as a browser does.
 * @param file path in the built site, e.g. 'History.html'
 */
export function parsePage(file: string, html: string): Page {
	const page: Page = {
		file,
		path: pathOf(file),
		lang: '',
		titles: [],
		counts: { h1: 0, main: 0 },
		ids: new Set(),
		addresses: [],
		canonical: '',
		policy: '',
		inlineHashes: [],
		inlineAttributes: [],
		scriptSources: [],
		texts: [],
	};
	// Without scripting, what stands in <noscript> is read too.
	for (const node of parse(html, { scriptingEnabled: false }).childNodes) readNode(node, page);
	return page;
}

function readNode(node: Node, page: Page): void {
	if (node.nodeName === '#text') addText((node as DefaultTreeAdapterTypes.TextNode).value, page);
	if (!('tagName' in node)) return;
	const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
	readAttributes(node.tagName, attributes, page);
	if (node.tagName === 'script' || node.tagName === 'style') {
		readInline(node, attributes, page);
		return;
	}
	if (node.tagName === 'title' && node.parentNode?.nodeName === 'head') {
		page.titles.push(fold(textOf(node)));
	}
	if (node.tagName === 'h1' || node.tagName === 'main') page.counts[node.tagName] += 1;
	const children = 'content' in node ? node.content.childNodes : node.childNodes;
	for (const child of children) readNode(child, page);
}

const SPOKEN = ['alt', 'title', 'aria-label', 'placeholder', 'value', 'label'];

function readAttributes(tag: string, attributes: Map<string, string>, page: Page): void {
	// `rel="external"` marks the links in the school's own texts: a dead one there is no fault of the site.
	const isForeign = /\bexternal\b/.test(attributes.get('rel') ?? '');
	if (!isForeign) page.addresses.push(...addressesOf(tag, attributes));
	const id = attributes.get('id');
	if (id) page.ids.add(id);
	for (const [name, value] of attributes) {
		if (name === 'style' || /^on[a-z]+$/.test(name)) page.inlineAttributes.push(`<${tag} ${name}>`);
		if (SPOKEN.includes(name)) addText(value, page);
	}
	const content = attributes.get('content') ?? '';
	if (tag === 'html') page.lang = attributes.get('lang') ?? '';
	if (tag === 'meta') addText(content, page);
	if (tag === 'link' && attributes.get('rel') === 'canonical') {
		page.canonical = attributes.get('href') ?? '';
	}
	if (attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy') {
		page.policy = content;
	}
}

/** The types of script that a browser runs; anything else, such as JSON-LD, is data that no policy concerns. */
const RUNS =
	/^$|^module$|^text\/javascript$|^application\/javascript$|^importmap$|^speculationrules$/i;

function readInline(node: Element, attributes: Map<string, string>, page: Page): void {
	const source = attributes.get('src');
	if (source !== undefined) page.scriptSources.push(source);
	else if (node.tagName === 'style' || RUNS.test(attributes.get('type') ?? '')) {
		const hash = createHash('sha256').update(textOf(node)).digest('base64');
		page.inlineHashes.push(`sha256-${hash}`);
	}
}

function addText(value: string, page: Page): void {
	const text = fold(value);
	if (text) page.texts.push(text);
}

const textOf = (node: Element) =>
	node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
