import { readFile } from 'node:fs/promises';
import { embed } from './files/embed.ts';
import { office } from './files/office.ts';
import { pdf } from './files/pdf.ts';
import { picture, subjectOf } from './pictures/picture.ts';
import { failure, type Reply } from './reply.ts';

interface FileType {
	type: string;
	make: (path: string) => Promise<Buffer> | Buffer;
	/** The path of which this one has the file; its own when left out. */
	same?: (path: string) => string;
	/** The only folder in which files of this type lie. */
	folder?: string;
	headers?: Record<string, string>;
}

const text = (path: string) => Buffer.from(`Sample file ${path.split('/').at(-1)}\r\n`);
const film = () => readFile(new URL('assets/school.mp4', import.meta.url));
/** Files kept in memory: some eighty megabytes. */
const CACHED = 600;
/** For all services of this process: what a path stands for does not depend on the service. */
const cache = new Map<string, Promise<Buffer>>();
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What a path's ending stands for. HEIC is left out on purpose: no browser shows it (design 5). */
const types: Record<string, FileType> = {
	jpg: { type: 'image/jpeg', make: picture, same: subjectOf },
	jpeg: { type: 'image/jpeg', make: picture, same: subjectOf },
	png: { type: 'image/png', make: picture, same: subjectOf },
	webp: { type: 'image/webp', make: picture, same: subjectOf },
	pdf: { type: 'application/pdf', make: pdf },
	mp4: { type: 'video/mp4', make: film },
	docx: { type: `${OFFICE}.wordprocessingml.document`, make: office },
	xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, make: office },
	txt: { type: 'text/plain; charset=utf-8', make: text },
	csv: { type: 'text/csv; charset=utf-8', make: text },
	html: {
		type: 'text/html; charset=utf-8',
		make: embed,
		folder: 'embeds',
		// Pages of the school show it in a frame, whichever host they are on.
		headers: { 'content-security-policy': 'frame-ancestors *' },
	},
};

/** The path asked for by one of the image calls or of the file host; null for any other address. */
function pathOf(url: URL): string | null {
	if (url.pathname === '/api/image') return url.searchParams.get('url');
	const [, path] = /^\/(?:api\/image|files)\/(.+)$/.exec(url.pathname) ?? [];
	return path === undefined ? null : decodeURIComponent(path);
}

/**
 * Answers for pictures and documents: any path with a known ending has a file, always the same (specification 7).
 * @returns null for an address that is no file's
 */
export async function fileAt(url: URL): Promise<Reply | null> {
	let path: string | null;
	try {
		path = pathOf(url);
	} catch {
		return failure(400, 'The path is not encoded as a URL should be.');
	}
	if (!path) return null;
	const found = types[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
	// A lone 404 in a name asks for a missing file, which upload time stamps with these digits do not.
	const absent = /(?<!\d)404(?!\d)/.test(path);
	const misplaced = found?.folder && !path.split('/').slice(0, -1).includes(found.folder);
	if (!found || absent || misplaced) return failure(404, `No such file: ${path}`);
	return {
		status: 200,
		headers: { 'content-type': found.type, 'access-control-allow-origin': '*', ...found.headers },
		body: await made(found.same?.(path) ?? path, found),
	};
}

function made(path: string, { make }: FileType): Promise<Buffer> {
	const body = cache.get(path) ?? Promise.resolve(make(path));
	cache.set(path, body);
	const [oldest] = cache.keys();
	if (cache.size > CACHED && oldest !== undefined) cache.delete(oldest);
	return body;
}
