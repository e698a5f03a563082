import type { Attachment } from './submission.ts';

/** The most that a file may weigh, in megabytes; it is said beside the field. */
export const MAX_MEGABYTES = 5;

const MEGABYTE = 1_000_000;

/** What is wrong with a file that the visitor chose, null when nothing is. */
export function checkFile({ size }: Pick<File, 'size'>): string | null {
	if (size <= MAX_MEGABYTES * MEGABYTE) return null;
	// Rounded up: “5.0 MB” would be no reason.
	const megabytes = (Math.ceil((size / MEGABYTE) * 10) / 10).toFixed(1);
	return `The file is ${megabytes} MB: choose one of at most ${MAX_MEGABYTES} MB.`;
}

/**
 * Reads a file for the request body.
 * @throws Error with a message for the visitor when it is too large, or was moved or changed since it was chosen
 */
export async function readAttachment(file: File): Promise<Attachment> {
	const wrong = checkFile(file);
	if (wrong) throw new Error(wrong);
	const data = await dataUrlOf(file).catch(() => {
		throw new Error(`${file.name} could not be read: choose it again.`);
	});
	return { name: file.name, type: file.type, data };
}

function dataUrlOf(file: File): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
}
