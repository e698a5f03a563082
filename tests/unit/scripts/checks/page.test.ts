import { expect, test } from 'vitest';
import { parsePage, pathOf } from '../../../../scripts/checks/page.ts';

test.each([
	['index.html', '/'],
	['History.html', '/History'],
	['News/bus-timings.html', '/News/bus-timings'],
	['_astro/site.css', '/_astro/site.css'],
])('%s is served at %s', (file, path) => expect(pathOf(file)).toBe(path));

test('collects every address that a browser may follow', () => {
	const { addresses } = parsePage(
		'a.html',
		`<meta property="og:image" content="/og.png"><meta http-equiv="refresh" content="0; url=/next">
		<link rel="preload" imagesrcset="/1.webp 1x, /2.webp 2x">
		<a href="/b">b</a><img src="c.jpg" srcset="/d,1.jpg 300w, /e.jpg 600w"><video poster="/f.jpg"></video>
		<form action="/g"><button formaction="/h"></button></form><svg><use xlink:href="#i"></use></svg>
		<template><a href="/j"></a></template><noscript><a href="/k"></a></noscript>
		<a href="/not-ours" rel="external noopener">x</a><astro-island component-url="/l.js" renderer-url="/m.js"></astro-island>`,
	);
	expect(addresses.toSorted()).toEqual(
		['/og.png', '/next', '/1.webp', '/2.webp', '/b', 'c.jpg', '/d,1.jpg', '/e.jpg', '/f.jpg']
			.concat('/g', '/h', '#i', '/j', '/k', '/l.js', '/m.js')
			.toSorted(),
	);
});

test('reads text as a person meets it, not the code between', () => {
	const { texts } = parsePage(
		'a.html',
		'<p>A &amp;\n B</p><img alt="Sports  day"><script>let hidden</script><style>b{}</style>',
	);
	expect(texts).toEqual(['A & B', 'Sports day']);
});

test('takes the title of the page, not that of a drawing', () => {
	const page = parsePage(
		'a.html',
		'<title> News |\n School</title><svg><title>Crest</title></svg>',
	);
	expect(page.titles).toEqual(['News | School']);
});
