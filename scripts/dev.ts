import { prepareLocal } from './steps/local.ts';
import { command } from './steps/process.ts';
import { developSite } from './steps/site.ts';

await command(async () => {
	const { content, port } = await prepareLocal(process.argv.slice(2));
	await developSite(content, port);
});
