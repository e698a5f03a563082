import { serve } from './serve.ts';
import { prepareLocal } from './steps/local.ts';
import { command } from './steps/process.ts';
import { buildSite } from './steps/site.ts';

await command(async () => {
	const site = await prepareLocal(process.argv.slice(2));
	await buildSite(site);
	const { url } = await serve({ dir: site.out, port: site.port });
	console.log(`\nThe site is at ${url} (Ctrl+C stops it)`);
});
