import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ignoreCommands, showSummary, writeOutputs } from '../../../../scripts/release/workflow.ts';
import { tempFolder } from '../temp-folder.ts';

afterEach(() => vi.restoreAllMocks());

/** Reads outputs as the runner does. */
function readOutputs(text: string): Record<string, string> {
	const outputs: Record<string, string> = {};
	const lines = text.split('\n');
	for (let at = 0; lines[at]; at++) {
		const [, name = '', end = ''] = /^(\w+)<<(.+)$/.exec(lines[at] ?? '') ?? [];
		const from = at + 1;
		at = lines.indexOf(end, from);
		outputs[name] = lines.slice(from, at).join('\n');
	}
	return outputs;
}

test('outputs arrive as they are, whatever stands in them', () => {
	const GITHUB_OUTPUT = join(tempFolder({ out: '' }), 'out');
	const outputs = { publish: 'false', summary: '## A\n\nEOF\npublish<<x\ntrue\nx\npublish=true' };
	writeOutputs(outputs, { GITHUB_OUTPUT });
	expect(readOutputs(readFileSync(GITHUB_OUTPUT, 'utf8'))).toEqual(outputs);
});

test('the summary is printed, and added to the page of the run', () => {
	const print = vi.spyOn(console, 'log').mockReturnValue();
	const GITHUB_STEP_SUMMARY = join(tempFolder({ out: 'before\n' }), 'out');
	showSummary('## A', { GITHUB_STEP_SUMMARY });
	expect(readFileSync(GITHUB_STEP_SUMMARY, 'utf8')).toBe('before\n## A\n');
	expect(print).toHaveBeenCalledWith('\n## A');
});

test('in a workflow what is printed is no command; elsewhere nothing is said of it', () => {
	const printed: string[] = [];
	vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
	ignoreCommands({})();
	expect(printed).toEqual([]);
	ignoreCommands({ GITHUB_ACTIONS: 'true' })();
	const [, token] = /^::stop-commands::([\w-]{36})$/.exec(printed[0] ?? '') ?? [];
	expect(printed[1]).toBe(`::${token}::`);
});
