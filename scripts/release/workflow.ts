import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';

/** Where a run in a workflow leaves its results: files that GitHub names in the environment. */
type Env = Readonly<Record<string, string | undefined>>;

/**
 * Hands results to the later steps of a workflow; elsewhere it does nothing.
 * @param outputs of one or more lines; none can be taken for another, as the mark between them is new each time
 */
export function writeOutputs(outputs: Record<string, string>, env: Env = process.env): void {
	if (!env.GITHUB_OUTPUT) return;
	for (const [name, value] of Object.entries(outputs)) {
		const end = randomUUID();
		appendFileSync(env.GITHUB_OUTPUT, `${name}<<${end}\n${value}\n${end}\n`);
	}
}

/** Shows the summary: on the page of the run, and in the log or terminal. */
export function showSummary(text: string, env: Env = process.env): void {
	console.log(`\n${text}`);
	if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${text}\n`);
}

/**
 * Keeps what is printed from being taken for commands of the workflow, which are lines that begin with `::`: content
 * of the service is printed too.
 * @returns ends it
 */
export function ignoreCommands(env: Env = process.env): () => void {
	if (!env.GITHUB_ACTIONS) return () => {};
	const token = randomUUID();
	console.log(`::stop-commands::${token}`);
	return () => console.log(`::${token}::`);
}
