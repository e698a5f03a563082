/** The browser's own database keeps the file, which is too large for `localStorage`. One file, under one key. */
const NAME = 'alumni-form';
const KEY = 'file';

function open(): Promise<IDBDatabase> {
	const request = indexedDB.open(NAME, 1);
	return new Promise((resolve, reject) => {
		request.onupgradeneeded = () => request.result.createObjectStore(NAME);
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

async function inStore(
	mode: IDBTransactionMode,
	work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
	const database = await open();
	const transaction = database.transaction(NAME, mode);
	const request = work(transaction.objectStore(NAME));
	try {
		// A device without room may say so only at the end of the transaction.
		await new Promise((resolve, reject) => {
			transaction.oncomplete = resolve;
			transaction.onabort = () => reject(transaction.error);
		});
		return request.result;
	} finally {
		database.close();
	}
}

/**
 * Keeps the file that the visitor chose; null forgets it.
 * @throws when the browser has no room or allows no database
 */
export async function keepFile(file: File | null): Promise<void> {
	await inStore('readwrite', (store) => (file ? store.put(file, KEY) : store.delete(KEY)));
}

/** The kept file, null when there is none or the browser lets nobody look. */
export async function keptFile(): Promise<File | null> {
	try {
		const file = await inStore('readonly', (store) => store.get(KEY));
		return file instanceof File ? file : null;
	} catch {
		return null;
	}
}
