import { readSettings } from '#lib/settings.ts';
import { pull } from '#service/pull.ts';

/** A pull of a gallery, to be killed in the middle: `pull-pictures.test.ts` starts it. */
const [url = '', filesUrl = '', dir = '', cache = '', ...files] = process.argv.slice(2);
await pull({
	settings: readSettings({ CONTENT_SERVICE_URL: url, SCHOOL_CODE: 'DEMO', FILES_URL: filesUrl }),
	dir,
	pictures: {
		own: {
			galleries: new Map([['sports', { pictures: files.map((file) => ({ file })) }]]),
			videos: new Map(),
		},
		cache,
	},
});
