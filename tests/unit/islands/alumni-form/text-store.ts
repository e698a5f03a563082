import type { TextStore } from '#islands/alumni-form/kept.ts';

/** A store of texts like the browser's `localStorage`, over a map that can be looked at. */
export const textStore = (texts = new Map<string, string>()): TextStore => ({
	getItem: (key) => texts.get(key) ?? null,
	setItem: (key, text) => void texts.set(key, text),
	removeItem: (key) => void texts.delete(key),
});
