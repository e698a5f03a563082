import type { Random } from '../data/random.ts';

/** The colours of an hour of the day. */
export interface Light {
	/** Sky from the zenith down to the horizon. */
	sky: readonly [string, string, string];
	sun: string;
	/** Where the sun stands, as share of the height. */
	sunHeight: number;
	/** What far things fade into. */
	haze: string;
	hill: string;
	leaf: string;
	lawn: string;
	/** Of ground that is not green. */
	earth: string;
	/** Laid thinly over everything. */
	tint: string;
	tintShare: number;
}

const lights: readonly Light[] = [
	{
		sky: ['#7fa8d8', '#f3c3ad', '#ffe4bd'],
		sun: '#fff1d0',
		sunHeight: 0.44,
		haze: '#f6cfb4',
		hill: '#5f7fae',
		leaf: '#4c8a62',
		lawn: '#8dbb6a',
		earth: '#d9b48c',
		tint: '#ff9a6b',
		tintShare: 0.07,
	},
	{
		sky: ['#4b97df', '#96cbf2', '#e6f4fc'],
		sun: '#ffffff',
		sunHeight: 0.2,
		haze: '#cfe6f6',
		hill: '#5d92bd',
		leaf: '#3f8f5f',
		lawn: '#85c26a',
		earth: '#d8ba93',
		tint: '#a8d8ff',
		tintShare: 0.04,
	},
	{
		sky: ['#2f7fd2', '#76b9ee', '#d6eefb'],
		sun: '#fffbe8',
		sunHeight: 0.14,
		haze: '#c4e2f5',
		hill: '#4f8fb0',
		leaf: '#2f8a57',
		lawn: '#74bd5f',
		earth: '#dcb98c',
		tint: '#fff3c4',
		tintShare: 0.04,
	},
	{
		sky: ['#5f95d0', '#f4c58f', '#ffe6ac'],
		sun: '#fff0b8',
		sunHeight: 0.36,
		haze: '#f9d7a0',
		hill: '#7a86a8',
		leaf: '#5d8f4e',
		lawn: '#a4bd5c',
		earth: '#d9aa74',
		tint: '#ffb347',
		tintShare: 0.1,
	},
	{
		sky: ['#4f66ad', '#c794a8', '#fcc193'],
		sun: '#ffdcae',
		sunHeight: 0.48,
		haze: '#e0aa9f',
		hill: '#5a5a92',
		leaf: '#416c63',
		lawn: '#6c9a62',
		earth: '#b98a78',
		tint: '#ff9a7a',
		tintShare: 0.06,
	},
	{
		sky: ['#6f9fc6', '#aed0e4', '#e8f2f2'],
		sun: '#ffffff',
		sunHeight: 0.24,
		haze: '#cfe0e6',
		hill: '#5d8ca0',
		leaf: '#2c8258',
		lawn: '#68bb62',
		earth: '#c0a182',
		tint: '#8fd0c8',
		tintShare: 0.04,
	},
];

/** An hour of the day by chance. */
export const pickLight = (random: Random): Light => random.pick(lights);
