import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A text that does harm where it is taken for more than text. */
export interface Attack {
	name: string;
	text: string;
}

/** The function that an attack calls with its number when it gets through. */
export const MARK = '__executed';

const written: Record<string, string> = parse(
	readFileSync(new URL('../fixtures/attacks.yaml', import.meta.url), 'utf8'),
);

/** Too long to be written down. */
const huge = {
	'huge-text': `${'long '.repeat(2_000)}<img src=x onerror=RUN>`,
	'huge-word': `${'x'.repeat(5_000)}<img src=x onerror=RUN>`,
	'huge-depth': `${'<div><b>'.repeat(2_000)}<img src=x onerror=RUN>`,
	'huge-quotation': `${'>'.repeat(4_000)}[x](javascript:RUN)`,
};

/** Every attack; the number of one is its place. */
export const attacks: readonly Attack[] = Object.entries({ ...written, ...huge }).map(
	([name, text], number) => ({ name, text: text.replaceAll('RUN', `${MARK}(${number})`) }),
);
