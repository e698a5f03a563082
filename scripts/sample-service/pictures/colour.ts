const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two colours written `#rrggbb`; share 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
	const other = channels(second);
	const mixed = channels(first).map((value, i) =>
		Math.round(value + ((other[i] as number) - value) * share),
	);
	return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (hex: string, share: number) => mix(hex, '#ffffff', share);
export const darker = (hex: string, share: number) => mix(hex, '#0d1b3a', share);

/** Colours of the five houses: Subroto, Arjan, Pratap, Latif, Katre. */
export const HOUSE_COLOURS = ['#2f6fd0', '#d8453b', '#2f9b5f', '#f2b632', '#8150b8'] as const;
export const SKINS = ['#f1c9a5', '#e0ac82', '#c98e62', '#a96f48', '#8a5636'] as const;
export const HAIR = ['#1d1715', '#2a1f1a', '#3a2a22', '#241a2c'] as const;
export const TRICOLOUR = ['#f7943c', '#fbfbf7', '#249a52'] as const;
