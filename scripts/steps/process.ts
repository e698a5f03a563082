import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const cleanups = new Set<() => void>();

/**
 * Registers synchronous work for the end of this process, however it ends: done, failed, Ctrl+C or told to stop.
 * @returns takes it back
 */
export function onExit(cleanup: () => void): () => void {
	cleanups.add(cleanup);
	return () => cleanups.delete(cleanup);
}

process.once('exit', () => {
	for (const cleanup of cleanups) cleanup();
});
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
process.once('SIGHUP', () => process.exit(129));

export interface RunOptions {
	/** Added to the environment; `undefined` takes a variable away. */
	env?: Record<string, string | undefined>;
	/** Whether the output is kept for the caller instead of shown. */
	quiet?: boolean;
}

/**
 * Runs the Node of this process with other arguments and waits for it; the child and its own children end with it.
 * @param args e.g. ['node_modules/astro/bin/astro.mjs', 'build'] or ['--run', 'lint'] for a script of package.json
 * @returns what it wrote, '' unless quiet
 * @throws Error with the output when it does not end with code 0
 */
export async function runNode(args: string[], { env, quiet }: RunOptions = {}): Promise<string> {
	// A process group of its own, so that grandchildren can be ended too.
	const child = spawn(process.execPath, args, {
		detached: true,
		env: { ...process.env, ...env },
		stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
	});
	const forget = onExit(() => child.pid && endGroup(child.pid));
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (text: string) => {
			output += text;
		});
	}
	const code = await new Promise<number | string>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code, signal) => resolve(code ?? signal ?? 'no code'));
	});
	forget();
	if (code !== 0) throw new Error(`${output}\n“node ${args.join(' ')}” ended with ${code}.`.trim());
	return output;
}

function endGroup(pid: number): void {
	try {
		process.kill(-pid, 'SIGTERM');
	} catch {
		// It has ended by itself.
	}
}

/** The lines of a stack trace, as programs that fail print them. */
const STACK_TRACE = /^\s+(?:at .+|Stack trace:)\n?/gm;

/**
 * Runs a command's main function with the variables of `.env`, where the environment itself does not set them.
 * An error becomes its message, without a stack trace, and exit code 1.
 * @param main the command; resolves when its work is done, though servers may stay up
 */
export async function command(main: () => Promise<void>): Promise<void> {
	try {
		if (existsSync('.env')) process.loadEnvFile('.env');
		await main();
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		console.error(`\n${message.replace(STACK_TRACE, '')}`);
		process.exit(1);
	}
}
