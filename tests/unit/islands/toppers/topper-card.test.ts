import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TopperCard } from '#islands/toppers/TopperCard.tsx';
import type { TopperItem } from '#lib/topper-list.ts';

const topper: TopperItem = {
	id: 't1',
	sessionYear: '2025-2026',
	name: 'Kavya Devi Rathore',
	marks: 98.6,
	stream: 'Humanities',
	photo: { hash: '3fa4b2c1d5e6f708', width: 600, height: 750 },
};
const show = (part: Partial<TopperItem>, heading: 'h2' | 'h4' = 'h2') =>
	renderToStaticMarkup(createElement(TopperCard, { topper: { ...topper, ...part }, heading }));

test('a topper shows photo, name, stream and marks', () => {
	const html = show({});
	expect(html).toContain('src="/pictures/3fa4b2c1d5e6f708-480.webp"');
	expect(html).toContain('srcSet="/pictures/3fa4b2c1d5e6f708-240.webp 240w,');
	expect(html).toContain('width="480" height="600"');
	expect(html).toContain('<h2 class="topper-name">Kavya Devi Rathore</h2>');
	expect(html).toContain('<p class="topper-stream">Humanities</p>');
	expect(html).toContain('Marks <strong>98.6</strong>');
});

test('what is missing leaves no gap: initials for the photo, no stream, marks not given', () => {
	const { photo: _, stream: __, ...bare } = topper;
	const html = renderToStaticMarkup(
		createElement(TopperCard, { topper: { ...bare, marks: null }, heading: 'h4' }),
	);
	expect(html).not.toContain('<img');
	expect(html).toContain('aria-hidden="true">KR</span>');
	expect(html).not.toContain('topper-stream');
	expect(html).toContain('<strong>not given</strong>');
	expect(html).toContain('<h4 class="topper-name">');
});
