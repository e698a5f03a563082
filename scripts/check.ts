import { parseArgs } from 'node:util';
import { readFacts } from './checks/facts.ts';
import { rules } from './checks/rules.ts';
import { type Problem, readSite } from './checks/site.ts';
import { command } from './steps/process.ts';

/** How many things that are wrong are shown of a rule. */
const SHOWN = 40;

/**
 * Checks whether a built site is fit to deploy (design 1, step 3), and prints what was checked and what is wrong.
 * @param options.dir folder of the built site
 * @param options.content folder of the snapshot that it was built from
 * @param options.token secret that must be nowhere in it, '' when there is none
 * @param options.except names of rules that it need not keep
 * @throws Error when anything is wrong
 */
export async function checkSite(options: {
	dir: string;
	content: string;
	token: string;
	except?: readonly string[];
}): Promise<void> {
	const site = await readSite(options.dir, await readFacts(options.content, options.token));
	const results = rules
		.filter(({ name }) => !options.except?.includes(name))
		.map((rule) => ({ ...rule, problems: rule.check(site) }));
	for (const { name, problems, scope } of results) {
		console.log(`${name.padEnd(8)} ${scope(site).padEnd(22)} ${verdict(problems)}`);
	}
	const failed = results.filter(({ problems }) => problems.length > 0);
	if (failed.length === 0) return;
	const lists = failed.map(({ name, problems }) => `${name}\n${listOf(problems)}`);
	throw new Error(`The site is not fit to deploy.\n\n${lists.join('\n\n')}`);
}

const verdict = ({ length }: Problem[]) => (length === 0 ? 'ok' : `${length} wrong`);

/** A line for each thing that is wrong, with the first place where it is: a template repeats it on every page. */
function listOf(problems: Problem[]): string {
	const byMessage = [...Map.groupBy(problems, ({ message }) => message)];
	const lines = byMessage.slice(0, SHOWN).map(([message, [first, ...others]]) => {
		const place = first?.place ? ` at ${first.place}` : '';
		const more = others.length > 0 ? ` (and ${others.length} times more)` : '';
		return `  ${first?.file}${place}: ${message}${more}`;
	});
	const left = byMessage.length - SHOWN;
	return [...lines, ...(left > 0 ? [`  … and ${left} more`] : [])].join('\n');
}

if (import.meta.main) {
	await command(async () => {
		const { values } = parseArgs({
			options: {
				out: { type: 'string', default: 'dist' },
				content: { type: 'string', default: '.content' },
			},
		});
		const token = process.env.CONTENT_SERVICE_TOKEN?.trim() ?? '';
		await checkSite({ dir: values.out, content: values.content, token });
	});
}
