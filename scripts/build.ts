import { openSource, pullContent } from './steps/content.ts';
import { readOptions } from './steps/options.ts';
import { command } from './steps/process.ts';
import { buildSite } from './steps/site.ts';

await command(async () => {
	const options = readOptions(process.argv.slice(2));
	const source = await openSource(options);
	await pullContent(source, options);
	await source.close();
	await buildSite({ ...options, token: source.settings.CONTENT_SERVICE_TOKEN });
	console.log(`${options.out} is fit to deploy.`);
});
