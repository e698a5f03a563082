/**
 * The address of a picture or document of the content service (specification 7, design 5).
 * @param service origin, e.g. 'https://service.example'
 * @param file decoded path such as 'DEMO/news/Bus Timings.pdf', or an absolute http(s) URL, which is kept
 */
export function serviceFileUrl(service: string, file: string): string {
	if (isAbsolute(file)) return file;
	return `${service}/api/image/${file.split('/').map(encodeURIComponent).join('/')}`;
}

const isAbsolute = (file: string) => /^https?:\/\//i.test(file);

function extensionOf(file: string): string {
	const path = isAbsolute(file) ? new URL(file).pathname : file;
	return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Whether a browser shows the file in an `<img>`: told by its ending, so HEIC and MP4 are not. */
export function isPicture(file: string): boolean {
	return ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'].includes(extensionOf(file));
}

/**
 * What a visitor reads on a document's link, e.g. 'Bus Timings (PDF)': the file's name without the upload's
 * time stamp and ending.
 */
export function fileLabel(file: string): string {
	const path = isAbsolute(file) ? decoded(new URL(file).pathname) : file;
	const name = (path.split('/').at(-1) || file).replace(/^\d{10,}-/, '');
	const type = extensionOf(name);
	if (!type) return name;
	return `${name.slice(0, -type.length - 1).trim() || 'Document'} (${type.toUpperCase()})`;
}

/** An address as a person reads it; one with a lone `%` stays as it is. */
function decoded(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/**
 * The address of one of the school's own files (specification 7, design 2).
 * @param base `FILES_URL`
 * @param file path below it such as 'transport/Bus Form.pdf', or an absolute http(s) URL, which is kept
 */
export function ownFileUrl(base: string, file: string): string {
	return isAbsolute(file) ? file : `${base}/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * The type and size of a file as a link shows them, e.g. 'PDF, 45 KB'; '' for a page of another site.
 * @param size bytes; null while it is not known
 */
export function describeFile(file: string, size: number | null): string {
	const type = extensionOf(file).toUpperCase();
	if (!type || type === 'HTML') return '';
	return size === null ? type : `${type}, ${formatSize(size)}`;
}

/** Bytes for a reader, e.g. '45 KB' or '1.2 MB'. */
function formatSize(bytes: number): string {
	if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
	return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
