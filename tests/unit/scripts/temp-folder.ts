import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with the given files that is removed when the test ends. */
export function tempFolder(files: Record<string, string> = {}): string {
	const dir = mkdtempSync(join(tmpdir(), 'school-website-'));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(dir, file)), { recursive: true });
		writeFileSync(join(dir, file), text);
	}
	return dir;
}
