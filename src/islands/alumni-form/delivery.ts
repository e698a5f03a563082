import type { Keeper } from './kept.ts';
import type { RequestBody, Values } from './submission.ts';

/** A form that was submitted, as it stays until it has been sent. */
export interface Submission {
	/** One for each submission, however often it is tried. */
	id: string;
	values: Values;
	body: RequestBody;
	/** Whether this device keeps it. */
	isKept: boolean;
}

/** `gone`: it was sent, cleared or taken back in another tab. */
export type Outcome = 'sent' | 'waiting' | 'gone';

interface Means {
	keeper: Keeper;
	/** Rejects when the body did not arrive. */
	post: (body: RequestBody) => Promise<void>;
}

/**
 * Tries to send a submission (design 4: never a false success). Meanwhile it is kept as `sending`: found so at the
 * next visit, nobody knows whether it arrived. Only one tab may do this at a time.
 */
export async function deliver(submission: Submission, { keeper, post }: Means): Promise<Outcome> {
	const { id, values, body, isKept } = submission;
	if (isKept && keeper.read()?.id !== id) return 'gone';
	keeper.write({ stage: 'sending', id, values });
	try {
		await post(body);
	} catch {
		keeper.write({ stage: 'waiting', id, values });
		return 'waiting';
	}
	keeper.forget(id);
	return 'sent';
}
