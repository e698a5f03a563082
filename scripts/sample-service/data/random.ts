/** A stream of chance that gives the same choices for the same key, so that the sample data never drifts. */
export interface Random {
	/** At least 0, below 1. */
	next(): number;
	/** A whole number, both ends included. */
	int(min: number, max: number): number;
	pick<T>(list: readonly T[]): T;
	/** True with the probability given, 0 to 1. */
	chance(probability: number): boolean;
	/** A new list in another order. */
	shuffle<T>(list: readonly T[]): T[];
	/** Lower-case hexadecimal digits. */
	hex(length: number): string;
}

/**
 * Seeds a mulberry32 stream.
 * @param key whatever tells this stream from others, e.g. (1, '2026-11-21', 240, 'news')
 */
export function createRandom(...key: readonly (string | number)[]): Random {
	let state = hash(key.join('\n'));
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
	const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
	return {
		next,
		int,
		pick: (list) => {
			if (list.length === 0) throw new Error('Nothing to pick from: the list is empty.');
			return list[int(0, list.length - 1)] as (typeof list)[number];
		},
		chance: (probability) => next() < probability,
		shuffle: (list) => {
			const keyed = list.map((item) => ({ item, at: next() }));
			return keyed.sort((a, b) => a.at - b.at).map(({ item }) => item);
		},
		hex: (length) => Array.from({ length }, () => int(0, 15).toString(16)).join(''),
	};
}

/** A 32-bit FNV-1a hash of a text. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
	// A final mix: near texts such as '…1' and '…2' must not give near streams.
	value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
	return (value ^ (value >>> 16)) >>> 0;
}
