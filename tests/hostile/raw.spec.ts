import { marked } from 'marked';
import { expect, test } from './browser.ts';
import { attacks } from './corpus.ts';

/** Where careless pages put a text, as it is. */
const places: ((text: string) => string)[] = [
	(text) => `<div>${text}</div>`,
	(text) =>
		`<p title="${text}">x</p><p title='${text}'>x</p><a href="${text}">x</a><img src="${text}">`,
	(text) => `<script type="application/json">{"title":"${text}"}</script><title>${text}</title>`,
	(text) => String(marked.parse(text)),
];

/** Those that are meant for readers; the huge ones keep the machine busy. */
const short = attacks.filter(({ text }) => text.length < 1_000);
const quoted = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const A_PAGE = 16;

test.use({ bypassCSP: true });

test('the attacks are real: put into pages as they are, most of them get through', async ({
	watch,
}) => {
	const { page, executed } = watch;
	await page.route('**/raw', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
	);
	for (let at = 0; at < short.length; at += A_PAGE) {
		await page.goto('/raw');
		const frames = short
			.slice(at, at + A_PAGE)
			.flatMap(({ text }) =>
				places.map((place) => `<iframe srcdoc="${quoted(place(text))}"></iframe>`),
			);
		await page.setContent(frames.join(''));
		await page.evaluate(provoke);
	}
	expect(executed.size, [...executed].join(' ')).toBeGreaterThan(short.length / 2);
});

/** Does in every frame what a visitor might: follows links, presses buttons, moves over everything. Runs in the browser. */
function provoke(): void {
	for (const frame of document.querySelectorAll('iframe')) {
		// A frame may have led itself away.
		for (const element of frame.contentDocument?.querySelectorAll('*') ?? []) {
			for (const { name } of element.attributes) {
				if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)));
			}
			const address = element.getAttribute('href') ?? element.getAttribute('xlink:href');
			const isScript = URL.parse(address ?? '')?.protocol === 'javascript:';
			if (isScript || element.localName === 'button')
				element.dispatchEvent(new MouseEvent('click'));
		}
	}
}
