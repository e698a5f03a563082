import type { Values } from './submission.ts';

/**
 * What this device keeps of the form, until it is sent or cleared: a draft, or a submission that waits for the
 * connection or is on its way. One record that passes through these stages: there is nothing to bring in step.
 */
export interface Kept {
	stage: 'draft' | 'waiting' | 'sending';
	/** Of the submission; '' for a draft. */
	id: string;
	values: Values;
}

/** The part of `Storage` that is needed. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key that holds the record; the form has it as its id, by which `wake.ts` finds both. */
export const KEY = 'alumni-form';

export type Keeper = ReturnType<typeof createKeeper>;

/**
 * Keeps the form in a store of texts. A store that is full, blocked or holds nonsense is no error: nothing is kept.
 * A submission that waits is never overwritten nor forgotten by another tab, which has another id.
 * @param open gives the store, e.g. `() => localStorage`, which throws where it is blocked
 */
export function createKeeper(open: () => TextStore) {
	function attempt<T>(work: (store: TextStore) => T, otherwise: T): T {
		try {
			return work(open());
		} catch {
			return otherwise;
		}
	}
	const read = (): Kept | null => attempt((store) => parse(store.getItem(KEY)), null);
	const isTaken = (id: string) => {
		const kept = read();
		return kept !== null && kept.stage !== 'draft' && kept.id !== id;
	};
	/** @returns whether it is kept */
	const write = (kept: Kept): boolean =>
		!isTaken(kept.id) &&
		attempt((store) => {
			store.setItem(KEY, JSON.stringify(kept));
			return true;
		}, false);
	/** @param id of the submission, '' for a draft */
	const forget = (id: string) => {
		if (!isTaken(id)) attempt((store) => store.removeItem(KEY), undefined);
	};
	/** Keeps what is being written. @returns false when it should be kept and cannot be */
	const draft = (values: Values): boolean => {
		if (Object.values(values).some(Boolean)) return write({ stage: 'draft', id: '', values });
		forget('');
		return true;
	};
	return { read, write, forget, draft };
}

function parse(text: string | null): Kept | null {
	const { stage, id, values } = JSON.parse(text ?? '{}');
	const isKept = ['draft', 'waiting', 'sending'].includes(stage) && values instanceof Object;
	return isKept ? { stage, id, values } : null;
}
