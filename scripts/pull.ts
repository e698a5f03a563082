import { parseArgs } from 'node:util';
import { readSettings } from '#lib/settings.ts';
import { pull, reportText } from '#service/pull.ts';
import { command } from './steps/process.ts';

await command(async () => {
	const { values } = parseArgs({
		options: {
			dir: { type: 'string', default: '.content' },
			today: { type: 'string' },
			'allow-missing': { type: 'boolean', default: false },
			'accept-shrink': { type: 'string', multiple: true, default: [] },
		},
	});
	const report = await pull({
		settings: readSettings(process.env),
		dir: values.dir,
		today: values.today,
		allowMissing: values['allow-missing'],
		acceptShrink: values['accept-shrink'],
		progress: showProgress,
	});
	showProgress('');
	console.log(reportText(report));
});

/** On a terminal each line takes the place of the one before; elsewhere, in a log, they stand below each other. */
function showProgress(line: string): void {
	if (process.stdout.isTTY)
		process.stdout.write(`\r\x1b[K${line.slice(0, process.stdout.columns - 1)}`);
	else if (line) console.log(line);
}
