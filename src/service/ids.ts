import { createHash } from 'node:crypto';
import { textOf } from './fields/text.ts';

/** A short digest of any JSON value: the same over pulls as long as the content is. */
export const contentHash = (content: unknown) =>
	createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);

/** Files of these names stand for their folder, or for what is not in it, on the hosts of static sites. */
const TAKEN = /^(?:index|404)$/i;
const isUrlSafe = (id: string) => /^[\w-]{1,64}$/.test(id) && !TAKEN.test(id);

/**
 * Gives the records of one list their ids: the service's own where it is fit for an address, else made from the
 * content, so that it stays the same over pulls (design 3, 5). Letter case does not tell two ids apart, since it does
 * not tell two files apart on every host.
 */
export function makeIds() {
	const used = new Set<string>();
	/**
	 * @param given the service's `_id`
	 * @param content the clean record, for which no id was asked before
	 */
	return function idFor(given: unknown, content: unknown): string {
		const own = textOf(given);
		const hash = contentHash(content);
		const wanted = isUrlSafe(own) ? own : hash;
		const id = used.has(wanted.toLowerCase()) ? `${wanted}-${hash}` : wanted;
		used.add(id.toLowerCase());
		return id;
	};
}
