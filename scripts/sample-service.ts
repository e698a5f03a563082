import { parseArgs } from 'node:util';
import { faults, isFaultKind } from './sample-service/faults.ts';
import { startSampleService } from './sample-service/server.ts';

const usage = `The sample content service. Options:
  --port 4322          port to listen on
  --today 2026-11-21   the day up to which content exists (default: today in Kolkata)
  --items 240          number of circulars; the other lists scale with it
  --code SAMPLE        school code
  --token T            bearer token that the marked calls need (default: none)
  --seed 1             another seed, other content
  --fault PATTERN=KIND[:TIMES]   spoils answers whose path holds PATTERN; may be repeated
Kinds: ${Object.keys(faults).join(', ')}`;

try {
	await run();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function run(): Promise<void> {
	const { values } = parseArgs({
		options: {
			port: { type: 'string', default: '4322' },
			today: { type: 'string' },
			items: { type: 'string', default: '240' },
			code: { type: 'string', default: 'SAMPLE' },
			token: { type: 'string' },
			seed: { type: 'string', default: '1' },
			fault: { type: 'string', multiple: true, default: [] },
			help: { type: 'boolean', default: false },
		},
	});
	if (values.help) return console.log(usage);

	const planned = values.fault.map(readFault);
	const service = await startSampleService({
		port: whole('port', values.port),
		items: whole('items', values.items),
		seed: whole('seed', values.seed),
		code: values.code,
		today: values.today,
		token: values.token,
	});
	for (const { pattern, kind, times } of planned) service.fault(pattern, kind, times);
	console.log(`Sample content service at ${service.url} (school code ${values.code})`);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => service.close());
}

function whole(name: string, text: string): number {
	if (/^\d{1,9}$/.test(text)) return Number(text);
	throw new Error(`--${name} must be a whole number, not “${text}”.`);
}

function readFault(text: string) {
	const [, pattern, kind = '', times] = /^(.+)=([^=:]*)(?::(\d+))?$/.exec(text) ?? [];
	if (!pattern)
		throw new Error(`--fault must read PATTERN=KIND or PATTERN=KIND:TIMES, not “${text}”.`);
	if (!isFaultKind(kind)) {
		throw new Error(`There is no fault “${kind}”. Kinds: ${Object.keys(faults).join(', ')}.`);
	}
	return { pattern, kind, times: times === undefined ? undefined : Number(times) };
}
