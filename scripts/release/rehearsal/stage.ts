import { spawn, spawnSync } from 'node:child_process';
import {
	cpSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { onExit } from '../../steps/process.ts';
import { readCurrent } from '../folder.ts';
import { describeRelease } from '../manifest.ts';

/** What a release has said and how it ended. */
export interface Run {
	code: number | null;
	/** All that it printed. */
	output: string;
	/** The summary that the office reads. */
	summary: string;
}

/** A copy of the repository with a host folder beside it, in which releases can be tried and spoiled. */
export interface Stage {
	/** The copy. */
	site: string;
	/** The host folder. */
	www: string;
	/**
	 * Runs `npm run release`, as it stands, in the copy.
	 * @param killAt ends it and all that it has started, at once, at the line that begins so
	 */
	release(args?: string[], killAt?: string): Promise<Run>;
	/** What visitors meet; throws when it is not whole. */
	live(): Promise<{ fingerprint: string; root: string }>;
	/** All that was printed and written, as one text. */
	everything(): string;
}

const COPIED = ['src', 'scripts', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs'];

/**
 * Sets the stage.
 * @param dir folder of the rehearsal; only its pictures are kept from one rehearsal to the next
 * @param settings the variables of the release
 */
export function setStage(dir: string, settings: Record<string, string>): Stage {
	const [site, www] = [resolve(dir, 'site'), resolve(dir, 'www')];
	for (const path of [site, www]) rmSync(path, { recursive: true, force: true });
	for (const path of COPIED) cpSync(path, join(site, path), { recursive: true });
	symlinkSync(resolve('node_modules'), join(site, 'node_modules'), 'dir');
	const told = {
		GITHUB_STEP_SUMMARY: resolve(dir, 'summary.md'),
		GITHUB_OUTPUT: resolve(dir, 'output.txt'),
	};
	const env = {
		...process.env,
		...settings,
		...told,
		PICTURE_CACHE: resolve(dir, 'pictures'),
	};
	let printed = '';

	async function release(args: string[] = [], killAt?: string): Promise<Run> {
		writeFileSync(told.GITHUB_STEP_SUMMARY, '');
		const child = spawn(process.execPath, ['scripts/release.ts', '--to', www, ...args], {
			cwd: site,
			env,
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		const forget = onExit(() => child.pid && killFamily(child.pid));
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				output += text;
				const isThere = killAt && output.split('\n').some((line) => line.startsWith(killAt));
				if (isThere && child.pid) killFamily(child.pid);
			});
		}
		const code = await new Promise<number | null>((done) => child.once('close', done));
		forget();
		printed += output;
		return { code, output, summary: readFileSync(told.GITHUB_STEP_SUMMARY, 'utf8') };
	}

	return {
		site,
		www,
		release,
		async live() {
			const { manifest } = await readCurrent(www);
			const root = join(www, 'current');
			if (!manifest) throw new Error('Nothing is live.');
			const { fingerprint } = await describeRelease(root, manifest);
			if (fingerprint !== manifest.fingerprint) throw new Error('What is live is not whole.');
			return { fingerprint, root };
		},
		everything() {
			const written = [join(site, '.content'), join(site, 'dist'), www, ...Object.values(told)];
			return [printed, ...written.map(textAt)].join('\n');
		},
	};
}

/** Every file of a folder, or the one file, byte for character. */
function textAt(path: string): string {
	if (!statSync(path).isDirectory()) return readFileSync(path, 'latin1');
	return readdirSync(path)
		.map((name) => textAt(join(path, name)))
		.join('\n');
}

/** Ends a process and all that it has started, as when the machine is switched off. */
function killFamily(pid: number): void {
	const table = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout ?? '';
	const parents = table
		.trim()
		.split('\n')
		.map((line) => line.trim().split(/\s+/).map(Number));
	const family = [pid];
	for (const member of family) {
		family.push(...parents.filter(([, parent]) => parent === member).map(([child = 0]) => child));
	}
	for (const member of family) {
		try {
			process.kill(member, 'SIGKILL');
		} catch {
			// It has ended by itself.
		}
	}
}
