import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { runNode } from '../../../../scripts/steps/process.ts';
import { tempFolder } from '../temp-folder.ts';

describe('runNode', () => {
	test('gives what the program wrote', async () => {
		const code = 'console.log("out"); console.error("err")';
		expect((await runNode(['-e', code], { quiet: true })).split('\n').toSorted()).toEqual([
			'',
			'err',
			'out',
		]);
	});

	test('adds to the environment and takes away from it', async () => {
		vi.stubEnv('TAKEN_AWAY', 'x');
		const code = 'console.log(process.env.ADDED, "TAKEN_AWAY" in process.env)';
		const env = { ADDED: 'yes', TAKEN_AWAY: undefined };
		expect(await runNode(['-e', code], { quiet: true, env })).toBe('yes false\n');
		vi.unstubAllEnvs();
	});

	test('fails with the output of a program that fails', async () => {
		const code = 'console.error("what is wrong"); process.exit(3)';
		await expect(runNode(['-e', code], { quiet: true })).rejects.toThrow(
			/^what is wrong\n.*ended with 3\.$/s,
		);
	});
});

const stepsUrl = pathToFileURL('scripts/steps/process.ts');

/** A command that runs a child, which starts a grandchild; both say so and stay. */
const FAMILY = `
import { command, runNode } from '${stepsUrl}';
const grandchild = 'console.log("here"); setInterval(() => {}, 1000)';
const child = \`console.log("here");
	require("node:child_process").spawn(process.execPath, ["-e", \${JSON.stringify(grandchild)}], { stdio: "inherit" });
	setInterval(() => {}, 1000)\`;
await command(() => runNode(['-e', child]));
`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
	'%s ends the whole family',
	async (signal) => {
		const dir = tempFolder({ 'family.mjs': FAMILY });
		const parent = spawn(process.execPath, [`${dir}/family.mjs`]);
		let output = '';
		parent.stdout.setEncoding('utf8').on('data', (text: string) => {
			output += text;
		});
		await vi.waitUntil(() => output.split('\n').length === 3, { timeout: 10_000 });
		parent.kill(signal);
		// The pipe that all three write to ends with the last of them.
		await once(parent.stdout, 'end');
	},
	20_000,
);
