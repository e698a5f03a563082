import { assertPortFree, portOf } from '../serve.ts';
import { openSource, pullContent } from './content.ts';
import { readOptions } from './options.ts';

/**
 * Brings the content for a site on this machine: of the content service when the environment names one, else of the
 * sample service, which stays up as long as this process (design 2).
 * @param args of the command line, see `readOptions`
 * @throws Error when the port is taken, a setting is wrong, or there is no content to show
 */
export async function prepareLocal(args: string[]) {
	const port = portOf(process.env);
	await assertPortFree(port);
	const options = readOptions(args);
	const source = await openSource({
		...options,
		sample: options.sample || !process.env.CONTENT_SERVICE_URL,
		siteUrl: `http://localhost:${port}`,
	});
	await pullContent(source, options);
	return { ...options, port, token: source.settings.CONTENT_SERVICE_TOKEN };
}
