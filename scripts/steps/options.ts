import { parseArgs } from 'node:util';
import type { ContentOptions } from './content.ts';

const OPTIONS = {
	sample: { type: 'boolean', default: false },
	'allow-missing': { type: 'boolean', default: false },
	'refresh-pictures': { type: 'boolean', default: false },
	'no-pictures': { type: 'boolean', default: false },
	'accept-shrink': { type: 'string', multiple: true, default: [] as string[] },
	today: { type: 'string' },
	items: { type: 'string' },
	seed: { type: 'string' },
	port: { type: 'string' },
	content: { type: 'string', default: '.content' },
	out: { type: 'string', default: 'dist' },
} as const;

/**
 * Reads the options of `build`, `start`, `dev` and `pull` (README names them).
 * @param args e.g. ['--sample', '--today', '2026-11-21']
 * @throws Error naming an option that does not exist or whose value is not understood
 */
export function readOptions(args: string[]): ContentOptions & { out: string } {
	const { values } = parseArgs({ args, options: OPTIONS });
	const { today } = values;
	if (today && !/^\d{4}-\d\d-\d\d$/.test(today)) {
		throw new Error(`--today is “${today}”: write a day such as 2026-11-21.`);
	}
	return {
		content: values.content,
		out: values.out,
		sample: values.sample,
		allowMissing: values['allow-missing'],
		acceptShrink: values['accept-shrink'],
		...(values['refresh-pictures'] && { pictures: 'refreshed' as const }),
		...(values['no-pictures'] && { pictures: 'none' as const }),
		...(today && { today }),
		service: {
			...wholeNumber('items', values.items),
			...wholeNumber('seed', values.seed),
			...wholeNumber('port', values.port),
		},
	};
}

function wholeNumber<Name extends string>(name: Name, value: string | undefined) {
	if (value === undefined) return {};
	if (!/^\d+$/.test(value)) throw new Error(`--${name} is “${value}”: write a whole number.`);
	return { [name]: Number(value) } as Record<Name, number>;
}
