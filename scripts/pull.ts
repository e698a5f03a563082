import { openSource, pullContent } from './steps/content.ts';
import { readOptions } from './steps/options.ts';
import { command } from './steps/process.ts';

await command(async () => {
	const options = readOptions(process.argv.slice(2));
	const source = await openSource(options);
	await pullContent(source, options);
	await source.close();
});
