import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

function run(...options: string[]) {
	const child = spawn(process.execPath, ['scripts/sample-service.ts', ...options]);
	onTestFinished(() => void child.kill('SIGKILL'));
	let errors = '';
	child.stderr.on('data', (text) => {
		errors += text;
	});
	const line = once(createInterface({ input: child.stdout }), 'line').then(([text]) =>
		String(text),
	);
	const end = once(child, 'close').then(([code]) => ({ code, errors }));
	return { child, line, end };
}

test('prints one line with its address, serves what it was told to and ends on SIGTERM', async () => {
	const { child, line, end } = run(
		'--port',
		'0',
		'--today',
		'2026-11-21',
		'--items',
		'9',
		'--code',
		'AFS',
		'--token',
		'T',
		'--fault',
		'highlight=503:1',
	);
	const [url = ''] = /http:\S+/.exec(await line) ?? [];
	expect(await line).toContain('school code AFS');
	const circulars = await fetch(`${url}/api/circular/all/AFS`, {
		headers: { authorization: 'Bearer T' },
	});
	expect(await circulars.json()).toHaveLength(9);
	expect((await fetch(`${url}/api/highlight/AFS`)).status).toBe(503);
	expect((await fetch(`${url}/api/highlight/AFS`)).status).toBe(200);
	child.kill('SIGTERM');
	expect(await end).toEqual({ code: 0, errors: '' });
});

test.each([
	[['--fault', 'news=boom'], /^There is no fault “boom”\. Kinds: .*\breset\b.*wrong-304\.\n$/],
	[['--fault', 'news'], /^--fault must read PATTERN=KIND or PATTERN=KIND:TIMES, not “news”\.\n$/],
	[['--items', 'many'], /^--items must be a whole number, not “many”\.\n$/],
	[['--today', 'tomorrow'], /^“tomorrow” is not a date\. Give today as YYYY-MM-DD/],
	[['--colour'], /^Unknown option '--colour'/],
])('%j is refused with a clear line', async (options, message) => {
	const { code, errors } = await run('--port', '0', ...options).end;
	expect(code).toBe(1);
	expect(errors).toMatch(message);
	expect(errors).not.toContain('    at ');
});
